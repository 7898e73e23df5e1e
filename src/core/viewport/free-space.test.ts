import { describe, expect, it } from 'vitest'
import { isFree, spaceBeside, type Corner } from './free-space.ts'

const size = { width: 400, height: 300 }
const buttons: Corner = { x: 'right', y: 'bottom', width: 50, height: 150 }
const legend: Corner = { x: 'left', y: 'bottom', width: 300, height: 100 }

describe('the space beside what stands in the corners', () => {
  it('is all where nothing does', () => {
    expect(spaceBeside(size, [], { width: 1, height: 1 })).toEqual({ ...size, dx: 0, dy: 0 })
  })

  it('is that in which a shape is largest: a tall one beside the buttons, a flat one above them', () => {
    expect(spaceBeside(size, [buttons], { width: 1, height: 2 })).toEqual({ width: 350, height: 300, dx: -25, dy: 0 })
    expect(spaceBeside(size, [buttons], { width: 6, height: 1 })).toEqual({ width: 400, height: 150, dx: 0, dy: -75 })
  })

  it('passes each of several on the side that leaves more', () => {
    expect(spaceBeside(size, [buttons, legend], { width: 1, height: 1 })).toEqual({
      width: 350,
      height: 200,
      dx: -25,
      dy: -50,
    })
  })
})

describe('what lies on the map', () => {
  const part = (dx: number, dy: number) => ({ width: 40, height: 40, dx, dy })
  it.each([
    ['in its middle is free', part(0, 0), true],
    ['over its edge is not', part(190, 0), false],
    ['under the buttons is not', part(165, 100), false],
    ['above the buttons is', part(165, -40), true],
    ['under the legend is not', part(-100, 100), false],
    ['between both is', part(120, 100), true],
    ['between both is not where it touches one', part(95, 100), false],
  ])('%s', (_, what, expected) => {
    expect(isFree(what, size, [buttons, legend])).toBe(expected)
  })
})
