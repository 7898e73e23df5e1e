import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { StoreError, StoreInUseError } from '../../domain/errors.ts'
import { Connection, isBusy } from './connection.ts'

/**
 * Keeps other services off a data directory until `close`, or until this process ends, however it ends: the lock is one
 * that the operating system holds. Throws a StoreInUseError where another service has it, a StoreError where the
 * directory cannot be used.
 */
export function lockDirectory(dataDir: string): Connection {
  let lock: Connection | undefined
  try {
    mkdirSync(dataDir, { recursive: true })
    lock = new Connection(join(dataDir, 'service.lock'), 0)
    lock.run('BEGIN EXCLUSIVE')
    return lock
  } catch (cause) {
    lock?.close()
    if (isBusy(cause)) {
      throw new StoreInUseError(`Another service uses ${dataDir}. Stop it, or set another DATA_DIR.`, { cause })
    }
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StoreError(`The data directory ${dataDir} cannot be used: ${reason}.`, { cause })
  }
}
