import { join } from 'node:path'
import { messages } from '../../output/messages/messages.ts'
import { TILE_MIN_ZOOM } from '#contract/tiles/grid.ts'
import { attributionOf, VECTOR_LAYERS } from '#contract/tiles/area-tile-json.ts'
import { ExportError } from '../export-error.ts'
import type { About, Job, WriteExport } from '../format.ts'
import { fillFile, type GrowingFile } from '../../archive/growing-file.ts'
import { TileArchive } from '../../archive/tile-archive.ts'
import { areaTiles } from './area-tiles.ts'

/** Between so many tiles the state of the store is checked. */
const STRIDE = 32

/** A PMTiles archive (version 3) of the tiles that the service gives of its areas. */
export const writePmtiles: WriteExport = async (job, file) => {
  const [tiles, leaves] = [join(job.directory, 'tiles'), join(job.directory, 'leaves')]
  const { bounds, attributions } = await job.store.summarizeAreas()
  if (bounds === null) throw new ExportError('There are no areas, and an archive without tiles there cannot be.')
  const { head, addressed } = await fillFile(tiles, (tileFile) =>
    fillFile(leaves, async (leafFile) => {
      const archive = await archiveOf(job, tileFile, leafFile)
      const around = { minZoom: TILE_MIN_ZOOM, maxZoom: job.maxZoom, bounds }
      const root = await archive.end()
      return { head: archive.head(root, metadataOf(job.about, attributions), around), addressed: archive.addressed }
    }),
  )
  await file.append(head)
  await file.appendFile(leaves)
  await file.appendFile(tiles)
  return addressed
}

async function archiveOf(
  { store, maxZoom, check, onProgress }: Job,
  tiles: GrowingFile,
  leaves: GrowingFile,
): Promise<TileArchive> {
  const archive = new TileArchive(tiles, leaves)
  let made = 0
  for await (const { tileId, bytes, done } of areaTiles(store, maxZoom)) {
    if (bytes.length > 0) await archive.add(tileId, bytes)
    if (++made % STRIDE > 0) continue
    onProgress(archive.addressed, Math.ceil(archive.addressed / Math.max(done, Number.EPSILON)))
    await check()
  }
  return archive
}

/** What viewers show of an archive; all of it texts, but for the layers. */
function metadataOf({ service, demo, updatedAt }: About, attributions: readonly string[]): object {
  return {
    name: demo ? `${messages.en.records.demo} · ${service}` : service,
    ...(demo ? { description: messages.en.feed.demoNote } : {}),
    ...attributionOf(attributions),
    type: 'overlay',
    version: updatedAt,
    vector_layers: VECTOR_LAYERS,
  }
}
