import type { LngLat } from '#contract/geometry.ts'
import { GeometryError } from '../geometry/geometry-error.ts'
import { Refusal } from '../intake/refusal.ts'
import { prepareArea } from '../store/domain/prepare-area.ts'
import type { Prepared } from '../store/domain/inputs.ts'
import type { ClosureMapping, Mapping } from './mapping/mapping.ts'
import type { SourceFeature } from './reading/input/source-feature.ts'
import { areaRecord, type AreaRecord } from './records/area-record.ts'
import { areasSaid, hasOwnShape, type AreasSaid, type Whereabouts } from './records/closure-place.ts'
import { closureRecord, type ClosureRecord, type Unsaid } from './records/closure-record.ts'
import { labelOf } from './records/field-reader.ts'
import { identityOf, type Identity } from './records/identity.ts'
import type { Note } from './records/remarks.ts'

/** What a feature becomes, as far as that can be told without the store; `reason`: why it is refused. */
export type Draft = Head &
  ({ readonly identity: null; readonly reason: string } | { readonly identity: Identity; readonly content: Content })

interface Head {
  /** The feature's number in its file, and where it stands there. */
  readonly number: number
  readonly place: string
  /** What people know the record by. */
  readonly label: string
  /** A place within it, whatever else is wrong; null where none can be told. */
  readonly at: LngLat | null
  /** The properties of the file's first features, for a look at what becomes of them. */
  readonly before: SourceFeature['properties'] | null
  /** What was put right or not understood. */
  readonly notes: readonly Parameters<Note>[]
}

export type Content =
  | { readonly kind: 'area'; readonly area: Prepared<AreaRecord> }
  | { readonly kind: 'closure'; readonly record: ClosureRecord }
  /** A closure whose place or areas the store has to tell. */
  | {
      readonly kind: 'closure to be placed'
      readonly feature: SourceFeature
      readonly mapping: ClosureMapping
      readonly said: AreasSaid
    }
  | { readonly kind: 'refused'; readonly reason: string }

/** What is known of closures without the store. */
export type Elsewhere = Omit<Unsaid, Exclude<keyof Whereabouts, 'timeZone'>>

/** How many features of each file are shown beside what becomes of them. */
const SHOWN = 3

export function draftOf(feature: SourceFeature, mapping: Mapping, unsaid: Elsewhere): Draft {
  const { number, place, problem, remarks = [] } = feature
  const label = labelOf(feature, mapping)
  const notes: Parameters<Note>[] = remarks.map((remark) => [remark, label])
  const before = number <= SHOWN ? feature.properties : null
  const head = { number, place, label, at: placeWithin(feature.geometry), before, notes }
  if (problem !== undefined) return { ...head, identity: null, reason: problem }
  const identity = orReason(() => identityOf(feature, mapping))
  if (typeof identity === 'string') return { ...head, identity: null, reason: identity }
  const content = orReason(() => contentOf(feature, mapping, unsaid, (...words) => notes.push(words)))
  return { ...head, identity, content: typeof content === 'string' ? { kind: 'refused', reason: content } : content }
}

function contentOf(feature: SourceFeature, mapping: Mapping, unsaid: Elsewhere, note: Note): Content {
  if (mapping.kind === 'areas') {
    return { kind: 'area', area: prepareArea(areaRecord(feature, mapping, note)) }
  }
  const said = areasSaid(feature, mapping)
  if (!hasOwnShape(feature) || said.texts.length + said.hints.length > 0)
    return { kind: 'closure to be placed', feature, mapping, said }
  const place = { geometry: null, areas: [] }
  const ofAreas = { named: [], isComplete: true, timeZone: null }
  return { kind: 'closure', record: closureRecord(feature, mapping, { ...unsaid, place, ofAreas }, note) }
}

/** The first position of a geometry, be the rest of it broken. */
function placeWithin(geometry: unknown): LngLat | null {
  const [lng, lat] = firstNumbers(geometry)
  const isPlace = lng !== undefined && lat !== undefined && Math.abs(lng) <= 180 && Math.abs(lat) <= 90
  return isPlace ? [lng, lat] : null
}

function firstNumbers(value: unknown): readonly number[] {
  let inner = value
  while (typeof inner === 'object' && inner !== null) {
    if (Array.isArray(inner) && inner.every((part) => Number.isFinite(part))) return inner
    inner = Array.isArray(inner) ? inner[0] : 'coordinates' in inner ? inner.coordinates : geometriesOf(inner)
  }
  return []
}

function geometriesOf(value: object): unknown {
  return 'geometries' in value ? value.geometries : null
}

/** What is made of a feature, or why it is refused. */
function orReason<T extends object>(make: () => T): T | string {
  try {
    return make()
  } catch (error) {
    if (error instanceof Refusal || error instanceof GeometryError) return error.message
    throw error
  }
}
