import { expect, test } from 'vitest'
import { isBannerDue } from './app-config-banner.ts'

const [FROM, UNTIL] = ['2026-05-01T06:00:00+02:00', '2026-05-02T06:00:00+02:00']
const BEGIN = Date.parse('2026-05-01T04:00:00Z')
const END = Date.parse('2026-05-02T04:00:00Z')

test.each([
  ['without a time', {}, [true, true, true, true]],
  ['from an instant on', { from: FROM }, [false, true, true, true]],
  ['until an instant', { until: UNTIL }, [true, true, true, false]],
  ['between two', { from: FROM, until: UNTIL }, [false, true, true, false]],
])('a banner %s is due in that time alone, its end excluded', (_, times, expected) => {
  expect([BEGIN - 1, BEGIN, END - 1, END].map((now) => isBannerDue(times, now))).toEqual(expected)
})
