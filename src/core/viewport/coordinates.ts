/** How coordinates are written: `48.8830° N` or `48° 52′ 58.8″ N`. */
export const NOTATIONS = ['decimal', 'dms'] as const
export type Notation = (typeof NOTATIONS)[number]

/** The letters of the winds in a language. */
export interface Winds {
  readonly north: string
  readonly east: string
  readonly south: string
  readonly west: string
}

/** A place, in degrees. */
export interface LatLng {
  readonly lat: number
  readonly lng: number
}

/** Both coordinates of a place, latitude first, to about 10 m in decimals and to 3 m in seconds. */
export function formatCoordinates({ lat, lng }: LatLng, notation: Notation, winds: Winds): string {
  const write = notation === 'decimal' ? decimal : dms
  const north = `${write(lat)} ${lat < 0 ? winds.south : winds.north}`
  const east = `${write(lng)} ${lng < 0 ? winds.west : winds.east}`
  return `${north}, ${east}`
}

function decimal(degrees: number): string {
  return `${Math.abs(degrees).toFixed(4)}°`
}

/** Rounded as a whole, so that there never are 60 seconds. */
function dms(degrees: number): string {
  const tenths = Math.round(Math.abs(degrees) * 36_000)
  const [whole, rest] = [Math.floor(tenths / 36_000), tenths % 36_000]
  const seconds = ((rest % 600) / 10).toFixed(1).padStart(4, '0')
  return `${whole}° ${String(Math.floor(rest / 600)).padStart(2, '0')}′ ${seconds}″`
}
