import { expect, it } from 'vitest'
import { randomOf, wholeBetween } from '../../../import/demo/random.ts'
import { textOf } from '../../sql/sql.ts'
import { aDirectory } from '../../testing/store.ts'
import type { Connection } from '../database/connection.ts'
import { openDatabase } from '../database/database.ts'
import { WordIndex } from '../database/word-index.ts'
import { recordsWith } from './word-records.ts'

const TRANSACTIONS = 70
const MOST_IN_ONE = 400
const MOST_ID = 30_000
/** Segments are merged a page at a time, so that some are met half merged. */
const WITHOUT_MERGING = "INSERT INTO area_words (area_words, rank) VALUES ('automerge', 0)"
const STEP_OF_MERGING = "INSERT INTO area_words (area_words, rank) VALUES ('merge', 1)"

function askedFor(sql: Connection, token: string): readonly number[] {
  const [ids] = sql.row('SELECT group_concat(rowid) FROM area_words WHERE area_words MATCH ?', [token]) ?? []
  return ids == null ? [] : textOf(ids).split(',').map(Number)
}

it('reads what a statement gives, whatever was written, merged and removed', () => {
  const directory = aDirectory()
  const [sql, reader] = [openDatabase(directory), openDatabase(directory)]
  sql.run(WITHOUT_MERGING)
  const random = randomOf('words')
  const tokens = [
    'gmoo',
    'gmo',
    'gox',
    'gab',
    'g12',
    'w1',
    'w2',
    'w19',
    'w7q',
    'wzz',
    '0',
    'zzz',
    'gm*',
    'w1*',
    'p1x616231',
    'p1x6*',
    'p2x3132*',
  ]
  const known = new Set<number>()
  for (let transaction = 0; transaction < TRANSACTIONS; transaction += 1) {
    sql.run('BEGIN')
    const words = new WordIndex(sql)
    for (let left = wholeBetween(random, 1, MOST_IN_ONE); left > 0; left -= 1) {
      const id = wholeBetween(random, 1, MOST_ID)
      if (known.has(id) && random() < 0.4) {
        sql.run('DELETE FROM area_words WHERE rowid = ?', [id])
        known.delete(id)
        continue
      }
      words.put('area', id, !known.has(id), `${random() < 0.9 ? 'moor' : 'mox'} ab${wholeBetween(random, 1, 3)} ${id}`)
      known.add(id)
    }
    sql.run(STEP_OF_MERGING)
    sql.run('COMMIT')
    reader.snapshot(() => {
      for (const token of tokens)
        expect({ token, ids: recordsWith(reader, 'area', token).ids }).toEqual({ token, ids: askedFor(reader, token) })
    })
  }
  expect(known.size).toBeGreaterThan(5000)
  sql.close()
  reader.close()
})
