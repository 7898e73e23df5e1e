import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aClosure, MAY_15, uuidOf } from '#testing/builders.ts'
import { aDirectory, aStore, aWriter, parsed, write } from '../../testing/store.ts'
import { Connection } from '../database/connection.ts'
import { storedHash } from './closure-hash.ts'

it('a closure whose instants are made again by other rules is still known as unchanged', async () => {
  const directory = aDirectory()
  const closures = [
    aClosure({ uuid: uuidOf(1), purpose: 'Peregrine falcons' }),
    aClosure({ uuid: uuidOf(2), geometry: null, daytime_start: '08:00:00' }),
  ]
  await write(aWriter(directory, { now: () => MAY_15 }), { closures })
  const store = aStore(directory)
  const stored = async () =>
    parsed(await store.listClosures({}, ['uuid', 'begins_at', 'updated_at'], { offset: 0, limit: 9 }, MAY_15))
  const before = await stored()
  const sql = new Connection(join(directory, 'fieldgate.db'), 0)
  sql.script("UPDATE closure SET begin_ms = begin_ms - 3600000; UPDATE zone_rules SET version = '1999a'")
  for (const id of [1, 2]) sql.run('UPDATE closure SET record_hash = ? WHERE id = ?', [storedHash(sql, id), id])
  sql.close()
  const transaction = await aWriter(directory).begin()
  for (const closure of closures) expect(await transaction.putClosure(closure)).toBe('unchanged')
  await transaction.commit({ demo: false })
  expect(await stored()).toEqual(before)
})
