import * as z from 'zod/mini'
import { ImportError } from '../input/import-error.ts'
import { lackOf } from '../input/lack.ts'
import { utf8Text, withoutMark, type Input } from '../input/input.ts'
import type { SourceFeature } from '../input/source-feature.ts'
import { FeatureSplitter, type FeatureText } from '../json/feature-splitter.ts'
import { geometryOf } from './esri-geometry.ts'
import { layoutOf, placingOf, type Layout } from './esri-layout.ts'

const Attributes = z.custom<Record<string, unknown>>((value) => typeof value === 'object' && !Array.isArray(value))
const Feature = z.object({
  attributes: z.optional(z.nullable(Attributes)),
  geometry: z.optional(z.unknown()),
})
const Placed = z.object({ spatialReference: z.unknown() })
const Said = z.object({
  spatialReference: z.optional(z.unknown()),
  fields: z.optional(z.unknown()),
  transform: z.optional(z.unknown()),
})

/**
 * The features of a file of Esri's JSON, as ArcGIS servers answer and ArcGIS Pro writes it, one by one as its bytes come.
 * Throws ImportErrors.
 */
export async function* readEsri(input: Input): AsyncGenerator<SourceFeature, undefined> {
  const splitter = new FeatureSplitter(input.limits, 'esri')
  let layout: Layout | null = null
  let opening: unknown = null
  for await (const chunk of withoutMark(input.chunks())) {
    for (const text of splitter.push(chunk)) {
      if (layout === null) {
        opening = splitter.opening
        layout = layoutOf(opening)
      }
      yield featureOf(text, layout)
    }
  }
  const frame = splitter.end()
  const lack = lackOf(frame, frame.features)
  if (lack !== null) input.onLack(lack)
  if (layout === null) layoutOf(frame)
  else checkOrder(Said.parse(opening ?? {}), Said.parse(frame))
}

/** What counts for features has to stand before them. */
function checkOrder(before: z.infer<typeof Said>, all: z.infer<typeof Said>): void {
  for (const name of ['spatialReference', 'fields', 'transform'] as const) {
    if (JSON.stringify(before[name]) !== JSON.stringify(all[name]))
      throw new ImportError(`its “${name}” stands behind its features: move it before them`)
  }
}

function featureOf({ number, line, bytes }: FeatureText, layout: Layout): SourceFeature {
  const place = `line ${line}`
  const { attributes, geometry } = parsed(bytes, `feature ${number} (${place})`)
  const properties = Object.entries(attributes ?? {}).map(([name, value]) => [name, layout.valueOf(name, value)])
  const id = layout.identifier === null ? null : attributes?.[layout.identifier]
  return {
    number,
    place,
    id: typeof id === 'string' || typeof id === 'number' ? String(id) : null,
    properties: Object.fromEntries(properties),
    ...placed(geometry, layout),
  }
}

function placed(
  shape: unknown,
  layout: Layout,
): Pick<SourceFeature, 'geometry' | 'remarks' | 'isUnplaced' | 'problem'> {
  const own = Placed.safeParse(shape).data?.spatialReference
  const placing = own == null ? layout.placing : placingOf(own)
  const { remarks, isUnplaced } = placing
  try {
    return { geometry: placing.place(geometryOf(shape)), remarks, isUnplaced }
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    return { geometry: null, remarks, isUnplaced, problem: `its shape cannot be read: ${error.message}` }
  }
}

function parsed(bytes: Uint8Array, place: string): z.infer<typeof Feature> {
  try {
    return Feature.parse(JSON.parse(utf8Text(bytes, place)))
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new ImportError(`${place} is not valid JSON: ${cause.message}`, { cause })
    if (cause instanceof ImportError) throw cause
    throw new ImportError(`${place} is not a feature of Esri JSON`, { cause })
  }
}
