import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aClosure, anArea, MAY_15, aWildlife, uuidOf } from '#testing/builders.ts'
import { StoreError } from '../../domain/errors.ts'
import type { Slice } from '../../domain/store.ts'
import { aDirectory, aStore, aWriter, parsed, write } from '../../testing/store.ts'
import { Connection } from './connection.ts'

const ALL = { offset: 0, limit: 10 }

function change(directory: string, script: string): void {
  const sql = new Connection(join(directory, 'fieldgate.db'), 0)
  sql.script(script)
  sql.close()
}

/** What a store of an older version did not have. */
const WITHOUT_LATER = `
  DROP TABLE word; DROP TABLE word_part; DROP TABLE area_words; DROP TABLE closure_words; DROP TABLE word_due;
  DROP TABLE area_drawn; DROP TABLE area_tile; DROP TABLE tile_rules; DROP TABLE last_import; DROP TABLE kept_record;`

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
     DROP TABLE origin_heir; DROP TABLE zone_rules; ${WITHOUT_LATER}
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
    `ALTER TABLE origin DROP COLUMN file; DROP TABLE origin_heir; DROP TABLE zone_rules; ${WITHOUT_LATER}
     PRAGMA user_version = 5`,
  )
  const reopened = await aWriter(directory).begin()
  expect(await reopened.origins.keysInFile('closure', 'file-closures')).toEqual(['file-closures'])
  expect(await reopened.origins.keysInFile('closure', 'lost')).toEqual([])
  const gone = await reopened.putOrigin('closure', { source: 'register', file: 'file-register' }, [])
  expect(gone).toEqual([{ uuid: uuidOf(2), file: null }])
  await reopened.rollback()
})

it('in a store of an older version, closures get numbers that none had before them', async () => {
  const directory = aDirectory()
  const [kept, withdrawn, later] = [aClosure(), aClosure(), aClosure()]
  await aWriter(directory).close()
  change(
    directory,
    `DROP TABLE closure; ${WITHOUT_LATER} PRAGMA user_version = 7;
     CREATE TABLE closure (
       id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, name TEXT NOT NULL, folded TEXT NOT NULL, type TEXT NOT NULL,
       reason_id INTEGER, source_id INTEGER NOT NULL, start_on TEXT, end_on TEXT, daytime_start TEXT, daytime_end TEXT,
       time_zone TEXT NOT NULL, begin_ms REAL NOT NULL, finish_ms REAL NOT NULL,
       created_in INTEGER NOT NULL, updated_in INTEGER NOT NULL, record_hash BLOB NOT NULL
     ) STRICT;
     INSERT INTO source (id, name, kind) VALUES (1, 'Rangers', 'authority');
     INSERT INTO edition (id, at, demo) VALUES (1, '2026-05-01T00:00:00.000Z', 0);
     INSERT INTO closure_field (id) VALUES (1), (2);
     INSERT INTO closure VALUES
       (1, '${kept.uuid}', 'Cliff', 'cliff', 'closure', NULL, 1, NULL, NULL, NULL, NULL, 'UTC', -1e999, 1e999, 1, 1, x'00'),
       (2, '${withdrawn.uuid}', 'Wood', 'wood', 'closure', NULL, 1, NULL, NULL, NULL, NULL, 'UTC', -1e999, 1e999, 1, 1, x'00')`,
  )
  const writer = aWriter(directory)
  const remove = await writer.begin()
  await remove.removeRecord('closure', withdrawn.uuid)
  await remove.commit({ demo: false })
  await write(writer, { closures: [later] })
  await write(writer, { closures: [withdrawn] })
  const store = aStore(directory)
  const uuids = async (slice: Slice) => parsed(await store.listClosures({}, ['uuid'], slice, MAY_15))
  // The one that was withdrawn and came back is where it was.
  expect(await uuids(ALL)).toEqual([kept, withdrawn, later].map(({ uuid }) => ({ uuid })))
  expect(await uuids({ ...ALL, after: { key: 2 } })).toEqual([{ uuid: later.uuid }])
})

it('a store from before words were indexed is searched by them, be it brought up to date at once or in parts', async () => {
  const directory = aDirectory()
  const writer = aWriter(directory)
  const areas = [anArea({ name: 'Weißensee' }), anArea({ name: 'Sarek' })]
  await write(writer, { areas, closures: [aClosure({ purpose: 'Peregrine falcons' })] })
  await writer.close()
  const find = async () => {
    const store = aStore(directory)
    const counts = [
      (await store.listAreas({ q: 'eissens' }, ['uuid'], ALL)).count,
      (await store.listAreas({ q: 'sarek' }, ['uuid'], ALL)).count,
      (await store.listClosures({ q: 'falcons' }, ['uuid'], ALL, MAY_15)).count,
    ]
    await store.close()
    return counts
  }
  change(directory, `${WITHOUT_LATER} PRAGMA user_version = 8`)
  expect(await find()).toEqual([1, 1, 1])
  change(directory, `DELETE FROM area_words WHERE rowid = 2; INSERT INTO word_due (kind, after) VALUES ('area', 1)`)
  expect(await find()).toEqual([1, 1, 1])
  change(directory, `DELETE FROM area_words WHERE rowid = 2`)
  expect(await find()).toEqual([1, 0, 1])
})

it('a store of a newer program is left as it is', async () => {
  const directory = aDirectory()
  await aWriter(directory).close()
  change(directory, 'PRAGMA user_version = 999')
  expect(() => aWriter(directory)).toThrow(StoreError)
  expect(() => aWriter(directory)).toThrow('was made by a newer Fieldgate')
})
