import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatWhen, parseWhen, wallTimeAt, type WallTime } from '#contract/standing/when.ts'
import { HORIZONS, windowFrom } from './timeline-window.ts'
import { extentOf, shareOf, stepped, wallAtShare, wallNamed, wallOf, whenAt } from './wall.ts'

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

  it('passes the hour that is skipped in spring, both ways', () => {
    const shown = (when: WallTime) => wallOf(wallTimeAt({ when, now: 0 }, 'Europe/Vienna'))
    const back = (when: WallTime) => whenAt(stepped('day', wallNamed(when, shown(when)), -1, false))
    const skipped = back({ day: '2026-03-29', time: '03:00' })
    expect(at(shown(skipped))).toBe('2026-03-29T03:00')
    expect(at(shown(back(skipped)))).toBe('2026-03-29T01:00')
    expect(at(stepped('day', shown(skipped), 1, false))).toBe('2026-03-29T04:00')
  })

  it('is the one shown where the moment names none', () => {
    for (const when of ['now', 'today', 'todayT08:00', '2026-05-15']) {
      expect(wallNamed(parseWhen(when) ?? 'now', current)).toBe(current)
    }
    expect(at(wallNamed({ day: '2026-05-20', time: '08:00' }, current))).toBe('2026-05-20T08:00')
  })
})
