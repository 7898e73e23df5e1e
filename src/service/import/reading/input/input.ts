import { createReadStream, createWriteStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, constants, gunzipSync } from 'node:zlib'
import iconv from 'iconv-lite'
import type { CodePage } from './code-page.ts'
import { ImportError } from './import-error.ts'
import type { Lack } from './lack.ts'
import { checkLimit, checkUnpacked, type Limits } from './limits.ts'
import { temporaryDirectory } from './temporary-directory.ts'

/** A file to read, unpacked where it is gzipped. */
export interface Input {
  readonly path: string
  /** Its first bytes. */
  readonly head: Buffer
  /** Its last bytes; none of a gzipped file, whose end is known only when all is unpacked. */
  tail(): Promise<Buffer>
  /** All of its bytes, in pieces. */
  chunks(): AsyncGenerator<Buffer, undefined>
  /** The path of a plain file with all of its bytes, for as long as `work` goes on. */
  withFile<T>(work: (path: string) => AsyncGenerator<T, undefined>): AsyncGenerator<T, undefined>
  readonly limits: Limits
  /** Says how many bytes of the file itself, packed as it is, have been read. */
  readonly onRead: (bytes: number) => void
  /** Told where it says that there are more features than it has. */
  readonly onLack: (lack: Lack) => void
}

const CHUNK = 2 ** 18
/** How many bytes a head and a tail have. */
const END = 2 ** 16
const GZIP = Buffer.of(0x1f, 0x8b)

/** Opens a file. Throws what Node throws for one that cannot be read or unpacked. */
export async function openInput(
  path: string,
  onRead: (bytes: number) => void,
  limits: Limits,
  onLack: (lack: Lack) => void = () => {},
): Promise<Input> {
  const start = await partOf(path, () => 0)
  const isPacked = start.subarray(0, GZIP.length).equals(GZIP)
  // What is cut off within the first bytes shows when all are read.
  const head = isPacked ? gunzipSync(start, { finishFlush: constants.Z_SYNC_FLUSH }) : start
  return {
    path,
    head,
    limits,
    onRead,
    onLack,
    tail: async () => (isPacked ? Buffer.of() : partOf(path, (size) => Math.max(0, size - END))),
    chunks: () => (isPacked ? unpackedChunks(path, limits, onRead) : plainChunks(path, onRead)),
    withFile: (work) =>
      isPacked
        ? withTemporaryFile(
            unpackedChunks(path, limits, () => {}),
            work,
          )
        : work(path),
  }
}

async function partOf(path: string, from: (size: number) => number): Promise<Buffer> {
  const handle = await open(path)
  try {
    const { size } = await handle.stat()
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(END), 0, END, from(size))
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

async function* plainChunks(path: string, onRead: (bytes: number) => void): AsyncGenerator<Buffer, undefined> {
  const file = createReadStream(path, { highWaterMark: CHUNK })
  const chunks: AsyncIterable<Buffer> = file
  try {
    for await (const chunk of chunks) {
      onRead(file.bytesRead)
      yield chunk
    }
  } finally {
    file.destroy()
  }
}

async function* unpackedChunks(
  path: string,
  limits: Limits,
  onRead: (bytes: number) => void,
): AsyncGenerator<Buffer, undefined> {
  const file = createReadStream(path, { highWaterMark: CHUNK })
  const stream = file.pipe(createGunzip({ chunkSize: CHUNK }))
  file.on('error', (error) => stream.destroy(error))
  const chunks: AsyncIterable<Buffer> = stream
  let unpacked = 0
  try {
    for await (const chunk of chunks) {
      unpacked += chunk.length
      checkUnpacked(limits, unpacked, file.bytesRead)
      onRead(file.bytesRead)
      yield chunk
    }
  } finally {
    file.destroy()
  }
}

/** Works on a plain file of bytes, which is there for as long as that goes on. */
export async function* withTemporaryFile<T>(
  chunks: AsyncIterable<Buffer>,
  work: (path: string) => AsyncGenerator<T, undefined>,
): AsyncGenerator<T, undefined> {
  const directory = await temporaryDirectory()
  try {
    const unpacked = join(directory, 'unpacked')
    await pipeline(chunks, createWriteStream(unpacked))
    yield* work(unpacked)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

const UTF_8_MARK = Buffer.of(0xef, 0xbb, 0xbf)
export const UTF_16_MARKS = [Buffer.of(0xff, 0xfe), Buffer.of(0xfe, 0xff)]

export function inUtf16(): ImportError {
  return new ImportError('it is in UTF-16: convert it to UTF-8 first (Excel: save it as “CSV UTF-8”)')
}

/** The pieces of a text in UTF-8 without the mark that it may begin with. Throws an ImportError for UTF-16. */
export async function* withoutMark(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  let isFirst = true
  for await (const chunk of chunks) {
    if (isFirst && UTF_16_MARKS.some((mark) => chunk.subarray(0, mark.length).equals(mark))) {
      throw inUtf16()
    }
    yield isFirst && chunk.subarray(0, UTF_8_MARK.length).equals(UTF_8_MARK) ? chunk.subarray(UTF_8_MARK.length) : chunk
    isFirst = false
  }
}

/**
 * The text of pieces in an encoding, with no mark of it. Throws an ImportError where bytes are not in it, as far as that
 * can show.
 */
export async function* textOf(chunks: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<string, undefined> {
  if (/^utf-?8$/i.test(encoding)) {
    const decoder = new TextDecoder('utf-8', { fatal: true })
    const decoded = (chunk?: Buffer) => inUtf8('it', () => decoder.decode(chunk, { stream: chunk !== undefined }))
    for await (const chunk of withoutMark(chunks)) yield decoded(chunk)
    yield decoded()
    return
  }
  if (!iconv.encodingExists(encoding)) throw new ImportError(`it is in ${encoding}, which is not known: use UTF-8`)
  const decoder = iconv.getDecoder(encoding)
  for await (const chunk of chunks) yield decoder.write(chunk)
  yield decoder.end() ?? ''
}

/** All of an input that cannot be read piece by piece. Throws an ImportError for one that is too large for that. */
export async function wholeText(chunks: AsyncIterable<Buffer>, limits: Limits): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const chunk of chunks) {
    parts.push(chunk)
    size += chunk.length
    checkLimit(limits, 'whole_mb', size)
  }
  return utf8Text(Buffer.concat(parts), 'it')
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Bytes as text. Throws an ImportError that names what is not in UTF-8. */
export function utf8Text(bytes: Uint8Array, what: string): string {
  return inUtf8(what, () => utf8.decode(bytes))
}

/** Bytes as text: in UTF-8, or where that does not fit in another code page. */
export function textOrWindows(bytes: Uint8Array, codePage: CodePage = 'win1252'): string {
  try {
    return utf8.decode(bytes)
  } catch {
    return iconv.decode(bytes, codePage)
  }
}

function inUtf8(what: string, decode: () => string): string {
  try {
    return decode()
  } catch (cause) {
    throw new ImportError(`${what} is not in UTF-8: convert the file, which may be in Latin-1, first`, { cause })
  }
}
