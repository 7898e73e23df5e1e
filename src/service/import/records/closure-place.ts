import type { Geometry } from 'geojson'
import * as z from 'zod/mini'
import { eachPosition } from '#contract/geo/bounds.ts'
import type { LngLat } from '#contract/geometry.ts'
import type { Uuid } from '#contract/ids.ts'
import { middlePlace } from '../../geometry/inner-point.ts'
import { anyGeometry } from '../../geometry/repair.ts'
import { Repairs } from '../../geometry/repairs.ts'
import { timeZoneAt } from '../../geometry/time-zone.ts'
import { countryAt, isoCodes } from '../../intake/country-at.ts'
import { Refusal } from '../../intake/refusal.ts'
import { asUuid, asZone, listOf } from '../../intake/values.ts'
import type { KeptPlace } from '../../store/domain/places.ts'
import type { ClosureMapping } from '../mapping/mapping.ts'
import type { SourceFeature } from '../reading/input/source-feature.ts'
import { FieldReader } from './field-reader.ts'
import { remarkRepairs } from './repair-remarks.ts'

/** What databases write out for a place that is empty. */
const AtZero = z.object({ type: z.literal('Point'), coordinates: z.array(z.literal(0)) })

/** Where a closure is, as far as its feature does not say. */
export interface Whereabouts {
  /** The operator's zone, for closures that name no place. */
  readonly timeZone: string | null
  /** Where it is in the store; asked only for a feature whose file says nothing of places. */
  readonly place: KeptPlace
  /** What its areas in the store tell. */
  readonly ofAreas: OfAreas
}

/** What the store tells of the areas of a closure. */
export interface OfAreas {
  /** Those that it names in words, as far as they were found, and whether all of them were. */
  readonly named: readonly Uuid[]
  readonly isComplete: boolean
  /** The zone of the first that is stored; null where none is. */
  readonly timeZone: string | null
}

/** How a closure says which areas it is of. */
export interface AreasSaid {
  /** By their uuids; null where it does not. */
  readonly uuids: readonly Uuid[] | null
  /** In words, each text in another way. */
  readonly texts: readonly string[]
  /** Texts that may name some, beside other things. */
  readonly hints: readonly string[]
}

/** What a feature says of areas. Throws a Refusal for uuids that are none. */
export function areasSaid(feature: SourceFeature, mapping: ClosureMapping): AreasSaid {
  const fields = new FieldReader(feature, mapping, () => {})
  return { uuids: uuidsIn(fields), texts: fields.texts('areas'), hints: fields.texts('areas_in') }
}

function uuidsIn(fields: FieldReader): readonly Uuid[] | null {
  const uuids = fields.strictly('protected_area_uuids', listOf(asUuid))
  return uuids === null || uuids.length === 0 ? null : uuids
}

/** The shape of its own and the areas of a closure; what is kept of them where its file says nothing of places. */
export function placeOf(feature: SourceFeature, { place: kept, ofAreas }: Whereabouts, fields: FieldReader): KeptPlace {
  const uuids = uuidsIn(fields)
  const named = uuids ?? ofAreas.named
  if (uuids !== null || ofAreas.isComplete) fields.use('areas')
  if (feature.geometry !== undefined) {
    return { geometry: geometryOf(ownGeometry(feature, feature.geometry, fields), fields), areas: named }
  }
  const geometry = ownGeometry(feature, kept.geometry, fields)
  const isOfAreas = fields.has('protected_area_uuids') || fields.has('areas')
  const areas = isOfAreas || named.length > 0 ? named : kept.areas
  if (geometry !== null || (!isOfAreas && areas.length > 0)) fields.remark('place kept, of which the file says nothing')
  return { geometry, areas }
}

/** Whether a feature has a shape that is its own. */
export function hasOwnShape({ geometry, properties }: SourceFeature): boolean {
  return geometry !== undefined && geometry !== null && properties['geometry_from'] !== 'areas' && !isAtZero(geometry)
}

/** What a service gives as the place of a closure may be that of its areas, which it is to follow when they change. */
function ownGeometry<T>({ properties }: SourceFeature, geometry: T, fields: FieldReader): T | null {
  if (properties['geometry_from'] !== 'areas' || geometry === null) return geometry
  fields.remark('geometry left to its areas, from which it is')
  return null
}

function geometryOf(value: unknown, fields: FieldReader): Geometry | null {
  if (value === null || value === undefined) return null
  const repairs = new Repairs()
  const geometry = anyGeometry(value, repairs)
  remarkRepairs(repairs, fields)
  if (!isAtZero(geometry)) return geometry
  fields.remark('point at 0, 0 taken as no place')
  return null
}

function isAtZero(geometry: unknown): boolean {
  return AtZero.safeParse(geometry).success
}

/** Nothing of a closure tells where it is; others of its file may. */
export class NoZone extends Refusal {
  constructor() {
    super('it has no time_zone, no shape of its own, and no area that is in the store')
  }
}

/** The zone of the closure's own place, else of its areas, else the operator's. */
export function zoneOf(geometry: Geometry | null, { ofAreas, timeZone }: Whereabouts, fields: FieldReader): string {
  const given = fields.strictly('time_zone', asZone)
  if (given !== null) return given
  if (geometry !== null) return zoneAt(pointOf(geometry))
  const known = ofAreas.timeZone ?? timeZone
  if (known === null) throw new NoZone()
  return known
}

function zoneAt(point: LngLat): string {
  const country = countryAt(point)
  return timeZoneAt(point, country === null ? undefined : isoCodes.get(country))
}

/** The position of a geometry that is nearest to the middle of all. */
function pointOf(geometry: Geometry): LngLat {
  const positions: LngLat[] = []
  eachPosition(geometry, (lng, lat) => positions.push([lng, lat]))
  return middlePlace(positions)
}
