import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { aDirectory } from '../../store/testing/store.ts'
import { readFeatures, sizeOfFile } from './feature-file.ts'
import type { SourceFeature } from './input/source-feature.ts'

const collection = `{"type": "FeatureCollection", "features": [
  {"type": "Feature", "id": 7, "properties": {"name": "Blå Jungfrun"}, "geometry": {"type": "Point", "coordinates": [16, 57]}},
  {"type": "Feature", "properties": null, "geometry": null}
]}`

const features: SourceFeature[] = [
  {
    number: 1,
    place: 'line 2',
    id: '7',
    properties: { name: 'Blå Jungfrun' },
    geometry: { type: 'Point', coordinates: [16, 57] },
    remarks: [],
    isUnplaced: true,
  },
  { number: 2, place: 'line 3', id: null, properties: {}, geometry: null, remarks: [], isUnplaced: true },
]

async function read(bytes: Uint8Array | string): Promise<{ found: SourceFeature[]; bytes: number[] }> {
  const path = join(aDirectory(), 'areas.geojson')
  writeFileSync(path, bytes)
  const found: SourceFeature[] = []
  const seen: number[] = []
  for await (const feature of readFeatures(path, (count) => seen.push(count))) found.push(feature)
  return { found, bytes: seen }
}

describe('readFeatures', () => {
  it.each([
    ['plain', Buffer.from(collection)],
    ['gzipped, whatever its name', gzipSync(collection)],
    ['with a mark of its encoding', Buffer.concat([Buffer.of(0xef, 0xbb, 0xbf), Buffer.from(collection)])],
  ])('reads a file %s', async (_, bytes) => {
    const read1 = await read(bytes)
    expect(read1.found).toEqual(features)
    expect(read1.bytes.at(-1)).toBe(bytes.length)
  })

  it.each([
    [
      'is cut off within gzip',
      gzipSync(collection).subarray(0, 60),
      'it is cut off: its compressed data ends too early',
    ],
    ['is damaged', damaged(gzipSync(collection)), 'its compressed data is damaged'],
    ['is cut off', collection.slice(0, 150), 'it ends in the middle of feature 1 (line 2)'],
    ['is in Latin-1', Buffer.from(collection, 'latin1'), 'feature 1 (line 2) is not in UTF-8'],
    ['is in UTF-16', Buffer.from(`\ufeff${collection}`, 'utf16le'), 'it is in UTF-16'],
    ['has broken JSON in a feature', collection.replace('[16, 57]', '[16 57]'), 'feature 1 (line 2) is not valid JSON'],
    ['has a feature of another form', collection.replace('null, "geometry"', '[1], "geometry"'), 'feature 2 (line 3)'],
    ['is empty', '', 'it is empty'],
  ])('names the file that %s', async (_, bytes, message) => {
    await expect(read(bytes)).rejects.toThrow(`areas.geojson: ${message}`)
  })
})

function damaged(bytes: Buffer): Buffer {
  return bytes.fill(0xff, 30, 60)
}

describe('sizeOfFile', () => {
  it('names what is no file', async () => {
    const directory = aDirectory()
    await expect(sizeOfFile(join(directory, 'none.geojson'))).rejects.toThrow('none.geojson: there is no such file')
    await expect(sizeOfFile(directory)).rejects.toThrow('this is not a file')
  })
})
