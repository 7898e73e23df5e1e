import { expect, test } from 'vitest'
import { isWeekendUnderWay, spanOf } from './span.ts'
import { parseWhen } from '#contract/standing/when.ts'

/** A span in Berlin as of an instant, in UTC. */
function span(text: string, now: string): readonly string[] | null {
  const when = parseWhen(text)
  if (when === null) throw new Error(`Not read: ${text}`)
  const found = spanOf({ when, now: Date.parse(now) }, 'Europe/Berlin')
  return found && [found.start, found.end].map((instant) => new Date(instant).toISOString().slice(0, 16))
}

const [THURSDAY, SATURDAY, SUNDAY] = ['2026-05-14T07:40:00Z', '2026-05-16T15:00:00Z', '2026-05-17T15:00:00Z']

test.each([
  ['weekend', THURSDAY, ['2026-05-15T22:00', '2026-05-17T22:00']],
  ['weekend', SATURDAY, ['2026-05-16T15:00', '2026-05-17T22:00']],
  ['weekend', SUNDAY, ['2026-05-17T15:00', '2026-05-17T22:00']],
  ['P7D', THURSDAY, ['2026-05-14T07:40', '2026-05-20T22:00']],
  ['tomorrow', THURSDAY, ['2026-05-14T22:00', '2026-05-15T22:00']],
  ['2026-05-01', THURSDAY, ['2026-04-30T22:00', '2026-05-01T22:00']],
])('%s at %s is a span of local days', (text, now, expected) => {
  expect(span(text, now)).toEqual(expected)
})

test.each(['9997-12-31', '9999-12-31'])('%s is a span, or no moment at all', (text) => {
  const when = parseWhen(text)
  expect(() => when && spanOf({ when, now: Date.parse(THURSDAY) }, 'Europe/Berlin')).not.toThrow()
})

test('now, and a day with a time, is no span', () => {
  expect(span('now', THURSDAY)).toBeNull()
  expect(span('weekendT09:00', THURSDAY)).toBeNull()
})

test('a weekend that has begun is what remains of it', () => {
  const isUnderWay = (text: string, now: string) =>
    isWeekendUnderWay({ when: parseWhen(text) ?? 'now', now: Date.parse(now) }, 'Europe/Berlin')
  expect([THURSDAY, SATURDAY, SUNDAY].map((now) => isUnderWay('weekend', now))).toEqual([false, true, true])
  expect(isUnderWay('today', SUNDAY)).toBe(false)
})
