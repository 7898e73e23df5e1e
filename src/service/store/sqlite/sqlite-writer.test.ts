import { join } from 'node:path'
import { expect, it } from 'vitest'
import { anArea } from '#testing/builders.ts'
import { aDirectory, aWriter, write } from '../testing/store.ts'
import { Connection } from './database/connection.ts'

it('a transaction that fails to open leaves the store to others, and to the next one', async () => {
  const directory = aDirectory()
  const writer = aWriter(directory, { patience: 0 })
  const area = anArea()
  await write(writer, { areas: [area] })
  const script = (sql: string) => {
    const other = new Connection(join(directory, 'fieldgate.db'), 0)
    try {
      other.script(sql)
    } finally {
      other.close()
    }
  }
  script('ALTER TABLE edition RENAME TO edition_away')
  await expect(writer.begin()).rejects.toThrow('no such table: edition')
  script('ALTER TABLE edition_away RENAME TO edition')
  const transaction = await writer.begin()
  expect(await transaction.listUuids('area')).toEqual([area.uuid])
  await transaction.rollback()
})
