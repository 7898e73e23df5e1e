import * as z from 'zod/mini'
import { AREA_FIELDS, ProtectedArea } from '#contract/records/area.ts'
import { boxCentre } from '#contract/geo/box.ts'
import type { LngLat } from '#contract/geometry.ts'
import { Uuid } from '#contract/ids.ts'
import { isTimeZone } from '#contract/status/zone.ts'
import { Refusal } from '../intake/refusal.ts'
import { innerPoint, middlePlace } from '../geometry/inner-point.ts'
import { areaBounds, areaKm2 } from '../geometry/measure.ts'
import { areaGeometry, type AreaGeometry } from '../geometry/repair.ts'
import { Repairs } from '../geometry/repairs.ts'
import type { AreaInput } from '../store/domain/inputs.ts'
import { readFields } from './read-fields.ts'
import type { Row } from './staging.ts'
import { withOrganisation, type OrganisationIds } from './others.ts'
import { zoneAt } from './zone.ts'

const { geometry: _, ...lasting } = ProtectedArea.shape
const Fields = z.partial(z.object(lasting))
type Fields = z.infer<typeof Fields>

/** An area from what a service gave of it. Throws a Refusal or a GeometryError where it can be none. */
export function mirroredArea(row: Row, organisations: OrganisationIds): AreaInput {
  const { geometry: given, ...rest } = row
  const { fields, extra } = readFields(Fields, AREA_FIELDS, rest)
  const geometry = placeOf(given, fields)
  const centroid = fields.centroid ?? pointIn(geometry)
  const zone = fields.time_zone
  return {
    uuid: Uuid.parse(row.uuid),
    name: fields.name ?? row.uuid,
    category_id: fields.category_id ?? UNKNOWN,
    country_id: fields.country_id ?? null,
    bbox: areaBounds(geometry),
    designation: fields.designation ?? null,
    iucn_category: fields.iucn_category ?? null,
    wdpa_id: fields.wdpa_id ?? null,
    area_km2: 'area_km2' in row ? (fields.area_km2 ?? null) : sizeOf(geometry),
    established_on: fields.established_on ?? null,
    description: fields.description ?? null,
    url: fields.url ?? null,
    licence_uri: fields.licence_uri ?? null,
    attribution: fields.attribution ?? null,
    names: fields.names ?? null,
    designation_status: fields.designation_status ?? null,
    centroid,
    time_zone: zone !== undefined && isTimeZone(zone) ? zone : zoneAt(centroid),
    rules: fields.rules ?? null,
    geometry,
    ...withOrganisation(fields.organisation_id, extra, organisations),
  }
}

/** The id that no entry of a lookup has. */
const UNKNOWN = 0

function placeOf(given: unknown, { centroid, bbox }: Fields): AreaGeometry {
  if (given !== null && given !== undefined) return areaGeometry(given, new Repairs())
  const place = centroid ?? (bbox === undefined ? null : boxCentre(bbox))
  if (place === null) throw new Refusal('it has neither a shape nor a place')
  return { type: 'MultiPoint', coordinates: [place] }
}

function pointIn(geometry: AreaGeometry): LngLat {
  return geometry.type === 'MultiPolygon' ? innerPoint(geometry.coordinates) : middlePlace(geometry.coordinates)
}

/** In km², to the square metre; null where only a place is known. */
function sizeOf(geometry: AreaGeometry): number | null {
  return geometry.type === 'MultiPolygon' ? Math.round(areaKm2(geometry.coordinates) * 1e6) / 1e6 : null
}
