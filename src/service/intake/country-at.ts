import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import Flatbush from 'flatbush'
import { feature } from 'topojson-client'
import type { GeometryCollection, GeometryObject, Polygon, Topology } from 'topojson-specification'
import * as z from 'zod/mini'
import { extentOf } from '#contract/geo/bounds.ts'
import type { UnwrappedBox } from '#contract/geo/box.ts'
import { unrolled } from '#contract/geo/ring.ts'
import type { LngLat } from '#contract/geometry.ts'
import { LANGUAGES } from '#contract/vocabulary/languages.ts'
import { jumpsAntimeridian } from '../geometry/antimeridian.ts'
import type { Edge } from '../geometry/edges.ts'
import { IndexedPolygon } from '../geometry/indexed-polygon.ts'
import type { Rings } from '../geometry/ring.ts'
import { countryCodes, countryIds } from '../store/domain/countries.ts'
import { asText } from './values.ts'

/** One of the polygons of a country. It is decoded when a place may lie in it: all of them together take 100 MB. */
class Part {
  readonly country: number
  readonly bounds: UnwrappedBox
  readonly #rings: () => Rings
  #polygon: IndexedPolygon | null = null

  constructor(country: number, rings: () => Rings) {
    this.country = country
    this.bounds = extentOf(rings())
    this.#rings = rings
  }

  get polygon(): IndexedPolygon {
    return (this.#polygon ??= new IndexedPolygon(this.#rings()))
  }
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

type Sheet = Topology<{ countries: GeometryCollection }>
/** A polygon of the atlas, by the arcs that it shares with others. */
type Outline = Polygon

const Atlas = z.custom<Sheet>(
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
  for (const x of seenAs(lng)) {
    const part = partsIn([x, lat, x, lat]).find(({ polygon }) => polygon.contains([x, lat]))
    if (part !== undefined) return part.country
  }
  return null
}

/** A longitude, and what it is to polygons that run on across the antimeridian. */
function seenAs(lng: number): readonly number[] {
  return [lng, lng - 360, lng + 360]
}

/** The parts of countries whose bounds meet a box, in the order of the atlas. */
function partsIn([west, south, east, north]: UnwrappedBox): readonly Part[] {
  const { parts, index } = (atlas ??= readAtlas())
  const found = index.search(west, south, east, north).toSorted((a, b) => a - b)
  return found.flatMap((at) => parts[at] ?? [])
}

const KM_PER_DEGREE = 111.2
const FIRST_KM = 10

/** The number of the country whose coast or border is nearest to a point; null where none is within so many kilometres. */
export function countryNear(point: LngLat, km: number): number | null {
  // Step by step: where a coast is near, little is looked at.
  for (let within = Math.min(FIRST_KM, km); ; within = Math.min(within * 4, km)) {
    const country = nearestWithin(point, within / KM_PER_DEGREE)
    if (country !== null || within >= km) return country
  }
}

/** The country with the nearest border within so many degrees of latitude. */
function nearestWithin([lng, lat]: LngLat, degrees: number): number | null {
  const narrowing = Math.max(0.05, Math.cos((lat * Math.PI) / 180))
  const beside = degrees / narrowing
  let nearest: { readonly country: number | null; readonly distance: number } = { country: null, distance: degrees }
  for (const x of seenAs(lng)) {
    const box: UnwrappedBox = [x - beside, lat - degrees, x + beside, lat + degrees]
    for (const { country, polygon } of partsIn(box)) {
      polygon.eachEdgeIn(box, (edge) => {
        const distance = distanceTo(edge, [x, lat], narrowing)
        if (distance < nearest.distance) nearest = { country, distance }
      })
    }
  }
  return nearest.country
}

/** How far an edge runs from a point, in degrees of latitude; those of longitude are narrower. */
function distanceTo({ from, to }: Edge, [lng, lat]: LngLat, narrowing: number): number {
  const [fromX, fromY] = [(from[0] - lng) * narrowing, from[1] - lat]
  const [dx, dy] = [(to[0] - from[0]) * narrowing, to[1] - from[1]]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, -(fromX * dx + fromY * dy) / length))
  return Math.hypot(fromX + along * dx, fromY + along * dy)
}

/** Read only where a source names no countries: it takes a moment. */
function readAtlas(): Countries {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json')
  const sheet = Atlas.parse(JSON.parse(readFileSync(file, 'utf8')))
  const parts = sheet.objects.countries.geometries.flatMap((country) =>
    country.id === undefined || Number(country.id) === ANTARCTICA
      ? []
      : outlinesOf(country).map((outline) => new Part(Number(country.id), () => ringsOf(sheet, outline))),
  )
  const index = new Flatbush(parts.length)
  for (const { bounds } of parts) index.add(...bounds)
  index.finish()
  return { parts, index }
}

function outlinesOf(country: GeometryObject): Outline[] {
  if (country.type === 'MultiPolygon') return country.arcs.map((arcs) => ({ type: 'Polygon', arcs }))
  return country.type === 'Polygon' ? [country] : []
}

/** An outline in degrees. Across the antimeridian, on which the atlas does not cut, it runs on beyond 180°. */
function ringsOf(sheet: Sheet, outline: Outline): Rings {
  const rings = feature(sheet, outline).geometry.coordinates.map((ring) =>
    ring.map(([lng = 0, lat = 0]): LngLat => [lng, lat]),
  )
  const start = rings[0]?.[0]?.[0]
  return jumpsAntimeridian(rings) ? rings.map((ring) => unrolled(ring, start)) : rings
}
