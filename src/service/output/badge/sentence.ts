import * as z from 'zod/mini'
import { CLOSURE_TYPES } from '#contract/records/closure.ts'
import { keysOf } from '#contract/keys.ts'
import { statusAt, type StatusAt } from '#contract/status/status.ts'
import type { Language } from '#contract/vocabulary/languages.ts'
import type { Line } from './badge.ts'
import { badgeClock, type BadgeClock } from './clock.ts'
import { badgeWords, type BadgeWords } from './words/words.ts'

/** What a sentence is made of. The store has checked dates and times: of thousands that costs as much as reading them. */
export const Spoken = z.object({
  name: z.string(),
  type: z.enum(CLOSURE_TYPES),
  is_binding: z.boolean(),
  start_on: z.nullable(z.string()),
  end_on: z.nullable(z.string()),
  daytime_start: z.nullable(z.string()),
  daytime_end: z.nullable(z.string()),
  time_zone: z.string(),
})
export type Spoken = z.infer<typeof Spoken>
export const SENTENCE_FIELDS = keysOf(Spoken.shape)

/** How one closure stands at `now` (epoch milliseconds): "Closed now · until 06:00 · again 20:00". */
export function sentenceOf(closure: Spoken, now: number, language: Language): Line {
  const times = statusAt(closure, now)
  const words = badgeWords[language]
  const clock = badgeClock(closure.time_zone, now, language, words)
  switch (times.status) {
    case 'expired':
      return { look: 'expired', lead: words.expired, rest: [clock.ended(times.finish)] }
    case 'upcoming':
      return upcoming(closure, clock.begins(times.begin), words)
    case 'current':
      return times.until === null
        ? atOtherHours(closure, times.again, now, clock, words)
        : inForce(closure, times.until, times, clock, words)
  }
}

function upcoming({ type, is_binding }: Spoken, when: string, words: BadgeWords): Line {
  if (type === 'notice') return { look: 'notice', lead: words.notice, rest: [words.from(when)] }
  return { look: 'upcoming', lead: is_binding ? words.closes(when) : words.avoidFrom(when), rest: [] }
}

function inForce(
  { type, is_binding }: Spoken,
  until: number,
  { again }: StatusAt,
  clock: BadgeClock,
  words: BadgeWords,
): Line {
  const rest = [clock.until(until), ...(again === null ? [] : [words.again(clock.again(again, until - 1))])]
  if (type === 'notice') return { look: 'notice', lead: words.notice, rest }
  return is_binding ? { look: 'in-force', lead: words.closedNow, rest } : { look: 'voluntary', lead: words.avoid, rest }
}

function atOtherHours(
  { type, is_binding }: Spoken,
  again: number | null,
  now: number,
  clock: BadgeClock,
  words: BadgeWords,
): Line {
  const say = type === 'notice' ? words.appliesAgain : is_binding ? words.closedAgain : words.avoidAgain
  const rest = again === null ? [] : [say(clock.again(again, now))]
  return type === 'notice'
    ? { look: 'notice', lead: words.notice, rest }
    : { look: 'other-hours', lead: words.notInForce, rest }
}
