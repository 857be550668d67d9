// For which games this browser's reader wants the standard table though there is a skin.
const PLACE = 'ecliptic.plainly'

export function wantsPlainly(game: string): boolean {
  return kept().includes(game)
}

export function wantPlainly(game: string, plainly: boolean): void {
  const others = kept().filter((one) => one !== game)
  try {
    localStorage.setItem(PLACE, JSON.stringify(plainly ? [...others, game] : others))
  } catch {
    // Private windows may refuse; the choice then holds until the page is closed.
  }
}

function kept(): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]')
    return Array.isArray(list) ? list.map(String) : []
  } catch {
    return []
  }
}
