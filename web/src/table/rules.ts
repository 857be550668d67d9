// Finds passages on a game's rules page.
import type { RulesSection } from '../shared/api.ts'

/** The sections that hold all the words, in any order; all sections without words. */
export function matching(sections: RulesSection[], wanted: string): RulesSection[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean)
  return sections.filter((section) => {
    const text = plain(`${section.id ?? ''} ${withoutTags(section.html)}`)
    return words.every((word) => text.includes(word))
  })
}

function withoutTags(html: string): string {
  return html.replace(/<[^>]*>/g, ' ')
}

/** Lower case without accents, so that `accion` finds `acción`. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
