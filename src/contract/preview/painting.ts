import * as z from 'zod/mini'
import { Uuid } from '../ids.ts'
import { LANGUAGES } from '../vocabulary/languages.ts'

/** The size of a preview picture in px, as sites that show previews of links ask for it. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const

/** What a preview picture says beside its map. */
const PreviewWords = z.object({
  /** What kind of record it is: "National park, Czechia". */
  kind: z.string(),
  name: z.string(),
  /** What a closure says: "Closed"; of an area, what is recorded of it. */
  statement: z.string(),
  /** When it says so; '' where there is no more to say. */
  times: z.string(),
  /** Why, and for whom: "Breeding season · hiking, climbing"; '' where there is nothing to say. */
  about: z.string(),
  /** Of what day all of this is. */
  asOf: z.string(),
  /** "Demo data"; null for real data. */
  demo: z.nullable(z.string()),
  /** What the site is called. */
  site: z.string(),
})
export type PreviewWords = z.infer<typeof PreviewWords>

/** A preview picture that is to be painted. */
export const PreviewOrder = z.object({
  kind: z.enum(['area', 'closure']),
  uuid: Uuid,
  language: z.enum(LANGUAGES),
  /** The instant whose day the picture shows, in epoch milliseconds. */
  at: z.number(),
  /** IANA zone of records whose own place tells none; null for none. */
  fallbackZone: z.nullable(z.string()),
  words: PreviewWords,
})
export type PreviewOrder = z.infer<typeof PreviewOrder>

const bytes = z.instanceof(Uint8Array)

/** What the service tells the painter. */
export const ToPainter = z.discriminatedUnion('type', [
  z.object({ type: z.literal('paint'), order: PreviewOrder }),
  /** What it has asked for; null: there is no such thing. */
  z.object({ type: z.literal('given'), question: z.int(), body: z.nullable(bytes) }),
])
export type ToPainter = z.infer<typeof ToPainter>

/** What the painter tells the service. */
export const FromPainter = z.discriminatedUnion('type', [
  /** It can paint on this machine. */
  z.object({ type: z.literal('ready') }),
  /** It wants what the service gives at a path. */
  z.object({ type: z.literal('ask'), question: z.int(), path: z.string() }),
  z.object({ type: z.literal('painted'), png: bytes }),
  z.object({ type: z.literal('failed'), reason: z.string() }),
])
export type FromPainter = z.infer<typeof FromPainter>
