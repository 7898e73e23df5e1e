import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { ImportError } from '../input/import-error.ts'
import { ByteReader } from '../input/byte-reader.ts'
import { checkLimit, type Limits } from '../input/limits.ts'
import { openTable, type Table } from './dbf.ts'
import { shapeOf } from './shapes.ts'
import type { SourceFeature } from '../input/source-feature.ts'
import { placingBy, type Placing } from '../input/system-of-file.ts'
import type { Archive } from '../input/zip.ts'

const SHAPE = /\.shp$/i
const HEADER = 100
const RECORD_HEADER = 8
const LONGEST = 2 ** 30

/** Whether files make up shapefiles. */
export function holdsShapefile({ names }: Pick<Archive, 'names'>): boolean {
  return names.some((name) => SHAPE.test(name))
}

/**
 * The features of all shapefiles among the files of an archive or a folder, one by one: `.shp`, `.dbf`, `.prj` and
 * `.cpg`. Throws ImportErrors.
 * @param onDone told which part of all has been read, from 0 to 1
 */
export async function* readShapefiles(
  files: Archive,
  limits: Limits,
  onDone: (part: number) => void,
): AsyncGenerator<SourceFeature, undefined> {
  const shapes = files.names.filter((name) => SHAPE.test(name))
  const total = shapes.reduce((sum, name) => sum + files.sizeOf(name), 0)
  let before = 0
  let number = 0
  for (const name of shapes) {
    const layer = basename(name).replace(SHAPE, '')
    for await (const feature of readLayer(files, limits, name, layer, (bytes) => onDone((before + bytes) / total))) {
      yield { ...feature, number: ++number }
    }
    before += files.sizeOf(name)
  }
  onDone(1)
}

type Record = Omit<SourceFeature, 'number'>

async function* readLayer(
  files: Archive,
  limits: Limits,
  name: string,
  layer: string,
  onRead: (bytes: number) => void,
): AsyncGenerator<Record, undefined> {
  const placing = await placingOf(files, limits, name)
  const shapes = new ByteReader(files.chunks(name))
  const table = partOf(files, name, 'dbf')
  const rows = table === null ? null : new ByteReader(files.chunks(table))
  try {
    const declared = await textOf(files, limits, name, 'cpg')
    const open = rows === null ? null : await openTable(rows, declared)
    yield* readRecords(shapes, open, limits, placing, layer, onRead)
    // To its end, where its checksum is compared.
    while ((await rows?.takeOrEnd(1)) != null);
  } finally {
    await shapes.close()
    await rows?.close()
  }
}

async function* readRecords(
  shapes: ByteReader,
  table: Table | null,
  limits: Limits,
  placing: Placing,
  layer: string,
  onRead: (bytes: number) => void,
): AsyncGenerator<Record, undefined> {
  const size = (await shapes.take(HEADER)).readInt32BE(24) * 2
  for (let entry = 1; shapes.taken < size; entry++) {
    const place = `${layer}, record ${entry}`
    const shape = await nextShape(shapes, limits, place)
    const row = table === null ? { isDeleted: false, properties: {} } : await table.next()
    if (row === null) throw new ImportError(`its .dbf ends before ${place}`)
    onRead(shapes.taken)
    if (!row.isDeleted) {
      const { isUnplaced } = placing
      const remarks = [...placing.remarks, ...(table?.remarks ?? [])]
      yield { place, id: null, properties: row.properties, ...placed(shape, placing), remarks, isUnplaced }
    }
  }
}

async function nextShape(shapes: ByteReader, limits: Limits, place: string): Promise<Buffer> {
  try {
    const header = await shapes.take(RECORD_HEADER)
    const length = header.readInt32BE(4) * 2
    if (length < 4 || length > LONGEST) throw new ImportError('its length is impossible')
    checkLimit(limits, 'record_mb', length)
    return await shapes.take(length)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ImportError(`its .shp cannot be read at ${place}: ${reason}`, { cause })
  }
}

function placed(shape: Buffer, placing: Placing): Pick<Record, 'geometry' | 'problem'> {
  try {
    return { geometry: placing.place(shapeOf(shape)) }
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    return { geometry: null, problem: `its shape cannot be read: ${error.message}` }
  }
}

async function placingOf(files: Archive, limits: Limits, name: string): Promise<Placing> {
  const wkt = await textOf(files, limits, name, 'prj')
  const title = /\["([^"]+)"/.exec(wkt ?? '')?.[1] ?? wkt?.slice(0, 60)
  return placingBy(wkt === null ? null : { wkt }, title ?? '')
}

/** The file beside a `.shp` that has its name and another ending. */
function partOf(files: Archive, name: string, ending: string): string | null {
  const wanted = name.replace(SHAPE, `.${ending}`).toLowerCase()
  return files.names.find((other) => other.toLowerCase() === wanted) ?? null
}

async function textOf(files: Archive, limits: Limits, name: string, ending: string): Promise<string | null> {
  const part = partOf(files, name, ending)
  if (part === null) return null
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of files.chunks(part)) {
    chunks.push(chunk)
    checkLimit(limits, 'side_mb', (length += chunk.length), `its ${part}`)
  }
  return Buffer.concat(chunks).toString('latin1')
}

/** A `.shp` and the files beside it that have its name. */
export async function shapefileInFolder(path: string): Promise<Archive> {
  const folder = dirname(path)
  const stem = basename(path).replace(SHAPE, '').toLowerCase()
  const names = (await readdir(folder)).filter((name) => name.toLowerCase().replace(/\.[a-z]+$/, '') === stem)
  const parts = names.filter((name) => /\.(dbf|prj|cpg)$/i.test(name) || name === basename(path))
  const sizes = new Map<string, number>()
  for (const name of parts) sizes.set(name, (await stat(join(folder, name))).size)
  return {
    names: parts,
    chunks: (name) => fileChunks(join(folder, name)),
    sizeOf: (name) => sizes.get(name) ?? 0,
    close: () => {},
  }
}

async function* fileChunks(path: string): AsyncGenerator<Buffer, undefined> {
  const chunks: AsyncIterable<Buffer> = createReadStream(path)
  yield* chunks
}
