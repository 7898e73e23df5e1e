import { closeSync, existsSync, mkdtempSync, openSync, rmdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Reasons that an operator may not know by their codes. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'the file system is mounted read-only',
  ENOSPC: 'the disk is full',
  EISDIR: 'it is a directory',
}

/** Why a file cannot be made or written, and what to do, in a sentence; null where it can. SQLite tells a number alone. */
export function unwritableReason(file: string): string | null {
  const directory = dirname(file)
  const isThere = existsSync(file)
  try {
    rmdirSync(mkdtempSync(join(directory, '.fieldgate-probe-')))
    if (isThere) closeSync(openSync(file, 'r+'))
    return null
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    const user = process.geteuid?.()
    const who = user === undefined ? 'the user of this program' : `the user of this program (uid ${user})`
    const reason = REASONS[code] ?? code
    return `${isThere ? file : directory} cannot be written to: ${reason}. Let ${who} write there, or set another DATA_DIR.`
  }
}
