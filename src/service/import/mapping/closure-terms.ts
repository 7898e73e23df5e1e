import { activities } from '#contract/vocabulary/activities.ts'
import { reasons } from '#contract/vocabulary/reasons.ts'
import { asTerm, listOf } from '../../intake/values.ts'

/** The reason that a value names: by its id, its key or its label in a language of the vocabulary. */
export const asReason = asTerm(reasons)

/** The activities that a list names, or a text with commas; null where one of them is unknown. */
export const asActivities = listOf(asTerm(activities))
