import type { Geometry } from 'geojson'
import { SOURCE_KINDS } from '#contract/records/closure.ts'
import { eachPosition } from '#contract/geo/bounds.ts'
import type { LngLat } from '#contract/geometry.ts'
import type { Uuid } from '#contract/ids.ts'
import type { Source } from '#contract/records/lookups.ts'
import { activities } from '#contract/vocabulary/activities.ts'
import { idOf } from '#contract/vocabulary/languages.ts'
import { middlePlace } from '../../geometry/inner-point.ts'
import { anyGeometry } from '../../geometry/repair.ts'
import { Repairs } from '../../geometry/repairs.ts'
import { timeZoneAt } from '../../geometry/time-zone.ts'
import type { ClosureInput, KeptPlace } from '../../store/domain/store.ts'
import { countryAt, isoCodes } from '../../intake/country-at.ts'
import type { ClosureMapping } from '../mapping/mapping.ts'
import type { SourceFeature } from '../reading/input/source-feature.ts'
import { asActivities, asClosureType, asReason } from '../mapping/closure-terms.ts'
import { FieldReader } from './field-reader.ts'
import { Refusal } from '../../intake/refusal.ts'
import { remarkRepairs } from './repair-remarks.ts'
import type { Note } from './remarks.ts'
import { asDay, hasTime, isOpenEnd } from '../../intake/dates.ts'
import { asBoolean, asText, asTime, asUrl, asUuid, asZone, listOf, oneOf } from '../../intake/values.ts'

/** A closure whose source is still to be found in the store. */
export interface ClosureRecord {
  readonly source: Omit<Source, 'id'>
  readonly closure: Omit<ClosureInput, 'uuid' | 'source_id' | 'time_zone'> & {
    /** Null where its source gives none, so that the store has to tell it. */
    readonly uuid: Uuid | null
    /** Null where only its areas, which are in the store, can tell. */
    readonly time_zone: string | null
  }
}

/** What a closure has where its feature does not say. */
export interface Unsaid {
  /** The operator's zone, for closures that name no place. */
  readonly timeZone: string | null
  /** The source of closures that name none. */
  readonly source: string
  /** Where it is in the store; asked only for a feature whose file says nothing of places. */
  readonly place: KeptPlace
}

/**
 * The closure or notice that a feature describes. Notes what was put right or not understood. Throws a
 * Refusal or a GeometryError for a feature that can be none.
 */
export function closureRecord(
  feature: SourceFeature,
  mapping: ClosureMapping,
  unsaid: Unsaid,
  note: Note,
): ClosureRecord {
  const fields = new FieldReader(feature, mapping, note)
  const name = fields.read('name', asText)
  if (name === null && mapping.nameless === undefined) throw new Refusal('it has no name')
  const type = fields.strictly('type', asClosureType) ?? 'closure'
  const { geometry, areas } = placeOf(feature, unsaid.place, fields)
  const time_zone = zoneOf(geometry, areas, unsaid.timeZone, fields)
  return {
    source: sourceOf(fields, unsaid.source),
    closure: {
      uuid: fields.strictly('uuid', asUuid),
      name: name ?? madeName(type, feature, fields),
      type,
      ...validityOf(time_zone, fields),
      time_zone,
      reason_id: fields.strictly('reason_id', asReason),
      activity_ids: fields.strictly('activity_ids', asActivities) ?? activitiesOf(type, fields),
      is_binding: fields.strictly('is_binding', asBoolean) ?? type === 'closure',
      description: fields.read('description', asText),
      purpose: fields.read('purpose', asText),
      legal_basis: fields.read('legal_basis', asText),
      contact: fields.read('contact', asText),
      organisation_id: null,
      licence_uri: fields.read('licence_uri', asUrl) ?? mapping.licence?.uri ?? null,
      attribution: fields.read('attribution', asText) ?? mapping.attribution ?? null,
      url: fields.read('url', asUrl),
      protected_area_uuids: [...areas],
      geometry,
      extra: fields.extra(),
    },
  }
}

/** A name for what has none: “Closure 17”. */
function madeName(type: ClosureInput['type'], { number }: SourceFeature, fields: FieldReader): string {
  const id = fields.id()
  const made = `${type === 'closure' ? 'Closure' : 'Notice'} ${id === null || /[%,]/.test(id) ? number : id}`
  fields.remark('no name, made of type and number', made)
  return made
}

function sourceOf(fields: FieldReader, unsaid: string): Omit<Source, 'id'> {
  const name = fields.strictly('source', asText)
  if (name === null) return numberedSource(fields, unsaid)
  return { name, ...kindOf(fields), url: fields.read('source_url', asUrl) }
}

/** A source known by its number alone, as another service gives it: ids differ between stores, so it becomes a name. */
function numberedSource(fields: FieldReader, unsaid: string): Omit<Source, 'id'> {
  const id = fields.strictly('source_id', asText)
  if (id === null) {
    fields.remark('no source named, taken from --source or the file', unsaid)
    return { name: unsaid, ...kindOf(fields), url: fields.read('source_url', asUrl) }
  }
  return { name: `Source ${id}`, ...kindOf(fields), url: null }
}

/** The kind that a closure says of its source, if it does. */
function kindOf(fields: FieldReader): Pick<Source, 'kind'> {
  const kind = fields.strictly('source_kind', oneOf(SOURCE_KINDS))
  return kind === null ? {} : { kind }
}

/** A closure that does not say what is closed is a general one. */
function activitiesOf(type: ClosureInput['type'], fields: FieldReader): number[] {
  if (type === 'notice') return []
  fields.remark('no activities named, taken as closed to all')
  return [idOf(activities, 'entering')]
}

const OPEN = 'open'

function dayOf(value: unknown, zone: string | null, fields: FieldReader): string | null {
  const day = asDay(value, zone)
  if (day !== null && hasTime(value)) fields.remark('times of day beside dates left out: whole days')
  return day
}

type Dates = Pick<ClosureInput, 'start_on' | 'end_on' | 'daytime_start' | 'daytime_end'>

/** `zone`: where days are counted that are written as instants; null where only the areas tell. */
function validityOf(zone: string | null, fields: FieldReader): Dates {
  const start_on = fields.strictly('start_on', (value) => dayOf(value, zone, fields))
  const end = fields.strictly('end_on', (value) => (isOpenEnd(value) ? OPEN : dayOf(value, zone, fields)))
  if (end === OPEN) fields.remark('no end yet in the words of the source, taken as until further notice')
  const end_on = end === OPEN ? null : end
  if (start_on !== null && end_on !== null && end_on < start_on) {
    throw new Refusal(`it ends on ${end_on}, before it starts on ${start_on}`)
  }
  const daytime_start = fields.strictly('daytime_start', asTime)
  const daytime_end = fields.strictly('daytime_end', (value) => {
    if (!/^(23:59(:59)?|24:00(:00)?)$/.test(asText(value) ?? '')) return asTime(value)
    fields.remark('daytime_end 23:59, 23:59:59 or 24:00 taken as 00:00')
    return '00:00:00'
  })
  return { start_on, end_on, daytime_start, daytime_end }
}

/** The shape of its own and the areas of a closure; what is kept of them where its file says nothing of places. */
function placeOf(feature: SourceFeature, kept: KeptPlace, fields: FieldReader): KeptPlace {
  const named = fields.strictly('protected_area_uuids', listOf(asUuid))
  if (feature.geometry !== undefined) {
    return { geometry: geometryOf(ownGeometry(feature, feature.geometry, fields), fields), areas: named ?? [] }
  }
  const geometry = ownGeometry(feature, kept.geometry, fields)
  const isOfAreas = fields.has('protected_area_uuids')
  const areas = named ?? (isOfAreas ? [] : kept.areas)
  if (geometry !== null || (!isOfAreas && areas.length > 0)) fields.remark('place kept, of which the file says nothing')
  return { geometry, areas }
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
  return geometry
}

/** The zone of the closure's own place; null where its areas tell, the operator's where it names no place at all. */
function zoneOf(
  geometry: Geometry | null,
  areas: readonly Uuid[],
  operators: string | null,
  fields: FieldReader,
): string | null {
  const given = fields.strictly('time_zone', asZone)
  if (given !== null) return given
  if (geometry !== null) return zoneAt(pointOf(geometry))
  if (areas.length > 0) return null
  if (operators === null) throw new Refusal('it has neither a time_zone nor a shape of its own')
  return operators
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
