import { API_PREFIX } from '#contract/paths.ts'
import { decodeBand } from '#map/basemap/tiles/band.ts'
import { BASEMAP } from '#map/basemap/source.ts'
import { tileCutter } from '#map/basemap/tiles/tile-cutter.ts'
import { tileQuestion } from '#map/basemap/tiles/tile-question.ts'
import type { LoadTile } from '#map/static/drawing/tiles.ts'
import { readBytes } from '../reading.ts'
import type { AskService } from '../service-line.ts'

/** How many of the basemap's files are kept ready: some megabytes each. */
const MOST_BANDS = 8

/** Gives the map's tiles: those of the basemap are cut in this thread, of files that the service has. */
export function tileLoading(ask: AskService): LoadTile {
  const cut = tileCutter(async (url) => decodeBand(await readBytes(ask, new URL(url).pathname)), MOST_BANDS)
  const never = new AbortController().signal
  return async (url) => {
    if (url.startsWith(`${BASEMAP}://`)) return cut(tileQuestion(url), never)
    // Its public address may be any; here it is asked for what it has there.
    const bytes = await readBytes(ask, url.slice(url.indexOf(API_PREFIX)))
    return new Uint8Array(bytes).buffer
  }
}
