import { StoreBusyError } from '../../domain/errors.ts'
import type { Session } from './session.ts'
import { failedBy } from './failures.ts'

const LOCK_NOT_AVAILABLE = '55P03'
/** How long a writer may be silent: after that the server takes its machine for gone. */
const SILENCE = '10min'

/**
 * Keeps other writers of the store off until the transaction of this session ends, however it ends. Waits for one that
 * is at work for `patience` milliseconds, then throws a StoreBusyError.
 */
export async function lockStore(sql: Session, patience: number): Promise<void> {
  try {
    await sql.run(
      `SELECT set_config('lock_timeout', $1, TRUE), set_config('idle_in_transaction_session_timeout', $2, TRUE)`,
      [String(Math.max(Math.round(patience), 1)), SILENCE],
    )
    await sql.run(`SELECT pg_advisory_xact_lock(hashtextextended('fieldgate ' || current_schema(), 0))`)
    await sql.run(`SELECT set_config('lock_timeout', '0', TRUE)`)
  } catch (error) {
    if (!failedBy(error, LOCK_NOT_AVAILABLE)) throw error
    throw new StoreBusyError(patience, error)
  }
}
