import { open, stat } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import * as z from 'zod/mini'
import { ImportError } from '../import-error.ts'
import { FeatureSplitter, type FeatureText } from './feature-splitter.ts'

/** A feature of a file, its parts still unchecked. */
export interface SourceFeature {
  /** Its place in the file, from 1. */
  readonly number: number
  /** The line on which it begins, from 1. */
  readonly line: number
  readonly id: string | null
  readonly properties: Readonly<Record<string, unknown>>
  readonly geometry: unknown
}

const CHUNK = 2 ** 18
const GZIP = Buffer.of(0x1f, 0x8b)
const UTF_8_MARK = Buffer.of(0xef, 0xbb, 0xbf)
const UTF_16_MARKS = [Buffer.of(0xff, 0xfe), Buffer.of(0xfe, 0xff)]

/** The size of a file in bytes. Throws an ImportError where there is none. */
export async function sizeOfFile(path: string): Promise<number> {
  const found = await stat(path).catch(() => null)
  if (found === null) throw new ImportError(`${path}: there is no such file`)
  if (!found.isFile()) throw new ImportError(`${path}: this is not a file`)
  return found.size
}

/**
 * The features of a GeoJSON file, plain or gzipped, one by one as they are read. Throws an ImportError that names the
 * file where it is damaged, cut off, or something else.
 * @param onRead told how many bytes of the file have been read so far
 */
export async function* readFeatures(
  path: string,
  onRead: (bytes: number) => void,
): AsyncGenerator<SourceFeature, undefined> {
  const splitter = new FeatureSplitter()
  try {
    for await (const chunk of unpacked(path, onRead)) {
      for (const text of splitter.push(chunk)) yield featureOf(text)
    }
    splitter.end()
  } catch (cause) {
    throw new ImportError(`${path}: ${reasonOf(cause)}`, { cause })
  }
}

async function* unpacked(path: string, onRead: (bytes: number) => void): AsyncGenerator<Uint8Array, undefined> {
  const handle = await open(path)
  const { buffer: start } = await handle.read(Buffer.alloc(GZIP.length), 0, GZIP.length, 0)
  const file = handle.createReadStream({ start: 0, highWaterMark: CHUNK })
  const stream = start.equals(GZIP) ? file.pipe(createGunzip({ chunkSize: CHUNK })) : file
  if (stream !== file) file.on('error', (error) => stream.destroy(error))
  const chunks: AsyncIterable<Buffer> = stream
  let isFirst = true
  try {
    for await (const chunk of chunks) {
      onRead(file.bytesRead)
      yield isFirst ? withoutMark(chunk) : chunk
      isFirst = false
    }
  } finally {
    file.destroy()
  }
}

function withoutMark(bytes: Buffer): Buffer {
  if (UTF_16_MARKS.some((mark) => bytes.subarray(0, 2).equals(mark))) {
    throw new ImportError('it is in UTF-16: convert it to UTF-8 first')
  }
  return bytes.subarray(0, 3).equals(UTF_8_MARK) ? bytes.subarray(3) : bytes
}

const Feature = z.object({
  id: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  properties: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  geometry: z.unknown(),
})

const utf8 = new TextDecoder('utf-8', { fatal: true })

function featureOf({ number, line, bytes }: FeatureText): SourceFeature {
  const place = `feature ${number} (line ${line})`
  const { id, properties, geometry } = parsed(bytes, place)
  return { number, line, id: id == null ? null : String(id), properties: properties ?? {}, geometry }
}

function parsed(bytes: Uint8Array, place: string): z.infer<typeof Feature> {
  try {
    return Feature.parse(JSON.parse(utf8.decode(bytes)))
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new ImportError(`${place} is not valid JSON: ${cause.message}`, { cause })
    if (cause instanceof TypeError) {
      throw new ImportError(`${place} is not in UTF-8: convert the file, which may be in Latin-1, first`, { cause })
    }
    throw new ImportError(`${place} is not a GeoJSON feature`, { cause })
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'Z_BUF_ERROR') return 'it is cut off: its compressed data ends too early'
  if ('code' in error && error.code === 'Z_DATA_ERROR') return 'its compressed data is damaged'
  return error.message
}
