import * as z from 'zod/mini'
import { fold } from '#contract/fold.ts'
import { CLOSURE_TYPES } from '#contract/records/closure.ts'
import { activities } from '#contract/vocabulary/activities.ts'
import { idOf } from '#contract/vocabulary/languages.ts'
import { reasons } from '#contract/vocabulary/reasons.ts'
import { asTerm, asText, listOf, oneOf } from '../../intake/values.ts'
import closureWords from './closure-words.json' with { type: 'json' }
import { DOUBTFUL, Phrases, type PhraseLists } from './phrases.ts'

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

const byTerm = asTerm(reasons)
const byType = oneOf(CLOSURE_TYPES)

/** The reason that a value names: by its id, its key or its label in a language of the vocabulary, or in words: “planned burn”. */
export function asReason(value: unknown): number | null {
  const key = reasonPhrases.meaningOf(asText(value) ?? '')
  return byTerm(value) ?? (key === null || key === DOUBTFUL ? null : idOf(reasons, key))
}

/** What comes before a reason in a title: “closed due to rockfall”. */
const BECAUSE =
  / (?:due to|because of|owing to|following|after|for|wegen|aufgrund|infolge|nach|en raison d[eu]s?|suite a|a cause d[eu]s?|pour|a causa di|per|debido a|por|a causa d[eu]l?|na grund van|vanwege|wegens|pa grund av|pga|z duvodu|kvuli|z powodu) /

/**
 * The reason that a title gives: after such words as “due to”, or as all that stands on one side of a colon, “Planned burn:
 * Mill Track”; null where it gives none. Elsewhere such words may be parts of names: “Bear Creek Trail closed”.
 */
export function reasonInTitle(title: string): string | null {
  const [, after] = fold(` ${title} `).split(BECAUSE)
  const given = after === undefined ? null : reasonPhrases.meaningOf(after)
  if (given !== null && given !== DOUBTFUL) return given
  const part = title.split(/[:–]/).find((side) => reasonPhrases.isWhole(side))
  const whole = part === undefined ? null : reasonPhrases.meaningOf(part)
  return whole === DOUBTFUL ? null : whole
}

/** Whether a value names a closure or only a notice, such as an opening. */
export function asClosureType(value: unknown): (typeof CLOSURE_TYPES)[number] | null {
  const key = typePhrases.meaningOf(asText(value) ?? '')
  return byType(value) ?? (key === DOUBTFUL ? null : key)
}

/** The activities that a list names, or a text with commas; null where one of them is unknown. */
export const asActivities = listOf(asTerm(activities))
