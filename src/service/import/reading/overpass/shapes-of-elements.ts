import type { Geometry, Position } from 'geojson'
import { signedArea } from '#contract/geo/ring.ts'
import { assembleRings } from '../../../geometry/assemble-rings.ts'
import { polygonsOf } from '../formats/shapes.ts'
import type { SourceFeature } from '../input/source-feature.ts'
import { isArea, type Element, type Elements, type Relation, type Spot, type Way } from './elements.ts'

type Shape = Pick<SourceFeature, 'geometry' | 'problem'>
type Line = readonly (Spot | null)[]

const LACKING = 'the file does not have all of its outline: end the query with “out geom;”, and without a box behind it'
const SHAPELESS = 'the file does not say where it is: end the query with “out geom;”'

/** The geometry of an element, or why it has none. */
export function shapeOf(element: Element, elements: Elements): Shape {
  const shape =
    element.type === 'node'
      ? pointAt(element)
      : element.type === 'way'
        ? wayOf(element, elements)
        : relationOf(element, elements)
  return shape ?? pointAt({ lat: element.center?.lat, lon: element.center?.lon }) ?? lacks(SHAPELESS)
}

function pointAt({ lat, lon }: { readonly lat?: number | undefined; readonly lon?: number | undefined }): Shape | null {
  return lat === undefined || lon === undefined ? null : { geometry: { type: 'Point', coordinates: [lon, lat] } }
}

function lacks(problem: string): Shape {
  return { geometry: null, problem }
}

/** Closed ways with one of these are lines, unless they say `area=yes`. */
const LINES = ['highway', 'barrier', 'railway', 'aerialway', 'waterway', 'power', 'route']

function wayOf(way: Way, elements: Elements): Shape | null {
  const line = elements.lineOf(way)
  if (line === null) return null
  const spots = line.filter((spot) => spot !== null)
  if (spots.length < line.length || spots.length < 2) return lacks(LACKING)
  const { tags = {} } = way
  const isRing = spots.length > 3 && keyOf(spots[0]) === keyOf(spots.at(-1))
  const isLine = tags['area'] === 'no' || (tags['area'] !== 'yes' && LINES.some((key) => key in tags))
  const coordinates = spots.map(positionOf)
  if (!isRing || isLine) return { geometry: { type: 'LineString', coordinates } }
  return { geometry: { type: 'Polygon', coordinates: [coordinates] } }
}

function relationOf(relation: Relation, elements: Elements): Shape | null {
  const members = (relation.members ?? []).filter(({ type }) => type === 'way')
  const lines = members.map((member) => elements.lineOfMember(member))
  if (lines.every((line) => line === null)) return null
  const present = lines.filter((line) => line !== null)
  if (present.length < lines.length) return lacks(LACKING)
  if (!isArea(relation)) return { geometry: linesOf(present) }
  return areaOf(present, (index) => members[index]?.role === 'inner')
}

function linesOf(lines: readonly Line[]): Geometry {
  const coordinates = lines.map((line) => line.flatMap((spot) => (spot === null ? [] : [positionOf(spot)])))
  return { type: 'MultiLineString', coordinates: coordinates.filter((line) => line.length > 1) }
}

/** What ways enclose, however they are cut. `isInner`: whether one is of a hole. */
function areaOf(lines: readonly Line[], isInner: (index: number) => boolean): Shape {
  const spots = new Spots()
  const ways = lines.map((line) => line.map((spot) => (spot === null ? -1 : spots.placeOf(spot))))
  const { rings, open } = assembleRings(ways, spots)
  if (open > 0 || ways.some((way) => way.includes(-1))) return lacks(LACKING)
  if (rings.length === 0) return lacks('its outline encloses nothing')
  const ofHoles = new Set(ways.flatMap((way, index) => (isInner(index) ? way : [])))
  const wound = rings.map((ring) => {
    const positions = ring.map((place): Position => [spots.x(place), spots.y(place)])
    const isHole = ring.every((place) => ofHoles.has(place))
    return signedArea(positions) > 0 === isHole ? positions : positions.toReversed()
  })
  const polygons = polygonsOf(wound).map((polygon) => polygon.map((ring) => ring.toReversed()))
  return { geometry: { type: 'MultiPolygon', coordinates: polygons } }
}

/** Places by their positions, since ways that meet have nodes of the same position. */
class Spots {
  readonly #places = new Map<string, number>()
  readonly #spots: Spot[] = []

  placeOf(spot: Spot): number {
    const key = keyOf(spot)
    const known = this.#places.get(key)
    if (known !== undefined) return known
    const place = this.#spots.push(spot) - 1
    this.#places.set(key, place)
    return place
  }

  x(place: number): number {
    return this.#spots[place]?.lng ?? 0
  }

  y(place: number): number {
    return this.#spots[place]?.lat ?? 0
  }
}

function keyOf(spot: Spot | null | undefined): string {
  return `${spot?.lng} ${spot?.lat}`
}

function positionOf({ lng, lat }: Spot): Position {
  return [lng, lat]
}
