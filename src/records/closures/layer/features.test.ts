import { describe, expect, it } from 'vitest'
import { ClosureRecord } from '#contract/records/closure.ts'
import { closureStateAt } from '../closure-state.ts'
import { closureFeatures } from './features.ts'

const square = [
  [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
    [0, 0],
  ],
]

function state(geometry: object | null, changes: object = {}) {
  const uuid = '00000000-0000-4000-8000-000000000001'
  return closureStateAt(ClosureRecord.parse({ uuid, name: 'x', geometry, time_zone: 'UTC', ...changes }), 0, null)
}

describe('what the map draws of closures', () => {
  it('is a shape and a point of each polygon, a point alone of a place, nothing without a place', () => {
    const polygon = state({ type: 'Polygon', coordinates: square })
    const point = state({ type: 'Point', coordinates: [1, 2] })
    const { shapes, points } = closureFeatures(
      { matching: [polygon, point, state(null)], others: [] },
      ({ name }) => name,
    )
    expect(shapes.features).toHaveLength(1)
    expect(points.features.map(({ geometry }) => geometry.coordinates)).toEqual([
      [2, 2],
      [1, 2],
    ])
  })

  it('has the faded ones first, so that the others lie above them', () => {
    const polygon = state({ type: 'Polygon', coordinates: square })
    const { shapes } = closureFeatures({ matching: [polygon], others: [polygon] }, ({ name }) => name)
    expect(shapes.features.map(({ properties }) => properties.faded)).toEqual([true, false])
  })
})

describe('what has a line inside of its border', () => {
  const softOf = (changes: object) => {
    const matching = [state({ type: 'Polygon', coordinates: square }, changes)]
    return closureFeatures({ matching, others: [] }, ({ name }) => name).soft.features.length
  }

  it('is advice that holds now, and what only says something about its areas', () => {
    expect(softOf({ type: 'closure', is_binding: false })).toBe(1)
    expect(softOf({ type: 'notice', geometry_from: 'areas' })).toBe(1)
    expect(softOf({ type: 'closure', is_binding: true })).toBe(0)
    expect(softOf({ type: 'notice' })).toBe(0)
  })
})

describe('the shape of whole areas', () => {
  const extentOf = (changes: object) => {
    const matching = [state({ type: 'Polygon', coordinates: square }, changes)]
    return closureFeatures({ matching, others: [] }, ({ name }) => name).shapes.features[0]?.properties.extent
  }

  it('is that of what closes them, while notices and advice only say something about them', () => {
    const whole = { geometry_from: 'areas' }
    expect(extentOf(whole)).toBe('areas')
    expect(extentOf({ ...whole, is_binding: true })).toBe('areas')
    expect(extentOf({ ...whole, is_binding: false })).toBe('about-areas')
    expect(extentOf({ ...whole, type: 'notice', is_binding: true })).toBe('about-areas')
  })

  it('is told from a shape of its own', () => {
    expect(extentOf({ type: 'notice', geometry_from: 'own' })).toBe('own')
    expect(extentOf({ is_binding: false })).toBe('own')
  })
})
