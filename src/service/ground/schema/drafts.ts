import type { Tags } from '../osm/elements.ts'
import { kindsOf } from './kinds.ts'
import { LAND } from './land.ts'
import type { Draft } from './layers.ts'
import { AERIALWAYS, BARRIERS, BORDERS, FERRIES, RIDGES } from './lines.ts'
import { PLACES, POIS } from './points.ts'
import { metresIn, namesOf, propertiesOf } from './properties.ts'
import type { RouteProperties } from './routes.ts'
import { PATHS, ROUTE_ZOOM, STREET_PROPERTIES, STREETS, TOWN_WAYS } from './streets.ts'
import { WATER, WATER_PROPERTIES, WATERWAY_PROPERTIES, WATERWAYS } from './water.ts'

const land = kindsOf(LAND)
const water = kindsOf(WATER)
const waterway = kindsOf(WATERWAYS)
const street = kindsOf(STREETS)
const townWay = kindsOf(TOWN_WAYS)
const aerialway = kindsOf(AERIALWAYS)
const ferry = kindsOf(FERRIES)
const ridge = kindsOf(RIDGES)
const barrier = kindsOf(BARRIERS)
const poi = kindsOf(POIS)
const place = kindsOf(PLACES)
const ofWater = propertiesOf(WATER_PROPERTIES)
const ofWaterway = propertiesOf(WATERWAY_PROPERTIES)
const ofStreet = propertiesOf(STREET_PROPERTIES)

/** What a node, or the middle of an area, is on the map; null for nothing. */
export function pointDraft(tags: Tags): Draft | null {
  const found = poi(tags)
  if (found !== null) {
    const ele = metresIn(tags['ele'])
    const properties = { kind: found.kind, ...namesOf(tags), ...(ele === null ? {} : { ele }) }
    return { layer: 'pois', from: found.from, properties }
  }
  const settled = tags['name'] === undefined ? null : place(tags)
  if (settled === null) return null
  const population = peopleIn(tags['population'])
  const capital = tags['capital'] === 'yes' ? { capital: true } : {}
  const properties = {
    kind: settled.kind,
    ...namesOf(tags),
    ...capital,
    ...(population === null ? {} : { population }),
  }
  return { layer: 'place_labels', from: settled.from, properties }
}

/** No place has more people. Tiles hold 64 bits, and a tag may have any number of digits. */
const MOST_PEOPLE = 1e9

/** A population; null where a text says none that can be. */
function peopleIn(text = ''): number | null {
  const people = Number.parseInt(text.replaceAll(/[\s.,']/g, ''), 10)
  return people > 0 && people <= MOST_PEOPLE ? people : null
}

/** What a closed way or a multipolygon is on the map, as an area. */
export function areaDraft(tags: Tags): Draft | null {
  if (tags['area'] === 'no') return null
  const wet = isHidden(tags) ? null : water(tags)
  if (wet !== null) {
    return { layer: 'water_polygons', from: wet.from, properties: { kind: wet.kind, ...ofWater(tags) } }
  }
  const building = tags['building']
  if (building !== undefined && building !== 'no') return { layer: 'buildings', from: 13, properties: {} }
  const cover = land(tags)
  return cover === null ? null : { layer: 'land', from: cover.from, properties: { kind: cover.kind } }
}

/** The label of water, by its area in square metres; null without a name. */
export function waterLabelDraft(tags: Tags, kind: string, area: number): Draft | null {
  if (tags['name'] === undefined) return null
  const ele = metresIn(tags['ele'])
  const properties = { kind, ...namesOf(tags), way_area: Math.round(area), ...(ele === null ? {} : { ele }) }
  return { layer: 'water_polygons_labels', from: labelZoom(area), properties }
}

/** Lakes get their names as they get room for them. */
function labelZoom(area: number): number {
  if (area > 5e6) return 8
  if (area > 1e6) return 10
  return area > 2e5 ? 11 : area > 2e4 ? 12 : 13
}

/** What a way is on the map, as a line. */
export function lineDrafts(tags: Tags, routes: RouteProperties | null): readonly Draft[] {
  const drafts: Draft[] = []
  const way = tags['area'] === 'yes' ? null : street(tags)
  if (way !== null) drafts.push(streetDraft(tags, way.kind, way.from, routes))
  const wet = waterway(tags)
  if (wet !== null) {
    const properties = { kind: wet.kind, ...namesOf(tags), ...ofWaterway(tags) }
    drafts.push({ layer: 'water_lines', from: wet.from, properties })
  }
  for (const [layer, kindOf] of [
    ['aerialways', aerialway],
    ['ferries', ferry],
    ['ridges', ridge],
    ['barriers', barrier],
  ] as const) {
    const found = kindOf(tags)
    if (found !== null) drafts.push({ layer, from: found.from, properties: { kind: found.kind, ...namesOf(tags) } })
  }
  return drafts
}

function streetDraft(tags: Tags, kind: string, from: number, routes: RouteProperties | null): Draft {
  const properties = { kind, ...namesOf(tags), ...ofStreet(tags), ...routes }
  const isKnown = PATHS.has(kind) && (routes !== null || 'sac' in properties)
  const zoom = isKnown ? ROUTE_ZOOM : (townWay(tags)?.from ?? from)
  return { layer: 'streets', from: zoom, properties }
}

/** A stretch of a border of a level; null for levels that are not drawn. */
export function borderDraft(tags: Tags, level: number): Draft | null {
  const from = BORDERS[level]
  if (from === undefined) return null
  const maritime = tags['maritime'] === 'yes' || tags['natural'] === 'coastline' ? { maritime: true } : {}
  const disputed = tags['disputed'] === 'yes' ? { disputed: true } : {}
  return { layer: 'boundaries', from, properties: { admin_level: level, ...maritime, ...disputed } }
}

/** Water in a pipe or under a roof is not seen. */
function isHidden(tags: Tags): boolean {
  return tags['location'] === 'underground' || (tags['tunnel'] !== undefined && tags['tunnel'] !== 'no')
}
