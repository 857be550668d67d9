// A quiet tick when it is the reader's turn; made, not played from a file.
const HIGH = 740
const LOW = 494
const LENGTH = 0.22
const LOUDNESS = 0.08

let context: AudioContext | null = null

export function tock(): void {
  context ??= new AudioContext()
  const { currentTime, destination } = context
  const tone = new OscillatorNode(context, { type: 'sine', frequency: HIGH })
  const gain = new GainNode(context, { gain: LOUDNESS })
  tone.frequency.exponentialRampToValueAtTime(LOW, currentTime + LENGTH)
  gain.gain.exponentialRampToValueAtTime(0.0001, currentTime + LENGTH)
  tone.connect(gain).connect(destination)
  tone.start()
  tone.stop(currentTime + LENGTH)
}
