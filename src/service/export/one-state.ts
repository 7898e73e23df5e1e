import { setImmediate } from 'node:timers/promises'
import type { Store } from '../store/domain/store.ts'
import { ExportError } from './export-error.ts'

const MOST_ATTEMPTS = 5

/** Throws where the store no longer holds what it held when the attempt began. */
export type CheckState = () => Promise<void>

class Changed extends Error {}

/**
 * Reads one state of the store: where somebody commits meanwhile, what has been read counts for nothing, and `read`
 * begins again. It is to check the state between its steps, so that it does not go on in vain. Throws an ExportError
 * where the data never rests for as long as one reading takes.
 */
export async function inOneState<T>(
  store: Pick<Store, 'state'>,
  read: (check: CheckState) => Promise<T>,
  onChange: () => void,
): Promise<T> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
    const before = (await store.state()).revision
    const check = async () => {
      // SQLite answers without a wait: no signal would be heard before the end.
      await setImmediate()
      if ((await store.state()).revision !== before) throw new Changed()
    }
    try {
      const result = await read(check)
      await check()
      return result
    } catch (error) {
      if (!(error instanceof Changed)) throw error
      onChange()
    }
  }
  throw new ExportError(`The data changed during each of ${MOST_ATTEMPTS} attempts. Export when no import runs.`)
}
