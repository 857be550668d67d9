// Which screen an address asks for. Addresses are fragments, so keys never reach a server's log.
export type Route =
  | { to: 'lobby' }
  | { to: 'new'; game: string }
  | { to: 'share'; table: string }
  | { to: 'table'; table: string; key: string }
  | { to: 'replay'; table: string; key: string; ply: number }
  | { to: 'record' }
  | { to: 'nowhere' }

/** Return the screen of a fragment such as `#/table/4f2a/Zk3-x`. */
export function routeOf(fragment: string): Route {
  const [place = '', ...rest] = parts(fragment)
  const [first = '', second = '', third = ''] = rest
  if (place === '') return { to: 'lobby' }
  if (place === 'new' && rest.length === 1) return { to: 'new', game: first }
  if (place === 'share' && rest.length === 1) return { to: 'share', table: first }
  if (place === 'table' && rest.length >= 1 && rest.length <= 2) {
    return { to: 'table', table: first, key: second }
  }
  if (place === 'replay' && rest.length === 0) return { to: 'record' }
  if (place === 'replay' && rest.length <= 3) {
    return { to: 'replay', table: first, key: second, ply: Number(third) || 0 }
  }
  return { to: 'nowhere' }
}

function parts(fragment: string): string[] {
  return fragment
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decoded)
    .filter((part, place, all) => part !== '' || place < all.length - 1)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
