import pg from 'pg'
import { expect, it } from 'vitest'
import { aClosure, anArea, MAY_15 } from '#testing/builders.ts'
import { write } from '../../testing/store.ts'
import { openPostgisStore } from '../postgis-store.ts'
import { openPostgisWriter } from '../postgis-writer.ts'
import { aDatabase } from '../testing/place.ts'

it('a store from before searching was as it is today is made to be searched so', async () => {
  const url = await aDatabase(async () => {})
  const writer = await openPostgisWriter(url)
  await write(writer, {
    areas: [anArea({ name: 'Weißensee' })],
    closures: [aClosure({ purpose: 'Peregrine falcons' })],
  })
  await writer.close()
  const client = new pg.Client(url)
  await client.connect()
  await client.query(
    `UPDATE area SET folded = 'old'; UPDATE closure SET folded = 'old'; ALTER TABLE origin DROP COLUMN file;
     DROP TABLE origin_heir; DROP TABLE zone_rules; DROP TABLE area_drawn; DROP TABLE area_tile; DROP TABLE tile_rules; DELETE FROM migration WHERE id >= 4`,
  )
  await client.end()
  const store = await openPostgisStore(url)
  const page = { offset: 0, limit: 10 }
  expect((await store.listAreas({ q: 'weissensee' }, ['uuid'], page)).count).toBe(1)
  expect((await store.listClosures({ q: 'peregrine' }, ['uuid'], page, MAY_15)).count).toBe(1)
  await store.close()
})

it('texts are searched by trigrams wherever the server has them', async () => {
  const url = await aDatabase(async () => {})
  await (await openPostgisStore(url)).close()
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<boolean[]>({
    text: `SELECT EXISTS (SELECT FROM pg_available_extensions WHERE name = 'pg_trgm'),
      to_regclass('area_folded') IS NOT NULL, to_regclass('closure_folded') IS NOT NULL`,
    rowMode: 'array',
  })
  await client.end()
  const [isThere, ...indexes] = rows[0] ?? []
  expect(indexes).toEqual([isThere, isThere])
})
