import { describe, expect, it } from 'vitest'
import type { BBox } from '#contract/geometry.ts'
import { edgeFeatures } from './ground-edge.ts'

/** The edges as pairs of corners, in any order. */
function edgesOf(...boxes: readonly BBox[]): readonly string[] {
  const lines = edgeFeatures(boxes.map((bounds) => ({ bounds, minZoom: 6 }))).features.flatMap(({ geometry }) =>
    geometry.type === 'LineString' ? [geometry.coordinates.map((corner) => corner.join(' ')).join(' to ')] : [],
  )
  return lines.toSorted()
}

describe('the edge of the ground', () => {
  const alone = ['0 0 to 0 2', '0 0 to 2 0', '0 2 to 2 2', '2 0 to 2 2']

  it('is that of a box', () => {
    expect(edgesOf([0, 0, 2, 2])).toEqual(alone)
  })

  it('is drawn once for several archives of one box', () => {
    expect(edgesOf([0, 0, 2, 2], [0, 0, 2, 2])).toEqual(alone)
  })

  it('has no line between neighbours', () => {
    expect(edgesOf([0, 0, 2, 2], [2, 0, 4, 2])).toEqual(
      ['0 0 to 0 2', '0 0 to 2 0', '0 2 to 2 2', '2 0 to 4 0', '2 2 to 4 2', '4 0 to 4 2'].toSorted(),
    )
  })

  it('is drawn once where sides of boxes that share a strip lie on each other', () => {
    const once = ['0 0 to 0 2', '0 0 to 2 0', '0 2 to 2 2', '2 0 to 3 0', '2 2 to 3 2', '3 0 to 3 2']
    expect(edgesOf([0, 0, 2, 2], [1, 0, 3, 2])).toEqual(once)
    expect(edgesOf([0, 0, 2, 2], [0, 1, 2, 3])).toEqual(
      ['0 0 to 0 2', '0 0 to 2 0', '0 2 to 0 3', '0 3 to 2 3', '2 0 to 2 2', '2 2 to 2 3'].toSorted(),
    )
  })

  it('leaves out what lies within another box', () => {
    expect(edgesOf([0, 0, 2, 2], [1, -1, 3, 1])).toEqual(
      [
        '0 0 to 0 2',
        '0 0 to 1 0',
        '0 2 to 2 2',
        '2 1 to 2 2',
        '1 -1 to 1 0',
        '1 -1 to 3 -1',
        '2 1 to 3 1',
        '3 -1 to 3 1',
      ].toSorted(),
    )
  })
})
