import { ByteBuffer } from 'flatbuffers'
import { Feature } from 'flatgeobuf/lib/mjs/flat-geobuf/feature.js'
import { GeometryType } from 'flatgeobuf/lib/mjs/flat-geobuf/geometry-type.js'
import type { Geometry } from 'flatgeobuf/lib/mjs/flat-geobuf/geometry.js'
import { parseProperties } from 'flatgeobuf/lib/mjs/generic/feature.js'
import { fromGeometry } from 'flatgeobuf/lib/mjs/geojson/geometry.js'
import { fromByteBuffer, type HeaderMeta } from 'flatgeobuf/lib/mjs/header-meta.js'
import { calcTreeSize } from 'flatgeobuf/lib/mjs/packedrtree.js'
import { ImportError, WAY_OUT } from '../input/import-error.ts'
import { ByteReader } from '../input/byte-reader.ts'
import type { Input } from '../input/input.ts'
import { checkLimit, type Limits } from '../input/limits.ts'
import type { SourceFeature } from '../input/source-feature.ts'
import { placingBy, type Placing } from '../input/system-of-file.ts'

const MAGIC_LENGTH = 8
const LONGEST = 2 ** 30

/**
 * The features of a FlatGeobuf file, one by one as its bytes come: the library decodes them, but cut into features
 * here, so that what is missing at the end shows. Throws ImportErrors.
 */
export async function* readFlatgeobuf(input: Input): AsyncGenerator<SourceFeature, undefined> {
  const bytes = new ByteReader(input.chunks())
  try {
    await bytes.skip(MAGIC_LENGTH)
    const header = headerOf(await nextPart(bytes, 'its header', input.limits))
    const placing = placingOf(header)
    await bytes.skip(indexLength(header, input.limits))
    let number = 0
    for (;;) {
      const part = await nextPart(bytes, `feature ${number + 1}`, input.limits)
      if (part === null) break
      number++
      yield featureOf(part, number, header, placing)
    }
    if (header.featuresCount > number)
      throw new ImportError(`it is cut off: ${number} of ${header.featuresCount} features`)
  } finally {
    await bytes.close()
  }
}

/** The next part with its length before it; null at the end. */
async function nextPart(bytes: ByteReader, what: string, limits: Limits): Promise<ByteBuffer | null> {
  try {
    const size = await bytes.takeOrEnd(4)
    if (size === null) return null
    const length = size.readUInt32LE()
    if (length > LONGEST) throw new ImportError('it is damaged')
    checkLimit(limits, 'record_mb', length)
    const part = new Uint8Array(4 + length)
    part.set(size)
    part.set(await bytes.take(length), 4)
    return new ByteBuffer(part)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ImportError(`${what} cannot be read: ${reason}`, { cause })
  }
}

/** How long the index is, in bytes; the library's own reckoning never ends for a count of zero, which has no index. */
function indexLength({ featuresCount, indexNodeSize }: HeaderMeta, limits: Limits): number {
  checkLimit(limits, 'records', featuresCount)
  if (indexNodeSize === 1) throw new ImportError('its header is damaged')
  return indexNodeSize === 0 || featuresCount === 0 ? 0 : calcTreeSize(featuresCount, indexNodeSize)
}

function headerOf(part: ByteBuffer | null): HeaderMeta {
  if (part === null) throw new ImportError('it is cut off')
  return decoded(() => fromByteBuffer(part), 'its header')
}

function featureOf(part: ByteBuffer, number: number, header: HeaderMeta, placing: Placing): SourceFeature {
  const place = `feature ${number}`
  const { properties, geometry, problem } = decoded(() => {
    const feature = Feature.getSizePrefixedRootAsFeature(part)
    const shape = feature.geometry()
    return {
      properties: parseProperties(feature, header.columns),
      ...(shape === null ? { geometry: null } : geometryOf(shape, header.geometryType || shape.type())),
    }
  }, place)
  return {
    number,
    place,
    id: null,
    properties,
    geometry: placing.place(geometry),
    title: header.title ?? undefined,
    remarks: placing.remarks,
    isUnplaced: placing.isUnplaced,
    ...(problem === undefined ? {} : { problem }),
  }
}

/** The library takes curves and surfaces for geometries without positions. */
function geometryOf(shape: Geometry, type: GeometryType): { geometry: unknown; problem?: string } {
  if (type <= GeometryType.GeometryCollection) return { geometry: fromGeometry(shape, type) }
  const wayOut = type <= GeometryType.MultiSurface ? `. ${WAY_OUT}` : ''
  return {
    geometry: null,
    problem: `its geometry is of type ${GeometryType[type]}, which cannot be read${wayOut}`,
  }
}

function decoded<T>(decode: () => T, what: string): T {
  try {
    return decode()
  } catch (cause) {
    throw new ImportError(`${what} is damaged`, { cause })
  }
}

function placingOf({ crs }: HeaderMeta): Placing {
  if (crs === null || (crs.code === 0 && crs.wkt === null)) return placingBy(null, '')
  const isEpsg = crs.code > 0 && (crs.org === null || crs.org.toUpperCase() === 'EPSG')
  const name = crs.name ?? `${crs.org ?? 'EPSG'}:${crs.code}`
  return placingBy({ epsg: isEpsg ? crs.code : undefined, wkt: crs.wkt ?? undefined }, name)
}
