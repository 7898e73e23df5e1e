import * as z from 'zod/mini'
import { isGeometry } from '#contract/geometry.ts'
import { ImportError } from '../input/import-error.ts'
import type { FeatureText } from '../json/feature-splitter.ts'
import { utf8Text } from '../input/input.ts'
import type { SourceFeature } from '../input/source-feature.ts'
import type { Placing } from '../input/system-of-file.ts'

/** Not looked at one by one, which would be much of the work of reading a file. */
const Properties = z.custom<Record<string, unknown>>((value) => typeof value === 'object' && !Array.isArray(value))

const Feature = z.object({
  id: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  properties: z.optional(z.nullable(Properties)),
  geometry: z.unknown(),
})

/** The feature, or the geometry alone, that a text describes, placed. Throws an ImportError that names it where it is none. */
export function featureOf({ number, line, bytes }: FeatureText, placing: Placing): SourceFeature {
  const place = `line ${line}`
  const { id, properties, geometry } = parsed(bytes, `feature ${number} (${place})`)
  return {
    number,
    place,
    id: id == null ? null : String(id),
    properties: properties ?? {},
    geometry: placing.place(geometry),
    remarks: placing.remarks,
    isUnplaced: placing.isUnplaced,
  }
}

function parsed(bytes: Uint8Array, place: string): z.infer<typeof Feature> {
  const text = utf8Text(bytes, place)
  try {
    const value: unknown = JSON.parse(text)
    return isGeometry(value) ? { geometry: value } : Feature.parse(value)
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new ImportError(`${place} is not valid JSON: ${cause.message}`, { cause })
    throw new ImportError(`${place} is not a GeoJSON feature`, { cause })
  }
}
