import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recordAndNow } from './testing/arbitraries.ts'
import { statusAt } from './status.ts'
import { unionAt } from './union.ts'

const always = { start_on: null, end_on: null, daytime_start: null, daytime_end: null, time_zone: 'Europe/Berlin' }
const at = (time: string) => Date.parse(`2026-05-15T${time}:00+02:00`)

describe('several records together', () => {
  it('end where the last of those ends that take over from each other', () => {
    const early = { ...always, daytime_start: '06:00', daytime_end: '09:00' }
    const late = { ...always, daytime_start: '08:00', daytime_end: '12:00' }
    const evening = { ...always, daytime_start: '18:00', daytime_end: '20:00' }
    expect(unionAt([early, late, evening], at('07:00'))).toEqual({ until: at('12:00'), again: at('18:00') })
    expect(unionAt([early, late, evening], at('13:00'))).toEqual({ until: null, again: at('18:00') })
  })

  it('are in force until further notice as soon as one is', () => {
    const hours = { ...always, daytime_start: '06:00', daytime_end: '09:00' }
    expect(unionAt([hours, { ...always, start_on: '2026-05-15' }], at('07:00'))).toEqual({
      until: Infinity,
      again: null,
    })
  })

  it('that take over from each other for ever have no end that could be told', () => {
    const day = { ...always, daytime_start: '06:00', daytime_end: '18:00' }
    const night = { ...always, daytime_start: '18:00', daytime_end: '06:00' }
    expect(unionAt([day, night], at('07:00'))).toBeNull()
  })

  it('of one are that one', () => {
    fc.assert(
      fc.property(recordAndNow, ({ validity, now }) => {
        const { until, again } = statusAt(validity, now)
        expect(unionAt([validity], now)).toEqual({ until, again })
      }),
    )
  })
})
