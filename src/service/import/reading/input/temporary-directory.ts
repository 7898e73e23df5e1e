import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeAbandoned } from '../../../archive/own-directory.ts'
import { ImportError } from './import-error.ts'

const PREFIX = 'fieldgate-import-'

/**
 * Makes a directory for what an import reads, and removes those that imports have left which were killed. Throws an
 * ImportError.
 */
export async function temporaryDirectory(): Promise<string> {
  try {
    removeAbandoned(tmpdir(), PREFIX, Date.now())
    return await mkdtemp(join(tmpdir(), PREFIX))
  } catch (error) {
    return notKept(error)
  }
}

/** Throws an ImportError for a failure to write into the directory of temporary files. */
export function notKept(cause: unknown): never {
  const reason = cause instanceof Error ? cause.message : String(cause)
  throw new ImportError(
    `What is read cannot be kept in ${tmpdir()}: ${reason}. Make room there, or set TMPDIR to another directory.`,
    { cause },
  )
}
