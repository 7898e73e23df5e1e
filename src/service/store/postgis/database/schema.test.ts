import pg from 'pg'
import { expect, inject, it, onTestFinished } from 'vitest'
import { aClosure, anArea, aSquareArea, MAY_15, uuidOf } from '#testing/builders.ts'
import { write } from '../../testing/store.ts'
import { openPostgisStore } from '../postgis-store.ts'
import { openPostgisWriter } from '../postgis-writer.ts'
import { aDatabase, runOn } from '../testing/place.ts'

/** Undoes how areas are counted and searched. */
const WITHOUT_CELLS_AND_WORDS = `
  ALTER TABLE area DROP COLUMN cell; DROP FUNCTION area_cell_of; DROP FUNCTION area_text_changed CASCADE;
  DROP TABLE area_cell, area_word, area_pair, area_block_due; DELETE FROM migration WHERE id >= 10;
`

it('a store from before searching was as it is today is made to be searched so', async () => {
  const url = await aDatabase(async () => ({ isReusable: false }))
  const writer = await openPostgisWriter(url, () => {})
  await write(writer, {
    areas: [anArea({ name: 'Weißensee' })],
    closures: [aClosure({ purpose: 'Peregrine falcons' })],
  })
  await writer.close()
  const client = new pg.Client(url)
  await client.connect()
  await client.query(
    `UPDATE area SET folded = 'old'; UPDATE closure SET folded = 'old'; ALTER TABLE origin DROP COLUMN file;
     DROP TABLE origin_heir; DROP TABLE zone_rules; DROP TABLE area_drawn; DROP TABLE area_tile; DROP TABLE tile_rules;
     DROP TABLE last_import; DROP TABLE kept_record; DELETE FROM migration WHERE id >= 4; ${WITHOUT_CELLS_AND_WORDS}`,
  )
  await client.end()
  const store = await openPostgisStore(url, () => {})
  const page = { offset: 0, limit: 10 }
  expect((await store.listAreas({ q: 'weissensee' }, ['uuid'], page)).count).toBe(1)
  expect((await store.listClosures({ q: 'peregrine' }, ['uuid'], page, MAY_15)).count).toBe(1)
  await store.close()
})

/** Whether a server has pg_trgm, and whether a database has each index of texts. */
async function textIndexes(url: string): Promise<readonly boolean[]> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<boolean[]>({
    text: `SELECT EXISTS (SELECT FROM pg_available_extensions WHERE name = 'pg_trgm'),
      to_regclass('area_folded') IS NOT NULL, to_regclass('closure_folded') IS NOT NULL, to_regclass('area_word_text') IS NOT NULL`,
    rowMode: 'array',
  })
  await client.end()
  return rows[0] ?? []
}

it('texts are searched by trigrams wherever the server has them', async () => {
  const url = await aDatabase(async () => ({ isReusable: false }))
  await (await openPostgisStore(url, () => {})).close()
  const [isThere, ...indexes] = await textIndexes(url)
  expect(indexes).toEqual([isThere, isThere, isThere])
})

it('areas of a store from before they were counted by cells and searched by words are, and the operator is told of each step', async () => {
  const url = await aDatabase(async () => ({ isReusable: false }))
  const writer = await openPostgisWriter(url, () => {})
  await write(writer, {
    areas: [1, 2, 30].map((lng) => {
      return anArea({ uuid: uuidOf(lng), name: `Lake number ${lng}`, geometry: aSquareArea(lng, 48) })
    }),
  })
  await writer.close()
  await runOn(url, WITHOUT_CELLS_AND_WORDS)
  const told: string[] = []
  const store = await openPostgisStore(url, (line) => void told.push(line))
  // What comes after them is of the server, which may have no index of texts.
  expect(told.slice(0, 3)).toEqual(
    [10, 11, 12].map((step) => `The database is brought up to date: step ${step} of 12 …`),
  )
  const page = { offset: 0, limit: 1 }
  expect((await store.listAreas({}, ['uuid'], page)).count).toBe(3)
  expect((await store.listAreas({ bbox: [0, 40, 10, 50] }, ['uuid'], page)).count).toBe(2)
  expect((await store.listAreas({ q: 'ake' }, ['uuid'], page)).count).toBe(3)
  expect((await store.listAreas({ q: 'number 3' }, ['uuid'], page)).count).toBe(1)
  await store.close()
})

it('tells an operator how to get the index of texts where it cannot be made, and searches without', async () => {
  const { isConcurrent } = inject('postgis')
  const url = await aDatabase(async () => ({ isReusable: false }))
  const writer = await openPostgisWriter(url, () => {})
  await write(writer, { areas: [anArea({ name: 'Weißensee' })] })
  await writer.close()
  const reader = `reader_${process.pid}`
  const others = new URL(url)
  if (isConcurrent) {
    await runOn(
      url,
      `DROP EXTENSION pg_trgm CASCADE; CREATE ROLE ${reader} LOGIN; GRANT SELECT ON ALL TABLES IN SCHEMA public TO ${reader}`,
    )
    onTestFinished(() => runOn(url, `DROP OWNED BY ${reader}; DROP ROLE ${reader}`))
    others.username = reader
  }
  const told: string[] = []
  const store = await openPostgisStore(others.href, (line) => void told.push(line))
  expect(told).toEqual([expect.stringContaining('run CREATE EXTENSION pg_trgm in it, and start again')])
  expect((await store.listAreas({ q: 'eissens' }, ['uuid'], { offset: 0, limit: 1 })).count).toBe(1)
  await store.close()
})

it('makes the index of texts at the first start at which it can', async () => {
  const { isConcurrent } = inject('postgis')
  const url = await aDatabase(async () => ({ isReusable: false }))
  await (await openPostgisStore(url, () => {})).close()
  if (isConcurrent) await runOn(url, 'DROP EXTENSION pg_trgm CASCADE')
  const told: string[] = []
  await (await openPostgisStore(url, (line) => void told.push(line))).close()
  const [isThere, ...indexes] = await textIndexes(url)
  expect(indexes).toEqual([isThere, isThere, isThere])
  expect(told).toHaveLength(isThere === true ? 0 : 1)
})

it.runIf(inject('postgis').isConcurrent)(
  'refuses a database that cannot hold the letters of all languages',
  async () => {
    const { url } = inject('postgis')
    const name = `latin_${process.pid}`
    await runOn(url, `CREATE DATABASE ${name} ENCODING 'LATIN1' TEMPLATE template0`)
    onTestFinished(() => runOn(url, `DROP DATABASE ${name} WITH (FORCE)`))
    const latin = new URL(url)
    latin.pathname = name
    await expect(openPostgisStore(latin.href, () => {})).rejects.toThrow(
      'The encoding of the database is LATIN1, which has not the letters of all languages. Make one with createdb --encoding UTF8 --template template0, and set DATABASE_URL to it.',
    )
  },
)
