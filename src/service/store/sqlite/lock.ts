import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { StoreInUseError } from '../errors.ts'
import { Connection, isBusy } from './connection.ts'

/**
 * Keeps other services off a data directory until `close`, or until this process ends, however it ends: the lock is one
 * that the operating system holds. Throws a StoreInUseError where another service has it.
 */
export function lockDirectory(dataDir: string): Connection {
  mkdirSync(dataDir, { recursive: true })
  const lock = new Connection(join(dataDir, 'service.lock'), 0)
  try {
    lock.run('BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new StoreInUseError(`Another service uses ${dataDir}. Stop it, or set another DATA_DIR.`, { cause: error })
  }
}
