import { GeometryError } from '../geometry/geometry-error.ts'
import { Refusal } from '../intake/refusal.ts'
import { generalisedShapes } from '../store/domain/prepare-area.ts'
import type { PreparedArea } from '../store/domain/store.ts'
import type { ClosureMapping, Mapping } from './mapping/mapping.ts'
import type { SourceFeature } from './reading/input/source-feature.ts'
import { areaRecord, type AreaRecord } from './records/area-record.ts'
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
  /** The properties of the file's first features, for a look at what becomes of them. */
  readonly before: SourceFeature['properties'] | null
  /** What was put right or not understood. */
  readonly notes: readonly Parameters<Note>[]
}

export type Content =
  | { readonly kind: 'area'; readonly record: AreaRecord; readonly shapes: PreparedArea['shapes'] }
  | { readonly kind: 'closure'; readonly record: ClosureRecord }
  /** A closure whose file says nothing of places, and which keeps the place that the store has. */
  | { readonly kind: 'closure at its stored place'; readonly feature: SourceFeature; readonly mapping: ClosureMapping }
  | { readonly kind: 'refused'; readonly reason: string }

/** How many features of each file are shown beside what becomes of them. */
const SHOWN = 3

export function draftOf(feature: SourceFeature, mapping: Mapping, unsaid: Omit<Unsaid, 'place'>): Draft {
  const { number, place, problem, remarks = [] } = feature
  const label = labelOf(feature, mapping)
  const notes: Parameters<Note>[] = remarks.map((remark) => [remark, label])
  const before = number <= SHOWN ? feature.properties : null
  const head = { number, place, label, before, notes }
  if (problem !== undefined) return { ...head, identity: null, reason: problem }
  const identity = orReason(() => identityOf(feature, mapping))
  if (typeof identity === 'string') return { ...head, identity: null, reason: identity }
  const content = orReason(() => contentOf(feature, mapping, unsaid, (...words) => notes.push(words)))
  return { ...head, identity, content: typeof content === 'string' ? { kind: 'refused', reason: content } : content }
}

function contentOf(feature: SourceFeature, mapping: Mapping, unsaid: Omit<Unsaid, 'place'>, note: Note): Content {
  if (mapping.kind === 'areas') {
    const record = areaRecord(feature, mapping, note)
    return { kind: 'area', record, shapes: generalisedShapes(record.geometry) }
  }
  if (feature.geometry === undefined) return { kind: 'closure at its stored place', feature, mapping }
  const place = { geometry: null, areas: [] }
  return { kind: 'closure', record: closureRecord(feature, mapping, { ...unsaid, place }, note) }
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
