import { feature } from 'topojson-client'
import type { GeometryObject, Topology } from 'topojson-specification'
import * as z from 'zod/mini'
import { ImportError } from '../input/import-error.ts'
import { placingOf } from './geojson.ts'
import { withinDepth } from '../json/within-depth.ts'
import { wholeText, withoutMark, type Input } from '../input/input.ts'
import type { SourceFeature } from '../input/source-feature.ts'

const Position = z.array(z.number()).check(z.minLength(2))
const Shape = z.looseObject({
  type: z.nullable(z.string()),
  id: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  properties: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
})
const Sheet = z.looseObject({
  type: z.literal('Topology'),
  objects: z.record(z.string(), z.looseObject({ ...Shape.shape, geometries: z.optional(z.array(Shape)) })),
  arcs: z.array(z.array(Position)),
  transform: z.optional(z.object({ scale: Position, translate: Position })),
  crs: z.optional(z.unknown()),
})

/**
 * The features of a TopoJSON file, object by object. Its shapes share their borders, so it is read as a whole. Throws ImportErrors.
 */
export async function* readTopojson(input: Input): AsyncGenerator<SourceFeature, undefined> {
  const sheet = parsed(await wholeText(withinDepth(withoutMark(input.chunks()), input.limits), input.limits))
  const placing = placingOf(sheet.crs)
  let number = 0
  for (const [name, object] of Object.entries(sheet.objects)) {
    let entry = 0
    for (const shape of object.type === 'GeometryCollection' ? (object.geometries ?? []) : [object]) {
      number++
      entry++
      yield {
        number,
        place: `${name}, entry ${entry}`,
        id: shape.id == null ? null : String(shape.id),
        properties: shape.properties ?? {},
        ...shapeOf(sheet, shape, (geometry) => placing.place(geometry)),
        remarks: placing.remarks,
        isUnplaced: placing.isUnplaced,
      }
    }
  }
}

function parsed(text: string): z.infer<typeof Sheet> {
  try {
    return Sheet.parse(JSON.parse(text))
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new ImportError(`it is not valid JSON: ${cause.message}`, { cause })
    throw new ImportError('it is not valid TopoJSON', { cause })
  }
}

function shapeOf(
  sheet: z.infer<typeof Sheet>,
  shape: z.infer<typeof Shape>,
  place: (geometry: unknown) => unknown,
): Pick<SourceFeature, 'geometry' | 'problem'> {
  if (!isTopology(sheet) || !isShape(shape)) return { geometry: null, problem: 'its shape is not valid TopoJSON' }
  try {
    const found = feature(sheet, shape)
    // A collection within the list of features becomes features of its own.
    const isList = found.type === 'FeatureCollection'
    const geometries = isList ? found.features.map((part) => part.geometry) : []
    return { geometry: place(isList ? { type: 'GeometryCollection', geometries } : found.geometry) }
  } catch {
    return { geometry: null, problem: 'its shape is made of arcs that are not there' }
  }
}

function isTopology(sheet: object): sheet is Topology {
  return 'objects' in sheet && 'arcs' in sheet
}

function isShape(shape: object): shape is GeometryObject {
  return 'type' in shape
}
