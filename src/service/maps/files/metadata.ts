import * as z from 'zod/mini'
import { damaged } from './map-error.ts'

const Text = unlessOdd(z.string())
const Zoom = unlessOdd(z.int())

const VectorLayer = z.object({
  id: z.string(),
  description: Text,
  minzoom: Zoom,
  maxzoom: Zoom,
  fields: unlessOdd(z.record(z.string(), z.string())),
})

/** What our own archives say: whether they are tiles of the ground, its shading or its heights. */
const OwnKind = z.object({
  kind: z.enum(['vector', 'relief', 'heights']),
  schema: z.optional(z.string()),
  version: z.optional(z.number()),
})

/** What an archive says of itself, as far as it matters; what is of another shape counts as not said. */
const Metadata = z.object({
  /** The name of the region, for people. */
  name: Text,
  description: Text,
  /** Whom the data is owed to; may be HTML. */
  attribution: Text,
  version: Text,
  vector_layers: unlessOdd(z.array(VectorLayer)),
  fieldgate: unlessOdd(OwnKind),
})
export type Metadata = z.infer<typeof Metadata>

/** A value that may be missing; one that does not fit counts as missing. */
function unlessOdd<S extends z.ZodMiniType>(schema: S) {
  const read = z.transform((value: unknown): z.infer<S> | undefined => schema.safeParse(value).data)
  return z.optional(z.pipe(z.unknown(), read))
}

/** Reads metadata from JSON. Throws a MapError where it is none. */
export function metadataIn(text: string): Metadata {
  const read = Metadata.safeParse(parsed(text))
  if (read.success) return read.data
  throw damaged('its metadata is no object')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw damaged('its metadata is not JSON')
  }
}
