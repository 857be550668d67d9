// Times as clocks show them.

/** Milliseconds as `4:05`, `1:02:03`, `2 d 3 h`, or `9.5` below ten seconds. */
export function clockFace(ms: number): string {
  if (ms < 10_000) return (Math.floor(ms / 100) / 10).toFixed(1)
  const seconds = Math.floor(ms / 1000)
  const hours = Math.floor(seconds / 3600)
  if (hours >= 24) return `${Math.floor(hours / 24)} d ${hours % 24} h`
  const minutes = Math.floor(seconds / 60) % 60
  const two = (number: number): string => String(number).padStart(2, '0')
  const rest = two(seconds % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}

/** What is left now of a clock that had so much when it was heard of. */
export function leftNow(left: number, running: boolean, heard: number, now: number): number {
  return running ? Math.max(0, left - (now - heard)) : left
}
