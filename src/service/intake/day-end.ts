import { asText, asTime } from './values.ts'

/** Midnight, at which a day ends and the next one begins. */
export const MIDNIGHT = '00:00:00'

/** Whether what ends at a time of day ends with the day: at 24:00, or in its last minute as far as that is written. */
export function endsWithDay(value: unknown): boolean {
  return /^(23:59(:00|:59)?|24:00(:00)?)$/.test(asText(value) ?? '')
}

/** A time of day at which something ends, with its seconds: midnight for what ends with the day. */
export function asEndTime(value: unknown): string | null {
  return endsWithDay(value) ? MIDNIGHT : asTime(value)
}
