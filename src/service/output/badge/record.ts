import * as z from 'zod/mini'
import { keysOf } from '#contract/keys.ts'
import { CLOSURE_TYPES } from '#contract/records/closure.ts'
import { sentenceOf } from '#contract/standing/sentence.ts'
import { oneLine } from '#contract/standing/sentence-lines.ts'
import { standingAt, type Standing } from '#contract/standing/standing.ts'
import type { Language } from '#contract/vocabulary/languages.ts'
import { messages } from '../messages/messages.ts'
import type { Line } from './badge.ts'

/** What a badge reads of a record. The store has checked dates and times: of thousands that costs as much as reading them. */
export const BadgeRecord = z.object({
  name: z.string(),
  type: z.enum(CLOSURE_TYPES),
  is_binding: z.boolean(),
  start_on: z.nullable(z.string()),
  end_on: z.nullable(z.string()),
  daytime_start: z.nullable(z.string()),
  daytime_end: z.nullable(z.string()),
  time_zone: z.string(),
})
export type BadgeRecord = z.infer<typeof BadgeRecord>
export const BADGE_FIELDS = keysOf(BadgeRecord.shape)

/** How a record stands at `now` (epoch milliseconds). */
export function standingOf(record: BadgeRecord, now: number): Standing {
  return standingAt(record, record.time_zone, now)
}

/** How one record stands, in words: "Closed now · until 06:00 · again 20:00". Those who see it may be anywhere. */
export function sentenceLine(record: BadgeRecord, now: number, language: Language): Line {
  const standing = standingOf(record, now)
  const options = { language, messages: messages[language].standing, isNow: true, viewerZone: null }
  return { sign: standing.displayStatus, ...oneLine(sentenceOf(record, standing, options)) }
}
