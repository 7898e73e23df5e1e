import { describe, expect, it } from 'vitest'
import { comparable, regressions, updated, type Committed, type Measured } from './regressions.ts'

const committed: Committed = {
  tolerances: { kB: 0.1, ms: 0.5 },
  counts: ['requests', 'kB'],
  parts: {
    start: { 'app 20k / bare 20k': { kB: 2, 'idle ms': 4 }, 'app 20k': { requests: 40 }, 'app 300k': { requests: 41 } },
  },
}

function measuring(columns: Record<string, Record<string, number>>): Measured {
  const spread = (figures: Record<string, number>) =>
    Object.fromEntries(Object.entries(figures).map(([name, median]) => [name, { median }]))
  return {
    part: 'start',
    measured: Object.fromEntries(Object.entries(columns).map(([name, figures]) => [name, spread(figures)])),
  }
}

describe('regressions of the benchmark', () => {
  it('names the ratios that have grown by more than they may, and no others', () => {
    expect(regressions(measuring({ 'app 20k / bare 20k': { kB: 2.15, 'idle ms': 6.1 } }), committed)).toEqual([
      'start, app 20k / bare 20k: idle ms 6.1, committed 4, at most 6',
    ])
    expect(regressions(measuring({ 'app 20k / bare 20k': { kB: 2.25, 'idle ms': 1 } }), committed)).toHaveLength(1)
  })

  it('lets no request be added', () => {
    expect(regressions(measuring({ 'app 20k': { requests: 40 } }), committed)).toEqual([])
    expect(regressions(measuring({ 'app 20k': { requests: 41 } }), committed)).toHaveLength(1)
  })

  it('compares neither times of the app alone nor another checkout, nor what is not committed', () => {
    const measured = measuring({
      'app 20k': { 'idle ms': 9000 },
      'app 20k / other 20k': { kB: 9 },
      'app 100k': { requests: 99 },
      'app 20k / bare 20k': { long: 99 },
    })
    expect(comparable(measured, committed)).toEqual({ 'app 100k': { requests: 99 } })
    expect(regressions(measured, committed)).toEqual([])
  })

  it('compares the service with others, and what only counts in a step of a part', () => {
    const measured = measuring({
      'service 20k,300k / others': { 'A miss in ms': 2, 'Import of 20 vertices': 1 },
      'app 20k': { 'read: requests': 105, 'read: ms': 9 },
    })
    expect(comparable(measured, committed)).toEqual({
      'service 20k,300k / others': { 'A miss in ms': 2 },
      'app 20k': { 'read: requests': 105 },
    })
  })

  it('takes over what was measured and keeps the rest', () => {
    const { parts } = updated(measuring({ 'app 20k': { requests: 38 } }), committed)
    expect(parts.start).toEqual({ ...committed.parts.start, 'app 20k': { requests: 38 } })
  })
})
