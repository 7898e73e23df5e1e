import { describe, expect, it } from 'vitest'
import { HeightReporter } from './height-reporter.ts'

/** A host page that makes its frame as high as is reported to it, and an embed that is measured each time something moves. */
function aHost(need: (frame: number) => number) {
  const reporter = new HeightReporter()
  const reported: number[] = []
  let frame = 400
  return {
    reported,
    /** Measures until nothing moves any more; fails where that never comes. */
    settle(cause: string) {
      for (let step = 0; step < 100; step += 1) {
        const height = reporter.next({ needed: need(frame), frame, cause })
        if (height === null) return
        reported.push(height)
        frame = height
      }
      expect.fail('The frame grows for ever.')
    },
  }
}

describe('the height that is reported', () => {
  it('is what the list needs, in whole pixels, and once', () => {
    const host = aHost(() => 612.4)
    host.settle('10 rows')
    host.settle('10 rows')
    expect(host.reported).toEqual([613])
  })

  it('follows what the list has, wide or narrow, and nothing where it needs the same', () => {
    let rows = 10
    const host = aHost(() => rows * 50)
    host.settle('10 rows')
    rows = 3
    host.settle('3 rows')
    host.settle('3 rows in German')
    rows = 5
    host.settle('5 rows')
    expect(host.reported).toEqual([500, 150, 250])
  })

  it('follows what comes late, as long as the frame has not moved', () => {
    const reporter = new HeightReporter()
    const cause = '10 rows'
    expect(reporter.next({ needed: 480, frame: 400, cause })).toBe(480)
    expect(reporter.next({ needed: 500, frame: 400, cause })).toBe(500)
  })

  it.each([
    ['always needs more than it has', (frame: number) => frame + 40, 1],
    ['needs a share of what it has', (frame: number) => frame * 1.5, 1],
    ['needs more, then less', (frame: number) => (frame % 2 === 0 ? frame + 41 : frame - 39), 2],
    ['always needs less than it has', (frame: number) => frame * 0.9, 2],
  ])('does not grow or shrink for ever where the list %s', (_, need, times) => {
    const host = aHost(need)
    host.settle('10 rows')
    host.settle('10 rows')
    expect(host.reported).toHaveLength(times)
    host.settle('11 rows')
    expect(host.reported.length).toBeLessThanOrEqual(times + 2)
  })

  it('is lowered where the list was still that of before', () => {
    const reporter = new HeightReporter()
    const cause = '3 rows'
    expect(reporter.next({ needed: 900, frame: 400, cause })).toBe(900)
    expect(reporter.next({ needed: 150, frame: 900, cause })).toBe(150)
    expect(reporter.next({ needed: 900, frame: 150, cause })).toBeNull()
  })
})
