import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { StoreError, StoreInUseError } from '../../domain/errors.ts'
import { unwritableReason } from './unwritable.ts'
import { Connection, isBusy } from './connection.ts'

/**
 * Keeps other services off a data directory until `close`, or until this process ends, however it ends: the lock is one
 * that the operating system holds. Throws a StoreInUseError where another service has it, a StoreError where the
 * directory cannot be used.
 */
export function lockDirectory(dataDir: string): Connection {
  let lock: Connection | undefined
  const file = join(dataDir, 'service.lock')
  const holder = join(dataDir, 'service.pid')
  try {
    mkdirSync(dataDir, { recursive: true })
    lock = new Connection(file, 0)
    lock.run('BEGIN EXCLUSIVE')
    sign(holder)
    return lock
  } catch (cause) {
    lock?.close()
    if (isBusy(cause)) {
      throw new StoreInUseError(
        `Another service${signedBy(holder)} uses ${dataDir}. Stop it, or set another DATA_DIR.`,
        { cause },
      )
    }
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StoreError(unwritableReason(file) ?? `The data directory ${dataDir} cannot be used: ${reason}.`, {
      cause,
    })
  }
}

/** Notes which process has the lock. Where that fails, as on a full disk, the service starts all the same. */
function sign(file: string): void {
  try {
    writeFileSync(file, `${process.pid} on ${hostname()}\n`)
  } catch {
    rmSync(file, { force: true })
  }
}

function signedBy(file: string): string {
  const text = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  return text === '' ? '' : ` (process ${text})`
}
