import { crc32 } from 'node:zlib'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import { ReliefError } from '../relief-error.ts'

const MOST_ENTRIES = 1000

/** A file inside a zip archive. */
export interface ZippedFile {
  /** With the archive's name before it, for messages. */
  readonly file: string
  /** Unpacked, as the archive says; more is not unpacked. */
  readonly bytes: number
  chunks(): AsyncGenerator<Buffer, undefined>
}

/** Reads the files of a zip archive that `isWanted` picks by name. Throws a ReliefError where the archive is damaged. */
export async function withZipped<T>(
  path: string,
  name: string,
  isWanted: (name: string) => boolean,
  read: (files: readonly ZippedFile[]) => Promise<T>,
): Promise<T> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch((error: unknown) =>
    damaged(name, error),
  )
  try {
    return await read(await filesIn(zip, name, isWanted))
  } finally {
    zip.close()
  }
}

async function filesIn(
  zip: ZipFile,
  name: string,
  isWanted: (name: string) => boolean,
): Promise<readonly ZippedFile[]> {
  if (zip.entryCount > MOST_ENTRIES) throw new ReliefError(`${name} holds more than ${MOST_ENTRIES} files.`)
  const files: ZippedFile[] = []
  try {
    for await (const entry of zip.eachEntry()) {
      if (/(^|\/)(__MACOSX\/|\._)/.test(entry.fileName) || !isWanted(entry.fileName)) continue
      const file = `${name}/${entry.fileName}`
      files.push({ file, bytes: entry.uncompressedSize, chunks: () => chunksOf(zip, entry, file) })
    }
  } catch (error) {
    damaged(name, error)
  }
  return files
}

/** The unzipping library ends where an entry unpacks to more or to less than it says. */
async function* chunksOf(zip: ZipFile, entry: Entry, file: string): AsyncGenerator<Buffer, undefined> {
  if (entry.isEncrypted()) throw new ReliefError(`${file} is encrypted: unpack it first.`)
  let checksum = 0
  try {
    const chunks: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry)
    for await (const chunk of chunks) {
      checksum = crc32(chunk, checksum)
      yield chunk
    }
  } catch (error) {
    damaged(file, error)
  }
  if (checksum !== entry.crc32) throw new ReliefError(`${file} is damaged: its checksum is wrong. Fetch it again.`)
}

function damaged(file: string, cause: unknown): never {
  if (cause instanceof ReliefError) throw cause
  const reason = cause instanceof Error ? cause.message : String(cause)
  throw new ReliefError(`${file} is damaged or cut off (${reason}): fetch it again.`, { cause })
}
