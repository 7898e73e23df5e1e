/** How much of a file tells the length of a database, in bytes. */
export const SQLITE_HEADER = 100
const MAGIC = 'SQLite format 3\0'

/**
 * How many bytes an SQLite database has by its header: 0 where that does not tell, null for something else than a database.
 * SQLite itself reads on in a file that is cut off until a page is needed that is missing.
 */
export function sqliteLength(header: Uint8Array<ArrayBuffer>): number | null {
  const view = Buffer.from(header.buffer, header.byteOffset, header.byteLength)
  if (view.length < SQLITE_HEADER || view.toString('latin1', 0, MAGIC.length) !== MAGIC) return null
  const pageSize = view.readUInt16BE(16) === 1 ? 65_536 : view.readUInt16BE(16)
  // The number of pages holds where the last writer has noted it.
  const isCounted = view.readUInt32BE(24) === view.readUInt32BE(92)
  return isCounted ? view.readUInt32BE(28) * pageSize : 0
}
