import * as z from 'zod/mini'
import { parseInstant } from './status/instant.ts'
import { isLocalDate, isLocalTime } from './status/local-time.ts'

/** A calendar date at the place, `2026-05-01`. */
export const LocalDate = z.string().check(z.refine(isLocalDate, 'Enter a valid date.'))

/** A wall-clock time at the place, `08:00:00`. */
export const LocalTime = z.string().check(z.refine(isLocalTime, 'Enter a valid time.'))

/** An instant, RFC 3339 with an offset: `2026-05-01T06:00:00Z`. */
export const Instant = z.string().check(z.refine((text) => parseInstant(text) !== null, 'Enter a valid instant.'))
