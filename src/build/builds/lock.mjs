import Database from 'libsql'

/**
 * A lock on a file, which is made. The operating system holds it until `free` is called, or this process ends, however
 * it ends. Null where another process has the file for itself or, if it is to be had alone, has it at all.
 *
 * @param {string} file
 * @param {'alone' | 'shared'} kind
 * @param {number} [patience] how long to wait for others, in milliseconds; all of this process waits
 */
export function lock(file, kind, patience = 0) {
  const database = new Database(file, { timeout: patience })
  try {
    database.exec(kind === 'alone' ? 'BEGIN EXCLUSIVE' : 'BEGIN; SELECT * FROM sqlite_master')
    return { free: () => close(database) }
  } catch (error) {
    close(database)
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')) return null
    throw error
  }
}

/** @param {Database.Database} database */
function close(database) {
  // The library keeps a closed connection, locks and all, until it is collected.
  if (database.inTransaction) database.exec('ROLLBACK')
  database.close()
}
