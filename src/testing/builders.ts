import type { MultiPolygon, Polygon } from 'geojson'
import type { ProtectedArea } from '#contract/records/area.ts'
import type { Closure } from '#contract/records/closure.ts'
import { boundsOf } from '#contract/geo/bounds.ts'
import { Uuid } from '#contract/ids.ts'
import type { Organisation } from '#contract/records/organisation.ts'
import { toInstantText } from '#contract/status/instant.ts'
import { statusAt } from '#contract/status/status.ts'
import type { Wildlife } from '#contract/records/wildlife.ts'

/** A day within the default period of {@link aClosure}, at noon UTC. */
export const MAY_15 = Date.parse('2026-05-15T12:00:00Z')

/** The same uuid for the same number, in the order of the numbers. */
export function uuidOf(number: number): Uuid {
  return Uuid.parse(`00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`)
}

/** The number of the record built last, by whichever test; the numbers by which tests name uuids of their own are lower. */
let built = 1_000_000

/** A square with its south-west corner at a place, `size` degrees wide. */
export function aSquare(lng: number, lat: number, size = 1): Polygon {
  const [east, north] = [lng + size, lat + size]
  return {
    type: 'Polygon',
    coordinates: [
      [
        [lng, lat],
        [east, lat],
        [east, north],
        [lng, north],
        [lng, lat],
      ],
    ],
  }
}

/** {@link aSquare} as an area's geometry. */
export function aSquareArea(lng: number, lat: number, size = 1): MultiPolygon {
  return { type: 'MultiPolygon', coordinates: [aSquare(lng, lat, size).coordinates] }
}

/** A nature reserve, each with a uuid of its own; bounds and inner point are those of its geometry. */
export function anArea(changes: Partial<ProtectedArea> = {}): ProtectedArea {
  built += 1
  const geometry = changes.geometry ?? aSquareArea(13, 48)
  const bbox = boundsOf(geometry) ?? [0, 0, 0, 0]
  return {
    uuid: uuidOf(built),
    id: built,
    name: 'Quiet Marsh',
    category_id: 2,
    country_id: 276,
    updated_at: '2026-04-01T08:00:00Z',
    bbox,
    designation: null,
    iucn_category: null,
    wdpa_id: null,
    area_km2: 12.5,
    established_on: null,
    description: null,
    url: null,
    organisation_id: null,
    licence_uri: null,
    attribution: null,
    names: null,
    designation_status: null,
    created_at: '2026-04-01T08:00:00Z',
    extra: null,
    centroid: [(bbox[0] + bbox[2]) / 2, (bbox[1] + bbox[3]) / 2],
    time_zone: 'Europe/Berlin',
    rules: null,
    geometry,
    ...changes,
  }
}

const period = {
  start_on: '2026-05-01',
  end_on: '2026-07-31',
  daytime_start: null,
  daytime_end: null,
  time_zone: 'Europe/Berlin',
} as const

/** A closure from May to July 2026, each with a uuid of its own; what follows from its period is as of `now`. */
export function aClosure(changes: Partial<Closure> = {}, now = MAY_15): Closure {
  built += 1
  const geometry = changes.geometry === undefined ? aSquare(13.2, 48.2, 0.1) : changes.geometry
  const { status, begin, finish } = statusAt({ ...period, ...changes }, now)
  return {
    uuid: uuidOf(built),
    name: 'Breeding season',
    type: 'closure',
    status,
    ...period,
    reason_id: 1,
    activity_ids: [1],
    source_id: 1,
    source_kind: 'authority',
    updated_at: '2026-04-01T08:00:00Z',
    bbox: geometry === null ? null : boundsOf(geometry),
    description: null,
    purpose: null,
    legal_basis: null,
    contact: null,
    organisation_id: null,
    licence_uri: null,
    attribution: null,
    created_at: '2026-04-01T08:00:00Z',
    extra: null,
    geometry_from: geometry === null ? 'none' : 'own',
    url: null,
    is_binding: true,
    protected_area_uuids: [],
    geometry,
    begins_at: toInstantText(begin),
    finishes_at: toInstantText(finish),
    ...changes,
  }
}

/** A species, each record with a uuid of its own. */
export function aWildlife(changes: Partial<Wildlife> = {}): Wildlife {
  built += 1
  return {
    uuid: uuidOf(built),
    name: 'Black grouse',
    scientific_name: 'Lyrurus tetrix',
    kind: 'species',
    red_list_status: 'LC',
    protected_area_uuids: [],
    sensitive_from: '03-01',
    sensitive_to: '06-30',
    description: null,
    updated_at: '2026-04-01T08:00:00Z',
    ...changes,
  }
}

/** A park administration, each with a uuid of its own. */
export function anOrganisation(changes: Partial<Organisation> = {}): Organisation {
  built += 1
  return {
    id: built,
    uuid: uuidOf(built),
    name: 'Park administration',
    kind: 'authority',
    url: 'https://example.org/park',
    email: 'park@example.org',
    phone: null,
    updated_at: '2026-04-01T08:00:00Z',
    ...changes,
  }
}
