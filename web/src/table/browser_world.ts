// The browser's sockets and timers for a connection.
import { SUBPROTOCOL, type World } from './connection.ts'

export interface BrowserWorld {
  world: World
  /** Calls when the network or the page comes back; returns how to stop. */
  listen(back: () => void): () => void
}

export function browserWorld(): BrowserWorld {
  return { world: { open, later, random: Math.random }, listen }
}

function open(): WebSocket {
  const address = new URL('ws', document.baseURI)
  address.protocol = address.protocol.replace('http', 'ws')
  address.hash = ''
  return new WebSocket(address, SUBPROTOCOL)
}

function later(deed: () => void, ms: number): () => void {
  const timer = setTimeout(deed, ms)
  return () => clearTimeout(timer)
}

function listen(back: () => void): () => void {
  const visible = (): void => {
    if (document.visibilityState === 'visible') back()
  }
  window.addEventListener('online', back)
  document.addEventListener('visibilitychange', visible)
  return () => {
    window.removeEventListener('online', back)
    document.removeEventListener('visibilitychange', visible)
  }
}
