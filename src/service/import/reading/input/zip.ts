import { crc32 } from 'node:zlib'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import { ImportError } from './import-error.ts'
import { checkLimit, checkUnpacked, type Limits } from './limits.ts'

/** A zip archive that is open. */
export interface Archive {
  /** The files in it, in their order. */
  readonly names: readonly string[]
  /** The bytes of a file in pieces. Throws an ImportError where they are damaged. */
  chunks(name: string): AsyncGenerator<Buffer, undefined>
  /** How many bytes a file is long, unpacked. */
  sizeOf(name: string): number
  close(): void
}

/** Opens a zip archive. Throws an ImportError where it is damaged, cut off, or beyond the limits. */
export async function openArchive(path: string, limits: Limits): Promise<Archive> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch(damaged)
  try {
    checkLimit(limits, 'entries', zip.entryCount)
    const entries = new Map<string, Entry>()
    for await (const entry of zip.eachEntry()) {
      if (!/\/$|(^|\/)(__MACOSX\/|\._)/.test(entry.fileName)) entries.set(entry.fileName, entry)
    }
    return {
      names: [...entries.keys()],
      chunks: (name) => chunksOf(zip, entryOf(entries, name), limits),
      sizeOf: (name) => entryOf(entries, name).uncompressedSize,
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    return damaged(error)
  }
}

function entryOf(entries: ReadonlyMap<string, Entry>, name: string): Entry {
  const entry = entries.get(name)
  if (entry === undefined) throw new ImportError(`${name} is not in it`)
  return entry
}

async function* chunksOf(zip: ZipFile, entry: Entry, limits: Limits): AsyncGenerator<Buffer, undefined> {
  if (entry.isEncrypted()) throw new ImportError(`${entry.fileName} in it is encrypted`)
  const chunks: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry).catch(damaged)
  let checksum = 0
  let unpacked = 0
  try {
    for await (const chunk of chunks) {
      unpacked += chunk.length
      checkUnpacked(limits, unpacked, entry.compressedSize, `${entry.fileName} in it`)
      checksum = crc32(chunk, checksum)
      yield chunk
    }
  } catch (error) {
    damaged(error, `${entry.fileName} in it`)
  }
  if (checksum !== entry.crc32) throw new ImportError(`${entry.fileName} in it is damaged: its checksum is wrong`)
}

function damaged(cause: unknown, what = 'it'): never {
  if (cause instanceof ImportError) throw cause
  const reason = cause instanceof Error ? cause.message : String(cause)
  throw new ImportError(`${what} is damaged or cut off: ${reason}`, { cause })
}
