import type { Language } from '#core/i18n/language.ts'
import { readDegrees } from './degrees.ts'
import { readMgrs, readUtm } from './grid.ts'
import { readLink } from './links.ts'
import { distinct, type Reading } from './reading.ts'

/** More than any notation needs: a longer text is no coordinates, if it is no link. */
const LONGEST = 100
const LONGEST_LINK = 2000

/**
 * The places that a text may mean as coordinates, the likeliest first; none where it is something else. An `O` is east in
 * German, and west in French and Italian: whoever reads these may have either kind of text before them.
 */
export function readCoordinates(text: string, language: Language): readonly Reading[] {
  const trimmed = text.trim()
  if (!/\d/.test(trimmed) || trimmed.length > LONGEST_LINK) return []
  const link = readLink(trimmed)
  if (link.length > 0) return distinct(link)
  if (trimmed.length > LONGEST) return []
  const upper = trimmed.toUpperCase()
  const grid = [...readMgrs(upper), ...readUtm(upper)]
  if (grid.length > 0) return distinct(grid)
  return distinct(withoutO(trimmed, language).flatMap((one) => withPoints(one).flatMap(readDegrees)))
}

const MEANT_BY_O: Readonly<Record<Language, readonly string[]>> = {
  de: ['E'],
  en: ['E', 'W'],
  fr: ['W', 'E'],
  it: ['W', 'E'],
}

function withoutO(text: string, language: Language): readonly string[] {
  const o = /(?<![a-zö])o(?![a-z])/gi
  if (!o.test(text)) return [text]
  return MEANT_BY_O[language].map((letter) => text.replace(o, letter))
}

/** The text as it is, and with its commas as points: each where it makes sense. */
function withPoints(text: string): readonly string[] {
  const commas = text.split(',').length - 1
  const pointed = text.replace(/(\d),(\d+)/g, '$1.$2')
  return [...(commas <= 1 ? [text] : []), ...(pointed === text ? [] : [pointed])]
}
