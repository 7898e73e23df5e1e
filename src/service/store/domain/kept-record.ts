import { deflateRawSync, inflateRawSync } from 'node:zlib'
import * as z from 'zod/mini'
import { ProtectedArea } from '#contract/records/area.ts'
import { Closure, SOURCE_KINDS } from '#contract/records/closure.ts'
import { keysOf } from '#contract/keys.ts'
import type { AreaInput, ClosureInput } from './inputs.ts'
import type { JsonBytes } from './store.ts'

const Area = z.omit(ProtectedArea, { id: true, created_at: true, updated_at: true })
const KeptClosure = z.object({
  ...z.omit(Closure, {
    status: true,
    source_kind: true,
    updated_at: true,
    bbox: true,
    created_at: true,
    begins_at: true,
    finishes_at: true,
  }).shape,
  // One without a place of its own gets that of its areas when the writing ends, and is looked at before in a trial.
  geometry_from: z.nullable(Closure.shape.geometry_from),
})

/** The fields of which a record can be made again. */
export const KEPT_AREA_FIELDS = keysOf(Area.shape)
export const KEPT_CLOSURE_FIELDS = keysOf(KeptClosure.shape)

/** What the store has of a record beside what the record says. */
const Standing = z.object({
  /** The edition that it was made in. */
  created_in: z.int(),
  /** Null where its source was not known; where it came from the source whose import this was kept for, `source` is not there. */
  origin: z.nullable(z.object({ source: z.optional(z.string()), file: z.nullable(z.string()) })),
})
export type Standing = z.infer<typeof Standing>

const Kept = z.object({ ...Standing.shape, record: z.unknown() })

/** Little is gained by trying harder, and an import that changes everything does this for each record. */
const LEVEL = 1

/** A record with its standing in few bytes. `record`: its kept fields as JSON. */
export function packRecord(standing: Standing, record: JsonBytes): Uint8Array {
  const { created_in, origin } = standing
  const head = `{"created_in":${created_in},"origin":${JSON.stringify(origin)},"record":`
  return deflateRawSync(Buffer.concat([Buffer.from(head), record, Buffer.from('}')]), { level: LEVEL })
}

/** An area of the JSON of its kept fields. */
export function readArea(json: JsonBytes): AreaInput {
  return Area.parse(JSON.parse(Buffer.from(json).toString()))
}

/** A closure of the JSON of its kept fields. */
export function readClosure(json: JsonBytes): ClosureInput {
  return closureOf(JSON.parse(Buffer.from(json).toString()))
}

function closureOf(json: unknown): ClosureInput {
  const { geometry_from, ...closure } = KeptClosure.parse(json)
  return { ...closure, geometry: geometry_from === 'own' ? closure.geometry : null }
}

export function unpackArea(packed: Uint8Array): { readonly standing: Standing; readonly record: AreaInput } {
  const { record, ...standing } = unpack(packed)
  return { standing, record: Area.parse(record) }
}

export function unpackClosure(packed: Uint8Array): { readonly standing: Standing; readonly record: ClosureInput } {
  const { record, ...standing } = unpack(packed)
  return { standing, record: closureOf(record) }
}

function unpack(packed: Uint8Array): z.infer<typeof Kept> {
  return Kept.parse(JSON.parse(inflateRawSync(packed).toString()))
}

const KeptSource = z.object({ kind: z.enum(SOURCE_KINDS), url: z.nullable(z.string()) })
/** What may change of a source of closures. */
export type SourceTraits = z.infer<typeof KeptSource>
const SourceChange = z.object({ from: KeptSource, to: KeptSource })

export function packSource(from: SourceTraits, to: SourceTraits): Uint8Array {
  return Buffer.from(JSON.stringify({ from, to }))
}

export function unpackSource(packed: Uint8Array): z.infer<typeof SourceChange> {
  return SourceChange.parse(JSON.parse(Buffer.from(packed).toString()))
}
