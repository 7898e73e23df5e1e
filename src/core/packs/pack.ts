import type { MultiPolygon, Polygon } from 'geojson'
import * as z from 'zod/mini'
import { BBoxSchema, isGeometry } from '#contract/geometry.ts'

/** The number of what is written into a pack: a pack of another number is not read, but said to be unreadable. */
export const PACK_SCHEMA = 1

/** What a pack is made of, as its size is told. */
export const PACK_PARTS = ['areas', 'closures', 'details', 'words', 'places', 'ground', 'relief'] as const
export type PackPart = (typeof PACK_PARTS)[number]
export type PartBytes = Partial<Readonly<Record<PackPart, number>>>

const Bytes = z.partialRecord(z.enum(PACK_PARTS), z.number())

/** The part of the earth that a pack is of, and how it was chosen. */
export const Region = z.object({
  how: z.enum(['view', 'area', 'around', 'along']),
  /** Holds all of it; west > east where it crosses the antimeridian. */
  box: BBoxSchema,
  /** Its outline where it is not the box. */
  shape: z.nullable(
    z.custom<Polygon | MultiPolygon>(
      (value) => isGeometry(value) && (value.type === 'Polygon' || value.type === 'MultiPolygon'),
    ),
  ),
})
export type Region = z.infer<typeof Region>

/** An archive of tiles of which the part within the region is taken along. */
export const PackedMap = z.object({
  name: z.string(),
  kind: z.enum(['vector', 'relief', 'heights']),
  /** Of what is kept of it on the device; one for each revision, part and zooms. */
  bundle: z.string(),
  /** Where it comes from. */
  url: z.string(),
  bytes: z.number(),
  minZoom: z.number(),
  maxZoom: z.number(),
})
export type PackedMap = z.infer<typeof PackedMap>

/** The lists whose records are kept one by one, and brought up to date. */
export const PACKED_LISTS = ['area', 'closure'] as const
export type PackedList = (typeof PACKED_LISTS)[number]

/** What is left to do of a download; the first step is being done. */
const Step = z.union([
  z.object({ name: z.literal('root') }),
  z.object({ name: z.literal('words'), at: z.number() }),
  z.object({ name: z.literal('details') }),
  z.object({ name: z.literal('deletions') }),
  z.object({ name: z.literal('places'), boxes: z.array(BBoxSchema) }),
  z.object({ name: z.literal('map'), map: PackedMap, from: z.number() }),
  z.object({
    name: z.literal('records'),
    list: z.enum(PACKED_LISTS),
    /** The addresses of pages that are to be read; without any the list is compared with that of the service. */
    pages: z.array(z.string()),
    /** How often it was compared. */
    round: z.number(),
  }),
])
export type Step = z.infer<typeof Step>

/** A download that goes on, be it after the page was closed. */
export const Job = z.object({
  /** Under which what it brings is kept until all of it is there. */
  edition: z.string(),
  kind: z.enum(['full', 'refresh']),
  /** RFC 3339. */
  begunAt: z.string(),
  steps: z.array(Step),
  /** What is expected, as it was told before. */
  expected: Bytes,
  received: Bytes,
  /** The archives that the pack will have, as far as they are there. */
  maps: z.array(PackedMap),
  /** What the service can do, as it said at the beginning. */
  extensions: z.array(z.string()),
  /** When its data changed last, as it said at the beginning; null where it does not say. */
  serviceUpdatedAt: z.nullable(z.string()),
  isPaused: z.boolean(),
})
export type Job = z.infer<typeof Job>

/** A region that was taken along. */
export const Pack = z.object({
  schema: z.literal(PACK_SCHEMA),
  id: z.string(),
  name: z.string(),
  /** Of the API that it is of. */
  base: z.string(),
  region: Region,
  /** In which the names of places are; those of all else are in all languages. */
  language: z.string(),
  /** How many months of closures that are over it has. */
  months: z.number(),
  createdAt: z.string(),
  /** Under which what it has is kept; null: it was never whole. */
  edition: z.nullable(z.string()),
  /** As of when its data is. */
  refreshedAt: z.nullable(z.string()),
  serviceUpdatedAt: z.nullable(z.string()),
  /** `serviceUpdatedAt` before the service went back to older data, such as a backup; missing once it has newer data. */
  serviceWasUpdatedAt: z.optional(z.string()),
  bytes: Bytes,
  counts: z.object({ areas: z.number(), closures: z.number() }),
  maps: z.array(PackedMap),
  job: z.nullable(Job),
})
export type Pack = z.infer<typeof Pack>

/** A pack whose data can be used. */
export type WholePack = Pack & { readonly edition: string; readonly refreshedAt: string }

export function isWhole(pack: Pack): pack is WholePack {
  return pack.edition !== null && pack.refreshedAt !== null
}

/** Packs by the age of their data. */
export function newestFirst(packs: readonly WholePack[]): readonly WholePack[] {
  return packs.toSorted((a, b) => Date.parse(b.refreshedAt) - Date.parse(a.refreshedAt))
}

/** All bytes of some parts. */
export function sumOf(bytes: PartBytes): number {
  return Object.values(bytes).reduce((sum, part) => sum + part, 0)
}

/** Bytes by part, with so many more of one. */
export function withBytes(bytes: PartBytes, part: PackPart, more: number): PartBytes {
  return { ...bytes, [part]: (bytes[part] ?? 0) + more }
}
