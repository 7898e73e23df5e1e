import type { PacksDatabase } from './database.ts'

/** The bytes of an archive between two of them, as far as they are there. */
export async function bytesOf(
  database: PacksDatabase,
  bundle: string,
  from: number,
  length: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const first = await chunkAt(database, bundle, from)
  const range = IDBKeyRange.bound([bundle, first], [bundle, from + length], false, true)
  const chunks = await database.getAll('chunks', range)
  const wanted = new Uint8Array(length)
  for (const chunk of chunks) {
    const [start, end] = [Math.max(from, chunk.from), Math.min(from + length, chunk.from + chunk.bytes.byteLength)]
    if (end > start) wanted.set(new Uint8Array(chunk.bytes, start - chunk.from, end - start), start - from)
  }
  return wanted
}

/** Where the chunk begins that holds a byte. */
async function chunkAt(database: PacksDatabase, bundle: string, at: number): Promise<number> {
  const range = IDBKeyRange.bound([bundle, 0], [bundle, at])
  const cursor = await database.transaction('chunks').store.openKeyCursor(range, 'prev')
  return cursor?.primaryKey[1] ?? at
}
