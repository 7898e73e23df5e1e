import type { Position } from 'geojson'
import * as z from 'zod/mini'
import { LngLat } from '#contract/geometry.ts'
import { degreesOf, LATITUDE, LONGITUDE } from './degrees.ts'

const Coordinate = z.union([z.number(), z.string().check(z.trim(), z.minLength(1))])
const Named = z.union([
  z.object({ lat: Coordinate, lon: Coordinate }),
  z.pipe(
    z.object({ lat: Coordinate, lng: Coordinate }),
    z.transform(({ lat, lng }) => ({ lat, lon: lng })),
  ),
  z.pipe(
    z.object({ latitude: Coordinate, longitude: Coordinate }),
    z.transform(({ latitude, longitude }) => ({ lat: latitude, lon: longitude })),
  ),
])
/** A part of a degree, or its sign: other numbers may count or measure something. */
const ANGLE = /\d[.,]\d|[°ºNSEW]/i
/** What stands behind an address: “Main Street (37.75, -119.5)”. */
const IN_BRACKETS = /\(([^()]*)\)\s*$/

/**
 * The position that a text tells as latitude, then longitude, as portals and map sites write it: “50.1, 10.2”, “50,1; 10,2”,
 * “(50.1, 10.2)”, “50°06′N 10°12′E”, `{"lat": 50.1, "lon": 10.2}`; letters of the halves may turn it round. Null for anything else.
 */
export function positionIn(text: string): Position | null {
  if (text.startsWith('{')) return namedPosition(text)
  const pair = pairIn(IN_BRACKETS.exec(text)?.[1] ?? text)
  if (pair?.some((part) => ANGLE.test(part)) !== true) return null
  const [first, second] = pair
  const straight = [degreesOf(second, LONGITUDE), degreesOf(first, LATITUDE)]
  if (isOnEarth(straight)) return straight
  const turned = [degreesOf(first, LONGITUDE), degreesOf(second, LATITUDE)]
  return /[A-Z]/i.test(first) && isOnEarth(turned) ? turned : null
}

function namedPosition(text: string): Position | null {
  try {
    const { lat, lon } = Named.parse(JSON.parse(text))
    const position = [Number(lon), Number(lat)]
    return isOnEarth(position) ? position : null
  } catch {
    return null
  }
}

/** The two halves of a text: about a semicolon, a comma with a space, the only comma, a letter of a half, or the only space. */
function pairIn(text: string): readonly [string, string] | null {
  const separators = [/;/, /,\s/, /,/, /(?<=[NS])\s+(?=\d)|(?<=\d)\s+(?=[NS])/i, /\s+/]
  for (const separator of separators) {
    const [first, second, ...more] = text.split(separator).map((part) => part.trim())
    if (first !== undefined && second !== undefined && more.length === 0) return [first, second]
  }
  return null
}

function isOnEarth(position: Position): boolean {
  return LngLat.safeParse(position).success
}
