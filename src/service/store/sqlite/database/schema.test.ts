import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aClosure, anArea, MAY_15, aWildlife, uuidOf } from '#testing/builders.ts'
import { StoreError } from '../../domain/errors.ts'
import { aDirectory, aStore, aWriter, parsed, write } from '../../testing/store.ts'
import { Connection } from './connection.ts'

const ALL = { offset: 0, limit: 10 }

function change(directory: string, script: string): void {
  const sql = new Connection(join(directory, 'fieldgate.db'), 0)
  sql.script(script)
  sql.close()
}

it('a store of the first version is brought up to date with all that it holds', async () => {
  const directory = aDirectory()
  const writer = aWriter(directory, { now: () => MAY_15 })
  const area = anArea({ name: 'Weißensee' })
  await write(writer, { areas: [area], closures: [aClosure({ purpose: 'Peregrine falcons' })] })
  await writer.close()
  change(
    directory,
    `DROP TABLE deletion; DROP TABLE wildlife; DROP TABLE organisation; DROP TABLE mirror; DROP INDEX edition_at;
     DROP TABLE IF EXISTS mirror; DROP TABLE origin;
     DROP TABLE origin_heir; DROP TABLE zone_rules;
     UPDATE area SET folded = 'old'; UPDATE closure SET folded = 'old';
     PRAGMA user_version = 1`,
  )
  const store = aStore(directory)
  expect(parsed(await store.listAreas({}, ['uuid', 'id'], ALL))).toEqual([{ uuid: area.uuid, id: 1 }])
  expect((await store.listAreas({ q: 'weissensee' }, ['uuid'], ALL)).count).toBe(1)
  expect((await store.listClosures({ q: 'peregrine' }, ['uuid'], ALL, MAY_15)).count).toBe(1)
  const transaction = await aWriter(directory).begin()
  expect(await transaction.removeRecord('area', area.uuid)).toBe(true)
  expect(await transaction.putWildlife(aWildlife())).toBe('added')
  await transaction.commit({ demo: false })
  expect((await store.listDeleted('area', {}, ALL)).count).toBe(1)
  expect((await store.listWildlife({}, ['uuid'], ALL)).count).toBe(1)
})

it('a store from before files were kept knows them where they were the origins', async () => {
  const directory = aDirectory()
  const writer = aWriter(directory)
  const transaction = await writer.begin()
  await transaction.putOrigin('closure', { source: 'file-closures', file: 'lost' }, [uuidOf(1)])
  await transaction.putOrigin('closure', { source: 'register', file: 'lost' }, [uuidOf(2)])
  await transaction.commit({ demo: false })
  await writer.close()
  change(
    directory,
    'ALTER TABLE origin DROP COLUMN file; DROP TABLE origin_heir; DROP TABLE zone_rules; PRAGMA user_version = 5',
  )
  const reopened = await aWriter(directory).begin()
  expect(await reopened.origins.keysInFile('closure', 'file-closures')).toEqual(['file-closures'])
  expect(await reopened.origins.keysInFile('closure', 'lost')).toEqual([])
  const gone = await reopened.putOrigin('closure', { source: 'register', file: 'file-register' }, [])
  expect(gone).toEqual([{ uuid: uuidOf(2), file: null }])
  await reopened.rollback()
})

it('a store of a newer program is left as it is', async () => {
  const directory = aDirectory()
  await aWriter(directory).close()
  change(directory, 'PRAGMA user_version = 999')
  expect(() => aWriter(directory)).toThrow(StoreError)
  expect(() => aWriter(directory)).toThrow('was made by a newer Fieldgate')
})
