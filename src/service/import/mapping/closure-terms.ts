import * as z from 'zod/mini'
import { fold } from '#contract/fold.ts'
import { CLOSURE_TYPES } from '#contract/records/closure.ts'
import { reasons } from '#contract/vocabulary/reasons.ts'
import { asTerm, asText, oneOf } from '../../intake/values.ts'
import { activitiesBanned } from './said/banned-activities.ts'
import closureWords from './closure-words.json' with { type: 'json' }
import { DOUBTFUL, Phrases, wordsOf, type PhraseLists } from './phrases.ts'
import { permits } from './said/permission.ts'
import { isNotAllOpen, isOnlyPossible, isOpened } from './said/type-in-text.ts'
import { withoutMarkup } from '../../intake/html/without-markup.ts'

const Lists = z.record(z.string(), z.record(z.string(), z.array(z.string())))
const ABBREVIATION = 3
const PLURAL_BY_S = ['en', 'fr', 'es']
const reasonKeys = reasons.map(({ key }) => key)
const reasonPhrases = new Phrases(withPlurals(closureWords.reasons), reasonKeys, ABBREVIATION)
const typePhrases = new Phrases(withPlurals(closureWords.types), CLOSURE_TYPES, ABBREVIATION)

/** The lists with the plurals of the languages that make them by an s. */
function withPlurals(lists: unknown): PhraseLists {
  const entries = Object.entries(Lists.parse(lists)).map(([language, meanings]) => {
    if (!PLURAL_BY_S.includes(language)) return [language, meanings] as const
    const both = Object.entries(meanings).map(([key, phrases]) => [
      key,
      phrases.flatMap((phrase) => (/s$|\d$/.test(phrase) ? [phrase] : [phrase, `${phrase}s`])),
    ])
    return [language, Object.fromEntries(both)] as const
  })
  return Object.fromEntries(entries)
}

const Endings = z.record(z.string(), z.array(z.string()))
/** How compound words end that name a reason or a type: “Kranichbrut”, “Älgjakt”, “Nachtsperre”. */
const reasonEndings = Endings.parse(closureWords.endings)
const typeEndings = Endings.parse(closureWords.endings_of_types)

function byEnding(endings: z.infer<typeof Endings>, text: string): string | null {
  const words = wordsOf(text)
  const ends = (ending: string) => words.some((word) => word.length > ending.length + 2 && word.endsWith(ending))
  return Object.entries(endings).find(([, some]) => some.some(ends))?.[0] ?? null
}

const byTerm = asTerm(reasons)
const byType = oneOf(CLOSURE_TYPES)

/** The reason that a value names: by its id, its key or its label in a language of the vocabulary, or in words: “planned burn”. */
export function asReason(value: unknown): number | null {
  const text = asText(value) ?? ''
  const key = reasonPhrases.meaningOf(text)
  return byTerm(value) ?? byTerm(key === null || key === DOUBTFUL ? byEnding(reasonEndings, text) : key)
}

/** What comes before a reason in a title: “closed due to rockfall”. */
const BECAUSE =
  / (?:due to|to protect(?: a| the| our)?|zum schutz (?:der|des|von)?|pour proteger|per proteggere|para proteger|ter bescherming van|because of|owing to|following|after|for|wegen|aufgrund|infolge|nach|en raison d[eu]s?|suite a|a cause d[eu]s?|pour|a causa di|per|debido a|por|a causa d[eu]l?|na grund van|vanwege|wegens|pa grund av|pga|z duvodu|kvuli|z powodu) /

/** What parts a reason from all else: “Planned burn: Mill Track”, “Area Closure - Fire”, “Storm damage to the track”. */
const PARTS =
  /[:–]| [-|] | (?:to|of|on|in|at|along|near|expected|scheduled|auf|an|am|im|in der|sur|dans|en|nel|nella|sul|pa|vid) /

/**
 * The reason that a title or a text gives: after such words as “due to”, or as all that stands before or behind a colon, a
 * dash or a preposition; null where it gives none. Elsewhere such words may be parts of names: “Bear Creek Trail closed”.
 */
export function reasonInTitle(title: string): string | null {
  const plain = withoutMarkup(title)
  for (const sentence of plain.split(/[.;!?\n]/)) {
    const [, after] = fold(` ${sentence} `).split(BECAUSE)
    const given = after === undefined ? null : reasonPhrases.meaningOf(after)
    if (given !== null && given !== DOUBTFUL) return given
  }
  const part = plain.split(PARTS).find((side) => reasonPhrases.isWhole(side))
  const whole = part === undefined ? null : reasonPhrases.meaningOf(part)
  return whole === DOUBTFUL ? null : whole
}

/** Whether a value names a closure or only a notice, such as an opening. */
export function asClosureType(value: unknown): (typeof CLOSURE_TYPES)[number] | null {
  const text = asText(value) ?? ''
  const key = isNotAllOpen(text)
    ? 'closure'
    : isOpened(text) || permits(text) || isOnlyPossible(text)
      ? 'notice'
      : typePhrases.meaningOf(text)
  if (key !== null && key !== DOUBTFUL) return byType(value) ?? key
  return byType(value) ?? byType(byEnding(typeEndings, text)) ?? (activitiesBanned(text) === null ? null : 'closure')
}
