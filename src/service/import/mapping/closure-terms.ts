import * as z from 'zod/mini'
import { CLOSURE_TYPES } from '#contract/records/closure.ts'
import { activities } from '#contract/vocabulary/activities.ts'
import { idOf } from '#contract/vocabulary/languages.ts'
import { reasons } from '#contract/vocabulary/reasons.ts'
import { asTerm, asText, listOf, oneOf } from '../../intake/values.ts'
import closureWords from './closure-words.json' with { type: 'json' }
import { DOUBTFUL, Phrases } from './phrases.ts'

const Lists = z.record(z.string(), z.record(z.string(), z.array(z.string())))
const ABBREVIATION = 3
const reasonKeys = reasons.map(({ key }) => key)
const reasonPhrases = new Phrases(Lists.parse(closureWords.reasons), reasonKeys, ABBREVIATION)
const typePhrases = new Phrases(Lists.parse(closureWords.types), CLOSURE_TYPES, ABBREVIATION)

const byTerm = asTerm(reasons)
const byType = oneOf(CLOSURE_TYPES)

/** The reason that a value names: by its id, its key or its label in a language of the vocabulary, or in words: “planned burn”. */
export function asReason(value: unknown): number | null {
  const key = reasonPhrases.meaningOf(asText(value) ?? '')
  return byTerm(value) ?? (key === null || key === DOUBTFUL ? null : idOf(reasons, key))
}

/** Whether a value names a closure or only a notice, such as an opening. */
export function asClosureType(value: unknown): (typeof CLOSURE_TYPES)[number] | null {
  const key = typePhrases.meaningOf(asText(value) ?? '')
  return byType(value) ?? (key === DOUBTFUL ? null : key)
}

/** The activities that a list names, or a text with commas; null where one of them is unknown. */
export const asActivities = listOf(asTerm(activities))
