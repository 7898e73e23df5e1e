import { describe, expect, it } from 'vitest'
import { boundsOf, boxAround, extentOf } from './bounds.ts'

describe('the bounds of a geometry', () => {
  it('hold its outermost positions', () => {
    const coordinates = [
      [3, 4],
      [-1, 7],
      [2, -5],
    ]
    expect(boundsOf({ type: 'LineString', coordinates })).toEqual([-1, -5, 3, 7])
    expect(
      boundsOf({
        type: 'GeometryCollection',
        geometries: [
          { type: 'Point', coordinates: [9, 9] },
          { type: 'Polygon', coordinates: [coordinates] },
        ],
      }),
    ).toEqual([-1, -5, 9, 9])
  })

  it('are none without a position', () => {
    expect(boundsOf({ type: 'MultiPoint', coordinates: [] })).toBeNull()
  })
})

describe('the box around boxes', () => {
  it('holds all of them', () => {
    expect(
      boxAround([
        [-10, 0, -9, 1],
        [9, -2, 10, 0],
      ]),
    ).toEqual([-10, -2, 10, 1])
  })

  it('crosses the antimeridian where they reach it from both sides, without their widest gap', () => {
    expect(
      boxAround([
        [177, -19, 180, -16],
        [-180, -18, -179, -16],
        [0, -18, 5, -17],
        [-20, -18, 20, -17],
      ]),
    ).toEqual([-20, -19, -179, -16])
  })

  it('goes around the world where one of them does', () => {
    expect(
      boxAround([
        [-180, 60, 180, 70],
        [178, 60, 180, 62],
      ]),
    ).toEqual([-180, 60, 180, 70])
  })
})

describe('the extent of lines', () => {
  it('holds all of their points, wherever they lie', () => {
    const lines = [
      [
        [178, 4],
        [190, -7],
      ],
      [[-181, 0, 5]],
    ]
    expect(extentOf(lines)).toEqual([-181, -7, 190, 4])
  })

  it('is turned inside out without a point', () => {
    expect(extentOf([[]])).toEqual([Infinity, Infinity, -Infinity, -Infinity])
  })
})
