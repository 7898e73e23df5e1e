import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { PbfWriter } from 'pbf'
import { describe, expect, it, onTestFinished } from 'vitest'
import { writeDirectory, type Entry } from '../../archive/directory.ts'
import { aDirectory } from '../../store/testing/store.ts'
import { leavesOffset, pmtilesOf, ROOT, tilesOf, writePmtiles, type Parts } from '../testing/archives.ts'
import type { Archive } from '../files/archive.ts'
import { openPmtiles } from './open-pmtiles.ts'

async function opened(path: string): Promise<Archive> {
  const archive = await openPmtiles(path)
  onTestFinished(() => archive.close())
  return archive
}

function aFile(bytes: Uint8Array): string {
  const path = join(aDirectory(), 'a.pmtiles')
  writeFileSync(path, bytes)
  return path
}

const openedFrom = (parts: Parts) => opened(aFile(pmtilesOf(parts)))

/** A directory of one entry, which may stand for itself. */
const leaf = (entry: Partial<Entry>) => writeDirectory([{ ...ROOT, ...entry }])

it('reads what the archive’s writer writes, through directories of directories', async () => {
  const path = join(aDirectory(), 'a.pmtiles')
  // Texts that differ in length keep the directories from being packed well.
  const tiles = tilesOf(6, 16, (id) => id.padEnd(id.length + (numberOfText(id) % 61), '.'))
  await writePmtiles(path, { tiles, kind: 'plain vector' })
  const archive = await opened(path)
  expect(tiles.length).toBeGreaterThan(5000)
  const differing: string[] = []
  for (const { text, ...id } of tiles) {
    const bytes = await archive.tile(id)
    if (bytes === null || Buffer.from(bytes).toString() !== text) differing.push(text)
  }
  expect(differing).toEqual([])
  expect(await archive.tile({ z: 16, x: 0, y: 0 })).toBeNull()
})

function numberOfText(text: string): number {
  return Buffer.from(text).reduce((sum, byte) => (sum * 31 + byte) % 100_003, 7)
}

it('reads an archive that says nothing of itself', async () => {
  const { facts } = await openedFrom({ metadata: new Uint8Array() })
  expect(facts.metadata).toEqual({})
})

describe('an archive that lies is refused, with the place', () => {
  const whole = pmtilesOf({})
  it.each<[string, Uint8Array, string]>([
    ['nothing at all', new Uint8Array(), 'cut off'],
    ['a file of another kind', Buffer.from('<html>'.repeat(50)), 'does not begin with “PMTiles”'],
    ['another version', pmtilesOf({ header: { 7: 2 } }), 'of version 2 of PMTiles'],
    ['a file cut in the header', whole.subarray(0, 90), 'it ends at byte 90 and should go on to byte 127'],
    ['a file cut by a byte', whole.subarray(0, -1), `it ends at byte ${whole.length - 1} and should go on to byte`],
    ['a root directory of exabytes', pmtilesOf({ header: { 23: 0x7f } }), 'should go on to byte'],
    ['tiles that begin in the header', pmtilesOf({ header: { 56: 3, 57: 0 } }), 'its tiles lie within the header'],
    ['zooms upside down', pmtilesOf({ header: { 100: 9 } }), 'zooms 9 to 3'],
    ['a zoom beyond numbers', pmtilesOf({ header: { 101: 30 } }), 'zooms 0 to 30'],
    ['tiles in brotli', pmtilesOf({ header: { 98: 3 } }), 'its tiles are compressed with brotli'],
    ['tiles in zstd', pmtilesOf({ header: { 98: 4 } }), 'its tiles are compressed with zstd'],
    ['pictures in gzip', pmtilesOf({ header: { 98: 2, 99: 2 } }), 'its tiles are pictures packed by gzip'],
    ['directories in brotli', pmtilesOf({ header: { 97: 3 } }), 'its directories are compressed with brotli'],
    ['tiles of a kind that nobody draws', pmtilesOf({ header: { 99: 5 } }), 'neither vector tiles (MVT) nor PNG'],
    [
      'a root directory that is no gzip',
      pmtilesOf({ root: Buffer.from('nothing') }),
      'its root directory cannot be unpacked',
    ],
    [
      'a root directory that inflates',
      pmtilesOf({ root: gzipSync(Buffer.alloc(50_000_000)) }),
      'its root directory unpacks to more than',
    ],
    [
      'metadata that inflates',
      pmtilesOf({ metadata: gzipSync(Buffer.alloc(50_000_000)) }),
      'its metadata unpacks to more than',
    ],
    ['metadata of letters', pmtilesOf({ metadata: gzipSync('name: x') }), 'its metadata is not JSON'],
    ['metadata that nests', pmtilesOf({ metadata: gzipSync('['.repeat(1_000_000)) }), 'its metadata is not JSON'],
    ['metadata that is a list', pmtilesOf({ metadata: gzipSync('[]') }), 'its metadata is no object'],
    ['no entries', pmtilesOf({ root: writeDirectory([]) }), 'its root directory is empty'],
    ['entries without end', pmtilesOf({ root: claiming(2 ** 40) }), 'its root directory claims 1099511627776 entries'],
    ['more entries than bytes', pmtilesOf({ root: claiming(1000) }), 'its root directory claims 1000 entries'],
    ['entries that are not there', pmtilesOf({ root: claiming(3, 4) }), 'its root directory ends too early'],
    [
      'a tile beyond the tiles',
      pmtilesOf({ root: leaf({ offset: 9 }) }),
      'entry 0 of its root directory lies beyond the tiles',
    ],
    [
      'a tile of terabytes',
      pmtilesOf({ root: leaf({ length: 2 ** 41 }) }),
      'entry 0 of its root directory claims 2199023255552 bytes',
    ],
    ['a tile of no bytes', pmtilesOf({ root: leaf({ length: 0 }) }), 'entry 0 of its root directory claims 0 bytes'],
    [
      'runs that overlap',
      pmtilesOf({
        root: writeDirectory([
          { ...ROOT, runLength: 9 },
          { ...ROOT, tileId: 5 },
        ]),
      }),
      'entry 0 of its root directory overlaps the next',
    ],
    [
      'the same tile twice',
      pmtilesOf({ root: writeDirectory([ROOT, ROOT]) }),
      'entry 0 of its root directory overlaps the next',
    ],
    [
      'a leaf beyond the leaves',
      pmtilesOf({ root: leaf({ runLength: 0 }) }),
      'entry 0 of its root directory lies beyond the directories',
    ],
  ])('%s', async (_, bytes, words) => {
    await expect(opened(aFile(bytes))).rejects.toThrow(words)
  })
})

/** A directory that says how many entries it has, and has bytes for fewer. */
function claiming(count: number, bytes = 8): Uint8Array {
  const pbf = new PbfWriter()
  pbf.writeVarint(count)
  for (let index = 0; index < bytes; index++) pbf.writeVarint(index === 0 ? 1 : 2 ** 40)
  return gzipSync(pbf.finish())
}

describe('an archive whose leaves lie is refused where they are read, with the place', () => {
  const own = leaf({ runLength: 0, length: 20 })
  const root = leaf({ runLength: 0, length: own.length })
  const at = leavesOffset(root)

  it.each<[string, Parts, string]>([
    [
      'a leaf that stands for itself',
      { root, leaves: leaf({ runLength: 0, length: own.length }) },
      `its leaf directory at byte ${at} is one too many`,
    ],
    [
      'a leaf that is no gzip',
      { root, leaves: Buffer.alloc(own.length, 7) },
      `its leaf directory at byte ${at} cannot be unpacked`,
    ],
    ['a leaf that inflates', inflatingLeaf(), 'unpacks to more than 4194304 bytes'],
    ['an empty leaf', emptyLeaf(), 'is empty'],
  ])('%s', async (_, parts, words) => {
    const archive = await openedFrom(parts)
    await expect(archive.tile({ z: 0, x: 0, y: 0 })).rejects.toThrow(words)
    const walk = async () => {
      for await (const found of archive.tilesIn([{ zoom: 0, columns: [0, 0], rows: [0, 0] }])) void found
    }
    await expect(walk()).rejects.toThrow(words)
  })

  it('a leaf that many entries share is walked once', async () => {
    const shared = writeDirectory([{ ...ROOT, tileId: 0 }])
    const entries = Array.from({ length: 9 }, (_, tileId) => ({
      tileId,
      offset: 0,
      length: shared.length,
      runLength: 0,
    }))
    const archive = await openedFrom({ root: writeDirectory(entries), leaves: shared })
    expect(await archive.tile({ z: 0, x: 0, y: 0 })).not.toBeNull()
    await expect(archive.tile({ z: 1, x: 0, y: 0 })).rejects.toThrow('begins before the entry that leads to it')
  })

  it('a tile that is not gzipped', async () => {
    const archive = await openedFrom({ tiles: Buffer.alloc(ROOT.length, 65) })
    await expect(archive.tile({ z: 0, x: 0, y: 0 })).rejects.toThrow('its tile 0/0/0 is not gzipped')
  })
})

function inflatingLeaf(): Parts {
  const leaves = gzipSync(Buffer.alloc(50_000_000))
  return { root: leaf({ runLength: 0, length: leaves.length }), leaves }
}

function emptyLeaf(): Parts {
  const leaves = writeDirectory([])
  return { root: leaf({ runLength: 0, length: leaves.length }), leaves }
}

describe('what is no file is not opened', () => {
  it.each<[string, (path: string) => void]>([
    ['a link', (path) => symlinkSync(aFile(pmtilesOf({})), path)],
    ['a folder', (path) => mkdirSync(path)],
    ['a pipe', (path) => execFileSync('mkfifo', [path])],
  ])('%s', async (_, make) => {
    const path = join(aDirectory(), 'a.pmtiles')
    make(path)
    await expect(opened(path)).rejects.toThrow(/ELOOP|it is no file/)
  })
})
