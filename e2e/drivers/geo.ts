const TILE = 512

function world([lng, lat]: readonly [number, number], zoom: number): readonly [number, number] {
  const sin = Math.sin((lat * Math.PI) / 180)
  const size = TILE * 2 ** zoom
  return [(lng / 360 + 0.5) * size, (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * size]
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
