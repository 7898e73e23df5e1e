import { expect, test } from 'vitest'
import { CLOSURE_TYPES } from '#contract/records/closure.ts'
import type { ClosureCell } from '#contract/records/closure-summary.ts'
import { rankOf } from '#contract/standing/order.ts'
import { uuidOf } from '#testing/builders.ts'
import { cellPoints } from './cells.ts'
import { FADED_RANK } from './cluster-properties.ts'
import { clusteredClosures } from './clusters.ts'

const cell = (display_status: ClosureCell['display_status'], worst: ClosureCell['worst']): ClosureCell => ({
  x: 1,
  y: 1,
  point: [13, 48],
  count: Object.values(display_status).reduce((sum, count) => sum + count, 0),
  worst,
  display_status,
})
const usual = { status: ['current', 'upcoming'], type: CLOSURE_TYPES } as const
const several = cell({ 'closed-now': 2, 'upcoming-closure': 3, notice: 1 }, 'closed-now')

test('a cell of several is a cluster of as many, with the sign of the worst that is shown', () => {
  const [all] = cellPoints([several], usual)
  expect(all?.properties).toMatchObject({ cluster: true, total: 6, matching: 6, displayStatus: 'closed-now' })
  const [upcoming] = cellPoints([several], { ...usual, status: ['upcoming'] })
  expect(upcoming?.properties).toMatchObject({ total: 6, matching: 4, worst: rankOf('upcoming-closure'), faded: false })
})

test('a cell of which nothing is shown stays, pale', () => {
  const [none] = cellPoints([cell({ 'upcoming-advice': 2 }, 'upcoming-advice')], {
    ...usual,
    status: ['current'],
  })
  expect(none?.properties).toMatchObject({
    faded: true,
    matching: 0,
    total: 2,
    worst: rankOf('upcoming-advice') + FADED_RANK,
  })
})

test('the only closure of a cell is a closure that can be chosen', () => {
  const [one] = cellPoints([{ ...cell({ notice: 1 }, 'notice'), uuid: uuidOf(7) }], usual)
  expect(one?.properties).toMatchObject({ uuid: uuidOf(7), displayStatus: 'notice', faded: false })
  expect(one?.properties).not.toHaveProperty('cluster')
})

test('neighbouring cells make a cluster of as many as both, at every zoom at which their discs would overlap', () => {
  const features = cellPoints([several, { ...several, x: 2, point: [13.001, 48] }], usual)
  const both = clusteredClosures(features, true).features.find(({ properties }) => properties.from === 0)
  expect(both?.properties).toMatchObject({ cluster: true, total: 12, matching: 12, until: 15 })
})
