import { rm } from 'node:fs/promises'
import { fillFile } from './growing-file.ts'
import type { TileFacts, TileKind } from './header.ts'
import { TileArchive } from './tile-archive.ts'

export interface ArchiveFacts extends Pick<TileFacts, 'minZoom' | 'maxZoom' | 'bounds'> {
  readonly kind: TileKind
  /** As PMTiles has it, JSON. */
  readonly metadata: object
}

/**
 * Writes a PMTiles archive whole to a path, by what `fill` adds to it in the order of ids. Beside it stand two files
 * while it is made; where that fails nothing is left.
 */
export async function writeArchive(
  path: string,
  { kind, metadata, ...around }: ArchiveFacts,
  fill: (archive: TileArchive) => Promise<void>,
): Promise<{ readonly addressed: number }> {
  const [tilePath, leafPath] = [`${path}.tiles`, `${path}.leaves`]
  try {
    const { head, addressed } = await fillFile(tilePath, (tiles) =>
      fillFile(leafPath, async (leaves) => {
        const archive = new TileArchive(tiles, leaves, kind)
        await fill(archive)
        const root = await archive.end()
        return { head: archive.head(root, metadata, around), addressed: archive.addressed }
      }),
    )
    await fillFile(path, async (file) => {
      await file.append(head)
      await file.appendFile(leafPath)
      await file.appendFile(tilePath)
    })
    return { addressed }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await Promise.all([rm(tilePath, { force: true }), rm(leafPath, { force: true })])
  }
}
