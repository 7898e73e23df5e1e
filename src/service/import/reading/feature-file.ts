import { stat } from 'node:fs/promises'
import { ImportError, WAY_OUT } from './input/import-error.ts'
import { readCsv } from './formats/csv.ts'
import { readArchive } from './archive.ts'
import { formatOf } from './format-of.ts'
import { readEsri } from './esri/esri.ts'
import { readFlatgeobuf } from './formats/flatgeobuf.ts'
import { readGml } from './gml/gml.ts'
import type { Lack } from './input/lack.ts'
import { readGeojson } from './formats/geojson.ts'
import { readGeopackage } from './formats/geopackage.ts'
import { openInput, type Input } from './input/input.ts'
import { usualLimits, type Limits } from './input/limits.ts'
import { readGpx } from './formats/gpx.ts'
import { readKml } from './formats/kml.ts'
import { readNdjson } from './formats/ndjson.ts'
import { readOverpass } from './overpass/overpass.ts'
import { readShapefiles, shapefileInFolder } from './formats/shapefile.ts'
import type { SourceFeature } from './input/source-feature.ts'
import { readTopojson } from './formats/topojson.ts'
import { withinLimits } from './within-limits.ts'

/** The size of a file in bytes. Throws an ImportError where there is none. */
export async function sizeOfFile(path: string): Promise<number> {
  const found = await stat(path).catch(() => null)
  if (found === null) throw new ImportError(`${path}: there is no such file`)
  if (/\.gdb\/?$/i.test(path) && found.isDirectory())
    throw new ImportError(`${path}: this is a File Geodatabase. ${WAY_OUT}`)
  if (!found.isFile()) throw new ImportError(`${path}: this is not a file`)
  return found.size
}

/**
 * The features of a file in any of the formats, plain or gzipped, one by one as they are read. What it is, its content
 * tells, whatever its name. Throws an ImportError that names the file where it is damaged, cut off, beyond the limits, or
 * something else.
 * @param onRead told how many bytes of the file have been read so far
 * @param onLack told at the end where it says that it is a part of more
 */
export async function* readFeatures(
  path: string,
  onRead: (bytes: number) => void,
  limits: Limits = usualLimits,
  onLack: (lack: Lack) => void = () => {},
): AsyncGenerator<SourceFeature, undefined> {
  try {
    const input = await openInput(path, onRead, limits, onLack)
    const size = await sizeOfFile(path)
    const features = featuresOf(input, (part) => onRead(Math.round(part * size)))
    yield* withinLimits(features, limits)
    onRead(size)
  } catch (cause) {
    throw new ImportError(`${path}: ${reasonOf(cause)}`, { cause })
  }
}

function featuresOf(input: Input, onDone: (part: number) => void): AsyncGenerator<SourceFeature, undefined> {
  const format = formatOf(input.head, input.path)
  switch (format) {
    case 'geojson':
      return readGeojson(input)
    case 'ndjson':
      return readNdjson(input)
    case 'esri':
      return readEsri(input)
    case 'overpass':
      return readOverpass(input)
    case 'topojson':
      return readTopojson(input)
    case 'flatgeobuf':
      return readFlatgeobuf(input)
    case 'kml':
      return readKml(input.chunks(), input.limits)
    case 'gpx':
      return readGpx(input.chunks(), input.limits)
    case 'gml':
      return readGml(input)
    case 'csv':
      return readCsv(input)
    case 'geopackage':
      return input.withFile((path) => readGeopackage(path, input.limits, onDone))
    case 'zip':
      return input.withFile((path) =>
        readArchive(path, {
          limits: input.limits,
          onDone,
          onLack: input.onLack,
          readUnpacked: (inner, onLack) => readUnpacked(inner, input.limits, onLack),
        }),
      )
    case 'shapefile':
      return readBareShapefile(input, onDone)
  }
}

/** The features of a file that has been taken out of an archive. */
async function* readUnpacked(
  path: string,
  limits: Limits,
  onLack: (lack: Lack) => void,
): AsyncGenerator<SourceFeature, undefined> {
  const input = await openInput(path, () => {}, limits, onLack)
  const format = formatOf(input.head, path)
  if (format === 'zip' || format === 'shapefile') throw new ImportError('it is packed once more: unpack it first')
  yield* featuresOf(input, () => {})
}

async function* readBareShapefile(
  { path, limits }: Input,
  onDone: (part: number) => void,
): AsyncGenerator<SourceFeature, undefined> {
  if (!/\.shp$/i.test(path)) throw new ImportError('it is a part of a Shapefile: name the file that ends in .shp')
  yield* readShapefiles(await shapefileInFolder(path), limits, onDone)
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'Z_BUF_ERROR') return 'it is cut off: its compressed data ends too early'
  if ('code' in error && error.code === 'Z_DATA_ERROR') return 'its compressed data is damaged'
  return error.message
}
