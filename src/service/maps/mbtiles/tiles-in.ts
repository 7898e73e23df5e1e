import { setImmediate as othersServed } from 'node:timers/promises'
import type Database from 'libsql'
import * as z from 'zod/mini'
import type { StoredTiles, TileBox } from '../files/archive.ts'
import { MAX_BUNDLE_TILES } from '../files/limits.ts'
import { numberOf } from '../files/tile-ids.ts'
import type { TileTables } from './tables.ts'

const Next = z.object({ next: z.nullable(z.number()) })
const Row = z.object({ x: z.int(), row: z.int(), length: z.int() })

/** So many places of tiles are looked through at once, before others are served. */
const AT_ONCE = 2 ** 13

/**
 * What is stored for the tiles of some boxes, in the order of their numbers, which are their offsets too. Ends early
 * where there are more than a bundle may have.
 */
export async function* tilesIn(
  database: Database.Database,
  tables: TileTables,
  boxes: readonly TileBox[],
): AsyncGenerator<StoredTiles, undefined> {
  const zooms = [...new Set(boxes.map(({ zoom }) => zoom))].toSorted((a, b) => a - b)
  for (const zoom of zooms) {
    const found = new Map<number, number>()
    for (const box of boxes.filter((one) => one.zoom === zoom)) await addTiles(found, database, tables, box)
    const numbers = [...found.keys()].toSorted((a, b) => a - b)
    for (const tileId of numbers) yield { tileId, offset: tileId, length: found.get(tileId) ?? 0, runLength: 1 }
  }
}

/** Adds the lengths of a box's tiles by their numbers. */
async function addTiles(
  found: Map<number, number>,
  database: Database.Database,
  { from, zoom, column, row, data }: TileTables,
  box: TileBox,
): Promise<void> {
  const side = 2 ** box.zoom
  const rows = [side - 1 - box.rows[1], side - 1 - box.rows[0]]
  const width = Math.max(1, Math.floor(AT_ONCE / (box.rows[1] - box.rows[0] + 1)))
  const places = from.replace(/ JOIN .*/, '')
  const next = database.prepare(
    `SELECT CAST(min(${column}) AS INTEGER) AS next FROM ${places} WHERE ${zoom} = ? AND ${column} >= ?`,
  )
  const read = database.prepare(
    `SELECT ${column} AS x, ${row} AS row, length(${data}) AS length FROM ${from}
    WHERE ${zoom} = ? AND ${column} BETWEEN ? AND ? AND ${row} BETWEEN ? AND ? AND length(${data}) > 0
    LIMIT ${MAX_BUNDLE_TILES + 1}`,
  )
  let first = box.columns[0]
  while (found.size <= MAX_BUNDLE_TILES) {
    // Columns that are not there are leapt over, or a file with two tiles could keep the service busy.
    const { next: there } = Next.parse(next.get([box.zoom, first]))
    if (there === null || there < first || there > box.columns[1]) return
    const last = Math.min(box.columns[1], there + width - 1)
    for (const tile of z.array(Row).parse(read.all([box.zoom, there, last, ...rows]))) {
      found.set(numberOf({ z: box.zoom, x: tile.x, y: side - 1 - tile.row }), tile.length)
    }
    first = last + 1
    await othersServed()
  }
}
