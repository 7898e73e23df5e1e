import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import Flatbush from 'flatbush'
import type { Geometry, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import * as z from 'zod/mini'
import { boundsOf } from '#contract/geo/bounds.ts'
import type { BBox, LngLat } from '#contract/geometry.ts'
import { LANGUAGES } from '#contract/vocabulary/languages.ts'
import { cutAtAntimeridian, jumpsAntimeridian } from '../geometry/antimeridian.ts'
import { indexedPolygon } from '../geometry/indexed-polygon.ts'
import { countryCodes, countryIds } from '../store/domain/countries.ts'
import { asText } from './values.ts'
import type { Rings } from '../geometry/ring.ts'

interface Part {
  readonly country: number
  readonly bounds: BBox
  readonly polygon: Rings
  /** Made when a first point lies within its bounds. */
  contains?: (point: LngLat) => boolean
}

/** The alpha-2 code (ISO 3166-1) of each country by its number. */
export const isoCodes: ReadonlyMap<number, string> = new Map([...countryIds].map(([code, id]) => [id, code]))

/**
 * The number of the country that a value names: by its number, its alpha-2 or alpha-3 code, or its name in a language of
 * the vocabulary.
 */
export function asCountry(value: unknown): number | null {
  const text = asText(value) ?? ''
  named ??= new Map(countryCodes.flatMap(namesOf))
  return named.get(text.toLowerCase()) ?? (isoCodes.has(Number(text)) ? Number(text) : null)
}

let named: ReadonlyMap<string, number> | undefined

function namesOf({ id, alpha2, alpha3 }: (typeof countryCodes)[number]): (readonly [name: string, id: number])[] {
  const names = LANGUAGES.map((language) => new Intl.DisplayNames(language, { type: 'region' }).of(alpha2) ?? alpha2)
  return [alpha2, alpha3, ...names].map((name) => [name.toLowerCase(), id])
}

const Atlas = z.custom<Topology<{ countries: GeometryCollection }>>(
  (value) =>
    z.object({ type: z.literal('Topology'), objects: z.object({ countries: z.unknown() }) }).safeParse(value).success,
)

/** It goes around a pole, which no polygon of degrees can, and is no country. */
const ANTARCTICA = 10

interface Countries {
  readonly parts: readonly Part[]
  /** Of the bounds of the parts. */
  readonly index: Flatbush
}

let atlas: Countries | undefined

/** ISO 3166-1 has all south of it as Antarctica. */
const ANTARCTIC_FROM = -60

/** The number (ISO 3166-1) of the country in which a point lies; null at sea. */
export function countryAt(point: LngLat): number | null {
  const [lng, lat] = point
  if (lat <= ANTARCTIC_FROM) return ANTARCTICA
  const { parts, index } = (atlas ??= readAtlas())
  for (const at of index.search(lng, lat, lng, lat).toSorted((a, b) => a - b)) {
    const part = parts[at]
    if (part === undefined) continue
    part.contains ??= indexedPolygon(part.polygon)
    if (part.contains(point)) return part.country
  }
  return null
}

const KM_PER_DEGREE = 111.2

/** The number of the country whose coast or border is nearest to a point; null where none is within so many kilometres. */
export function countryNear([lng, lat]: LngLat, km: number): number | null {
  const { parts } = (atlas ??= readAtlas())
  const north = km / KM_PER_DEGREE
  const narrowing = Math.max(0.05, Math.cos((lat * Math.PI) / 180))
  let nearest: { readonly country: number | null; readonly distance: number } = { country: null, distance: north }
  for (const { country, bounds, polygon } of parts) {
    const [west, south, east, top] = bounds
    if (lat < south - nearest.distance || lat > top + nearest.distance) continue
    const beside = Math.max(0, Math.abs(turn(lng - (west + east) / 2)) - (east - west) / 2)
    if (beside * narrowing > nearest.distance) continue
    for (const ring of polygon) {
      const distance = distanceTo(ring.map(([x, y]) => [turn(x - lng) * narrowing, y - lat]))
      if (distance < nearest.distance) nearest = { country, distance }
    }
  }
  return nearest.country
}

/** A difference of longitudes, the short way around. */
function turn(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180
}

/** How far a line runs from the origin. */
function distanceTo(line: readonly (readonly [x: number, y: number])[]): number {
  let least = Infinity
  for (const [index, [x, y]] of line.entries()) {
    const [fromX, fromY] = line[index - 1] ?? [x, y]
    const [dx, dy] = [x - fromX, y - fromY]
    const length = dx * dx + dy * dy
    const along = length === 0 ? 0 : Math.max(0, Math.min(1, -(fromX * dx + fromY * dy) / length))
    least = Math.min(least, Math.hypot(fromX + along * dx, fromY + along * dy))
  }
  return least
}

/** Read only where a source names no countries: it takes a moment. */
function readAtlas(): Countries {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json')
  const sheet = Atlas.parse(JSON.parse(readFileSync(file, 'utf8')))
  const parts = feature(sheet, sheet.objects.countries).features.flatMap(({ id, geometry }) =>
    id === undefined ? [] : polygonsOf(geometry).flatMap((polygon) => partsOf(Number(id), polygon)),
  )
  const index = new Flatbush(parts.length)
  for (const { bounds } of parts) index.add(...bounds)
  index.finish()
  return { parts, index }
}

function polygonsOf(geometry: Geometry): Position[][][] {
  if (geometry.type === 'MultiPolygon') return geometry.coordinates
  return geometry.type === 'Polygon' ? [geometry.coordinates] : []
}

/** A polygon of a country; in parts where it crosses the antimeridian, on which the atlas does not cut. */
function partsOf(country: number, coordinates: Position[][]): Part[] {
  const whole = coordinates.map((ring) => ring.map(([lng = 0, lat = 0]): LngLat => [lng, lat]))
  if (country === ANTARCTICA) return []
  return (jumpsAntimeridian(whole) ? cutAtAntimeridian(whole) : [whole]).flatMap((polygon) => {
    const bounds = boundsOf({ type: 'Polygon', coordinates: polygon })
    return bounds === null ? [] : [{ country, bounds, polygon }]
  })
}
