import { activityKeyOf, type ActivityKey } from '../vocabulary/activity-implications.ts'
import type { ClosureRecord } from './closure.ts'

/** What the law has words of its own for, by the activity that it forbids. */
export type Duty = 'entering' | 'leaving_paths' | 'dogs_off_leash'

/** What leaves nothing of a duty: where nobody may enter, no path is free; where no dog may come, no leash helps. */
const WIDER: Readonly<Record<Duty, ActivityKey | null>> = {
  entering: null,
  leaving_paths: 'entering',
  dogs_off_leash: 'dogs',
}

const isDuty = (key: ActivityKey): key is Duty => key in WIDER

/**
 * Gives the law's own word for what a closure does to one of its activities, "Betretungsverbot"; null where it has none.
 * Such a word states a duty, so only a closure that is known to bind, on a legal basis that is recorded, has it.
 * `names`: all activities of the closure, in any language of the vocabulary.
 */
export function lawsWordOf(
  { type, is_binding, legal_basis }: Pick<ClosureRecord, 'type' | 'is_binding' | 'legal_basis'>,
  names: readonly string[],
  words: Readonly<Record<Duty, string>>,
): (name: string) => string | null {
  const isLaw = type === 'closure' && is_binding === true && (legal_basis ?? '').trim() !== ''
  const keys = new Set(names.map(activityKeyOf))
  return (name) => {
    const key = activityKeyOf(name)
    if (!isLaw || key === null || !isDuty(key)) return null
    const wider = WIDER[key]
    return wider !== null && keys.has(wider) ? null : words[key]
  }
}
