import { chmodSync } from 'node:fs'
import { hostname } from 'node:os'
import { expect, it, onTestFinished } from 'vitest'
import { StoreInUseError } from '../../domain/errors.ts'
import { aDirectory, aStore } from '../../testing/store.ts'
import { openSqliteReader, openSqliteStore } from '../sqlite-store.ts'
import { openSqliteWriter } from '../sqlite-writer.ts'

it('a data directory serves one service', async () => {
  const directory = aDirectory()
  const store = aStore(directory)
  expect(() => openSqliteStore(directory)).toThrow(StoreInUseError)
  expect(() => openSqliteStore(directory)).toThrow(
    `Another service (process ${process.pid} on ${hostname()}) uses ${directory}. Stop it, or set another DATA_DIR.`,
  )
  await store.close()
  await openSqliteStore(directory).close()
})

const NOBODY = 65_534

/** Takes from this process the rights of root, which may write everywhere, until the test ends. */
function withoutRights(): void {
  const user = process.geteuid?.()
  if (user !== 0) return
  process.seteuid?.(NOBODY)
  onTestFinished(() => process.seteuid?.(user))
}

it('a directory that cannot be written to is refused with the reason and what to do', () => {
  const directory = aDirectory()
  chmodSync(directory, 0o555)
  withoutRights()
  const who = `the user of this program (uid ${process.geteuid?.()})`
  for (const open of [openSqliteStore, openSqliteReader, openSqliteWriter]) {
    expect(() => open(directory)).toThrow(
      `${directory} cannot be written to: permission is denied. Let ${who} write there, or set another DATA_DIR.`,
    )
  }
})
