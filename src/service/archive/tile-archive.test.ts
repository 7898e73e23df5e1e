import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Compression, tileIdToZxy, TileType } from 'pmtiles'
import { expect, it } from 'vitest'
import { randomOf, wholeBetween } from '../import/demo/random.ts'
import { aDirectory } from '../store/testing/store.ts'
import type { TileKind } from './header.ts'
import { archiveIn } from './testing/archive.ts'
import { writeArchive } from './whole-archive.ts'

const around = { minZoom: 0, maxZoom: 14, bounds: [-180, -85, 180, 85] } as const

/** An archive of tiles by their ids, as a path. */
async function anArchive(
  tiles: Iterable<readonly [tileId: number, text: string]>,
  kind: TileKind = 'vector',
): Promise<string> {
  const path = join(aDirectory(), 'archive')
  await writeArchive(path, { kind, metadata: {}, ...around }, async (archive) => {
    for (const [tileId, text] of tiles) await archive.add(tileId, Buffer.from(text))
  })
  return path
}

async function textAt(path: string, tileId: number): Promise<string | null> {
  const tile = await archiveIn(path).getZxy(...tileIdToZxy(tileId))
  return tile === undefined ? null : Buffer.from(tile.data).toString()
}

it('finds each tile by directories of directories, where one cannot hold them', async () => {
  // Every other tile is missing, so that no two make a run; contents come again, so that offsets leap.
  const count = 40_000
  const tiles = Array.from({ length: count }, (_, index) => [index * 2, `tile ${(index * index) % 7919}`] as const)
  const path = await anArchive(tiles)
  const { rootDirectoryOffset, rootDirectoryLength, leafDirectoryLength, ...header } = await archiveIn(path).getHeader()
  expect(rootDirectoryOffset + rootDirectoryLength).toBeLessThan(16_384)
  expect(leafDirectoryLength).toBeGreaterThan(16_384)
  expect(header).toMatchObject({ numAddressedTiles: count, numTileEntries: count, clustered: true })
  expect(header.numTileContents).toBe(new Set(tiles.map(([, text]) => text)).size)
  for (let index = 0; index < count; index += 997) {
    expect(await textAt(path, index * 2)).toBe(tiles[index]?.[1])
    expect(await textAt(path, index * 2 + 1)).toBeNull()
  }
  expect(await textAt(path, (count - 1) * 2)).toBe(tiles.at(-1)?.[1])
})

it('keeps the root directory small where even few entries are too much for it', async () => {
  const random = randomOf('tiles')
  let tileId = 0
  const tiles = Array.from({ length: 4000 }, () => {
    tileId += wholeBetween(random, 2, 80_000)
    const content = wholeBetween(random, 1, 900)
    return [tileId, `${content}`.repeat(content)] as const
  })
  const path = await anArchive(tiles)
  const { rootDirectoryOffset, rootDirectoryLength, leafDirectoryLength } = await archiveIn(path).getHeader()
  expect(rootDirectoryOffset + rootDirectoryLength).toBeLessThan(16_384)
  expect(leafDirectoryLength).toBeGreaterThan(16_384)
  for (const [id, text] of tiles.filter((_, index) => index % 333 === 0)) expect(await textAt(path, id)).toBe(text)
})

it('keeps a run of the same tile as one', async () => {
  const path = await anArchive([0, 1, 2, 3, 7, 8].map((tileId) => [tileId, tileId === 3 ? 'other' : 'same']))
  expect(await archiveIn(path).getHeader()).toMatchObject({
    numAddressedTiles: 6,
    numTileEntries: 3,
    numTileContents: 2,
    leafDirectoryLength: 0,
  })
  expect(await Promise.all([0, 2, 3, 4, 7, 8, 9].map((tileId) => textAt(path, tileId)))).toEqual([
    'same',
    'same',
    'other',
    null,
    'same',
    'same',
    null,
  ])
})

it('keeps pictures as they are', async () => {
  const path = await anArchive([[0, 'a picture']], 'png')
  expect(readFileSync(path).includes('a picture')).toBe(true)
  expect(await archiveIn(path).getHeader()).toMatchObject({ tileType: TileType.Png, tileCompression: Compression.None })
  expect(await textAt(path, 0)).toBe('a picture')
})

it('leaves nothing where it cannot be made whole', async () => {
  const path = join(aDirectory(), 'archive')
  const making = writeArchive(path, { kind: 'png', metadata: {}, ...around }, async (archive) => {
    await archive.add(0, Buffer.from('a picture'))
    throw new Error('no more tiles')
  })
  await expect(making).rejects.toThrow('no more tiles')
  expect(readdirSync(dirname(path))).toEqual([])
})
