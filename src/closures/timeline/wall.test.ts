import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseWhen, formatWhen } from '#clock/when.ts'
import { HORIZONS, windowFrom } from './timeline-window.ts'
import { extentOf, shareOf, stepped, wallAtShare, wallOf, whenAt } from './wall.ts'

const current = wallOf({ date: '2026-05-15', time: '10:30' })
const at = (wall: number) => formatWhen(whenAt(wall))

describe('a place on the timeline', () => {
  it('is a quarter of an hour in a day, an hour in a week, a day at the same hour beyond', () => {
    const place = (horizon: (typeof HORIZONS)[number]) =>
      at(wallAtShare(windowFrom(horizon, '2026-05-11'), 0.51, current))
    expect(place('day')).toBe('2026-05-11T12:15')
    expect(place('week')).toBe('2026-05-14T14:00')
    expect(place('month')).toBe('2026-05-26T10:30')
    expect(place('year')).toBe('2026-11-08T10:30')
  })

  it('is within the window wherever it is dragged to, and can be written to an address', () => {
    fc.assert(
      fc.property(fc.constantFrom(...HORIZONS), fc.double({ min: -2, max: 3, noNaN: true }), (horizon, share) => {
        const window = windowFrom(horizon, '2026-12-01')
        const wall = wallAtShare(window, share, current)
        const { start, end } = extentOf(window)
        expect(wall >= start && wall < end).toBe(true)
        expect(parseWhen(at(wall))).toEqual(whenAt(wall))
        expect(shareOf(window, wall)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('is moved by full hours or whole days', () => {
    expect(at(stepped('day', current, 1, false))).toBe('2026-05-15T11:00')
    expect(at(stepped('day', current, -1, false))).toBe('2026-05-15T10:00')
    expect(at(stepped('day', wallOf({ date: '2026-05-15', time: '10:00' }), -1, false))).toBe('2026-05-15T09:00')
    expect(at(stepped('week', current, 1, true))).toBe('2026-05-16T10:30')
    expect(at(stepped('month', current, -1, false))).toBe('2026-05-14T10:30')
    expect(at(stepped('year', current, 1, false))).toBe('2026-05-16T10:30')
  })
})
