import type { Geometry } from 'geojson'
import * as z from 'zod/mini'
import { Closure, CLOSURE_FIELDS } from '#contract/records/closure.ts'
import { Uuid } from '#contract/ids.ts'
import { isTimeZone } from '#contract/status/zone.ts'
import { asEndTime } from '../intake/day-end.ts'
import { Refusal } from '../intake/refusal.ts'
import { asDate, asTime } from '../intake/values.ts'
import { anyGeometry } from '../geometry/repair.ts'
import { Repairs } from '../geometry/repairs.ts'
import type { ClosureInput } from '../store/domain/inputs.ts'
import { withOrganisation, type OrganisationIds } from './others.ts'
import { readFields } from './read-fields.ts'
import type { Row } from './staging.ts'
import { zoneOf } from './zone.ts'

const VALIDITY = ['start_on', 'end_on', 'daytime_start', 'daytime_end'] as const

const { geometry: _, start_on: __, end_on: ___, daytime_start: ____, daytime_end: _____, ...others } = Closure.shape
const Fields = z.partial(z.object(others))

/** A closure whose zone may be for its areas to tell. */
export type MirroredClosure = Omit<ClosureInput, 'time_zone'> & { readonly time_zone: string | null }

/** The source of closures that name none. */
export const NO_SOURCE = 0

/** A closure or notice from what a service gave of it. Throws a Refusal or a GeometryError where it can be none. */
export function mirroredClosure(row: Row, organisations: OrganisationIds): MirroredClosure {
  const { geometry: given, start_on, end_on, daytime_start, daytime_end, ...rest } = row
  const { fields, extra } = readFields(Fields, CLOSURE_FIELDS, rest)
  const type = fields.type ?? 'closure'
  // What has the place of its areas gets it from them here, too.
  const geometry = given == null || fields.geometry_from === 'areas' ? null : anyGeometry(given, new Repairs())
  return {
    uuid: Uuid.parse(row.uuid),
    name: fields.name ?? row.uuid,
    type,
    ...validityOf({ start_on, end_on, daytime_start, daytime_end }),
    time_zone: ownZone(fields.time_zone, geometry),
    reason_id: fields.reason_id ?? null,
    activity_ids: fields.activity_ids ?? [],
    source_id: fields.source_id ?? NO_SOURCE,
    description: fields.description ?? null,
    purpose: fields.purpose ?? null,
    legal_basis: fields.legal_basis ?? null,
    contact: fields.contact ?? null,
    licence_uri: fields.licence_uri ?? null,
    attribution: fields.attribution ?? null,
    url: fields.url ?? null,
    is_binding: fields.is_binding ?? type === 'closure',
    protected_area_uuids: fields.protected_area_uuids ?? [],
    geometry,
    ...withOrganisation(fields.organisation_id, extra, organisations),
  }
}

function ownZone(given: string | undefined, geometry: Geometry | null): string | null {
  if (given !== undefined && isTimeZone(given)) return given
  return geometry === null ? null : zoneOf(geometry)
}

type Validity = Pick<ClosureInput, (typeof VALIDITY)[number]>

/** A date that is not understood is no open end: such a record is refused. */
function validityOf(given: Readonly<Record<(typeof VALIDITY)[number], unknown>>): Validity {
  const read = (name: (typeof VALIDITY)[number], as: (value: unknown) => string | null) => {
    const value = given[name]
    if (value === null || value === undefined) return null
    const text = as(value)
    if (text === null) throw new Refusal(`its ${name}, ${JSON.stringify(value)}, cannot be read`)
    return text
  }
  const [start_on, end_on] = [read('start_on', asDate), read('end_on', asDate)]
  if (start_on !== null && end_on !== null && end_on < start_on) {
    throw new Refusal(`it ends on ${end_on}, before it starts on ${start_on}`)
  }
  return { start_on, end_on, daytime_start: read('daytime_start', asTime), daytime_end: read('daytime_end', asEndTime) }
}
