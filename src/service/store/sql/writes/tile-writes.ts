import { areaTile } from '#contract/tiles/area-tile.ts'
import { byTile, drawnAreasAt, type DrawnArea } from '../../../tiles/by-tile.ts'
import { COARSE_ZOOM, TILE_MIN_ZOOM, type TileId } from '#contract/tiles/grid.ts'
import { levelFor, LEVELS } from '#contract/tiles/levels.ts'
import { rankAreas } from '../../../tiles/rank.ts'
import { TILE_RULES } from '#contract/tiles/area-tile-json.ts'
import { bytesOf, numberOf, type Sql, type SqlRow } from '../sql.ts'
import { rankedAreas } from './ranked-areas.ts'
import { upsert } from './upsert.ts'

/** How many rows are written by one statement. */
const AT_ONCE = 2000

const COARSE_ZOOMS = Array.from({ length: COARSE_ZOOM - TILE_MIN_ZOOM + 1 }, (_, index) => TILE_MIN_ZOOM + index)

/** Reads of areas that each of the two databases does in its own way, within the transaction. */
export interface TileReads {
  /** Gives the id, category, size in km², longitude and latitude of the point, and the four bounds of each area. */
  readonly rankedAreas: string
  /** All areas that are drawn at a zoom or a coarser one, in the order of their ids, with their shapes of its level. */
  readonly listDrawnAreas: (zoom: number) => Promise<readonly DrawnArea[]>
}

/** Whether what tiles are made of was made by other rules than this program has. */
export async function tilesAreOld(sql: Pick<Sql, 'row'>): Promise<boolean> {
  return !(await haveOurRules(sql)) && (await sql.row('SELECT id FROM area LIMIT 1')) !== null
}

async function haveOurRules(sql: Pick<Sql, 'row'>): Promise<boolean> {
  return (await sql.row('SELECT rules FROM tile_rules'))?.[0] === TILE_RULES
}

/**
 * Decides anew from which zoom on each area is drawn, and makes the coarse tiles, which take longest and which everybody
 * begins with, where areas have changed or the rules have. What stays as it was is not written again.
 */
export async function renewTiles(sql: Sql, haveChanged: boolean, reads: TileReads): Promise<void> {
  if (!haveChanged && (await haveOurRules(sql))) return
  await putDrawn(sql, await sql.rows(reads.rankedAreas))
  const known = new Set((await sql.rows('SELECT z, x, y FROM area_tile')).map((row) => row.join()))
  for await (const tile of coarseTiles(reads)) {
    known.delete(`${tile.z},${tile.x},${tile.y}`)
    await putTile(sql, tile)
  }
  for (const key of known) await sql.run('DELETE FROM area_tile WHERE z = $1 AND x = $2 AND y = $3', placeOf(key))
  await upsert(sql, 'tile_rules', 'id', { id: 1, rules: TILE_RULES })
}

async function putDrawn(sql: Sql, rows: readonly SqlRow[]): Promise<void> {
  const families = await sql.rows(`SELECT id, traits FROM lookup WHERE list = 'category'`)
  const areas = rankedAreas(rows, families)
  const known = new Map<number, string>()
  for (const [id, ...zooms] of await sql.rows('SELECT id, point_from, shape_from FROM area_drawn')) {
    known.set(numberOf(id), zooms.join())
  }
  const changed: number[] = []
  for (const [index, { point, shape }] of rankAreas(areas).entries()) {
    const id = areas[index]?.id ?? 0
    if (known.get(id) !== `${point},${shape}`) changed.push(id, point, shape)
  }
  for (let at = 0; at < changed.length; at += 3 * AT_ONCE) {
    const values = changed.slice(at, at + 3 * AT_ONCE)
    const tuples = Array.from({ length: values.length / 3 }, (_, row) => {
      return `($${3 * row + 1}, $${3 * row + 2}, $${3 * row + 3})`
    })
    await sql.run(
      `INSERT INTO area_drawn (id, point_from, shape_from) VALUES ${tuples.join(', ')}
       ON CONFLICT (id) DO UPDATE SET point_from = excluded.point_from, shape_from = excluded.shape_from`,
      values,
    )
  }
}

interface CoarseTile extends TileId {
  readonly bytes: Uint8Array
}

/** The tiles down to {@link COARSE_ZOOM} that hold something. Areas are read once for all zooms that have one level. */
async function* coarseTiles({ listDrawnAreas }: TileReads): AsyncGenerator<CoarseTile, undefined> {
  for (const level of LEVELS) {
    const zooms = COARSE_ZOOMS.filter((zoom) => levelFor(zoom) === level)
    if (zooms.length === 0) continue
    const drawn = await listDrawnAreas(Math.max(...zooms))
    for (const z of zooms) {
      for (const [tile, areas] of byTile(drawnAreasAt(drawn, z), z)) yield { ...tile, bytes: areaTile(areas, tile) }
    }
  }
}

async function putTile(sql: Sql, { z, x, y, bytes }: CoarseTile): Promise<void> {
  const known = await sql.row('SELECT tile FROM area_tile WHERE z = $1 AND x = $2 AND y = $3', [z, x, y])
  if (known !== null && Buffer.from(bytesOf(known[0])).equals(bytes)) return
  await sql.run(
    `INSERT INTO area_tile (z, x, y, tile) VALUES ($1, $2, $3, $4)
     ON CONFLICT (z, x, y) DO UPDATE SET tile = excluded.tile`,
    [z, x, y, bytes],
  )
}

function placeOf(key: string): readonly number[] {
  return key.split(',').map(Number)
}
