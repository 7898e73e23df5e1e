import { expect, it } from 'vitest'
import type { Pixel } from '../camera/world.ts'
import { frameOf } from './frame.ts'
import { StaticSurface } from './static-surface.ts'

const size = { width: 200, height: 100 }
const none = { left: 0, right: 0, top: 0, bottom: 0 }

/** Tells where a place at 180° is on a picture that looks at some longitude. */
function aFollower() {
  const surface = new StaticSurface(() => {})
  const told: (Pixel | null)[] = []
  const look = (lng: number) => {
    const camera = { zoom: 4, lat: 0, lng }
    surface.moved(camera, frameOf(camera, size, none))
  }
  return { look, told, follow: () => surface.follow({ lng: -180, lat: 0 }, (pixel) => told.push(pixel)) }
}

it('tells where a place is, from either side of 180°, and that it is out of sight', () => {
  const { look, told, follow } = aFollower()
  follow()
  look(180)
  look(-180)
  look(179)
  look(100)
  const px = (512 * 2 ** 4) / 360
  expect(told).toEqual([{ x: 100, y: 50 }, { x: 100, y: 50 }, { x: expect.closeTo(100 + px), y: 50 }, null])
})

it('tells it at once where the picture is there, and nothing any more once it has been left', () => {
  const { look, told, follow } = aFollower()
  look(180)
  const leave = follow()
  expect(told).toEqual([{ x: 100, y: 50 }])
  leave()
  look(179)
  expect(told).toHaveLength(1)
})
