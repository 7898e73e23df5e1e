import { expect, it } from 'vitest'
import { StoreInUseError } from '../../domain/errors.ts'
import { aDirectory, aStore } from '../../testing/store.ts'
import { openSqliteStore } from '../sqlite-store.ts'

it('a data directory serves one service', async () => {
  const directory = aDirectory()
  const store = aStore(directory)
  expect(() => openSqliteStore(directory)).toThrow(StoreInUseError)
  expect(() => openSqliteStore(directory)).toThrow(
    `Another service uses ${directory}. Stop it, or set another DATA_DIR.`,
  )
  await store.close()
  await openSqliteStore(directory).close()
})
