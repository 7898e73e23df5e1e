import { mercatorX, mercatorY, TILE } from '../../src/contract/geo/mercator.ts'

function world([lng, lat]: readonly [number, number], zoom: number): readonly [number, number] {
  const size = TILE * 2 ** zoom
  return [mercatorX(lng) * size, mercatorY(lat) * size]
}

/** How far, in pixels, a place is from the centre of a camera. */
export function offsetFrom(
  camera: { zoom: number; lat: number; lng: number },
  place: readonly [lng: number, lat: number],
): readonly [x: number, y: number] {
  const [centreX, centreY] = world([camera.lng, camera.lat], camera.zoom)
  const [x, y] = world(place, camera.zoom)
  return [x - centreX, y - centreY]
}
