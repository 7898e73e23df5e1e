import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { casesOf } from '#testing/effort.ts'
import { aDirectory } from '../../store/testing/store.ts'
import type { Archive } from '../files/archive.ts'
import { MapError } from '../files/map-error.ts'
import { openMbtiles } from '../mbtiles/open-mbtiles.ts'
import { openPmtiles } from '../pmtiles/open-pmtiles.ts'
import { tilesOf, writeMbtiles, writePmtiles } from '../testing/archives.ts'

const tiles = tilesOf(6, 10)

/** Changes of single bytes, by where in the file they are and what they become. */
const changes = fc.array(
  fc.record({ part: fc.double({ min: 0, max: 1, noNaN: true }), byte: fc.integer({ min: 0, max: 255 }) }),
  {
    minLength: 1,
    maxLength: 12,
  },
)

async function readAll(archive: Archive): Promise<void> {
  for (const { text: _, ...id } of tiles) await archive.tile(id)
  for await (const found of archive.tilesIn([{ zoom: 10, columns: [0, 1023], rows: [0, 1023] }])) void found
}

describe.each([
  { name: 'PMTiles', write: writePmtiles, open: openPmtiles },
  { name: 'MBTiles', write: writeMbtiles, open: openMbtiles },
])('$name with bytes that are wrong', ({ write, open }) => {
  it('are read, or refused in words', async () => {
    const path = join(aDirectory(), 'archive')
    await write(path, { tiles })
    const whole = readFileSync(path)
    const attempt = async (bytes: Uint8Array): Promise<unknown> => {
      writeFileSync(path, bytes)
      try {
        const archive = await open(path)
        try {
          await readAll(archive)
        } finally {
          await archive.close()
        }
      } catch (error) {
        return error
      }
      return null
    }
    expect(await attempt(whole)).toBeNull()
    await fc.assert(
      fc.asyncProperty(changes, fc.double({ min: 0, max: 1, noNaN: true }), async (bytes, cut) => {
        const damaged = Buffer.from(whole.subarray(0, Math.ceil(cut > 0.8 ? whole.length : whole.length * (0.5 + cut))))
        // Most of what matters stands at the start.
        for (const { part, byte } of bytes) damaged[Math.floor(part ** 3 * damaged.length)] = byte
        const error = await attempt(damaged)
        expect(error ?? new MapError('none')).toBeInstanceOf(MapError)
      }),
      casesOf('damagedMaps'),
    )
  })
})
