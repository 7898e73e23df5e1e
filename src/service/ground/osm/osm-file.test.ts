import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import * as fc from 'fast-check'
import { PbfWriter } from 'pbf'
import { describe, expect, it } from 'vitest'
import { casesOf } from '#testing/effort.ts'
import { aDirectory } from '../../store/testing/store.ts'
import { GroundError } from './ground-error.ts'
import { blob, dataBlob, framed, headerBlob, osmFile, type MadeBlock } from '../testing/write-osm.ts'
import type { ElementVisitor, Member, Tags } from './elements.ts'
import { OsmFile } from './osm-file.ts'

const NOTHING = new Uint8Array()

function aFile(bytes: Uint8Array): string {
  const path = join(aDirectory(), 'region.osm.pbf')
  writeFileSync(path, bytes)
  return path
}

/** All elements of a file. */
async function read(bytes: Uint8Array) {
  const file = await OsmFile.open(aFile(bytes))
  const nodes: { id: number; lng: number; lat: number; tags?: Tags }[] = []
  const ways: { id: number; nodes: readonly number[]; tags: Tags }[] = []
  const relations: { id: number; members: readonly Member[]; tags: Tags }[] = []
  const visitor: ElementVisitor = {
    node: (id, lng, lat, tags) => nodes.push({ id, lng, lat, ...(tags === null ? {} : { tags: { ...tags } }) }),
    way: (id, own, tags) => ways.push({ id, nodes: [...own], tags: { ...tags } }),
    relation: (id, members, tags) => relations.push({ id, members, tags: { ...tags } }),
  }
  try {
    await file.read(visitor)
  } finally {
    await file.close()
  }
  return { nodes, ways, relations, bounds: file.bounds }
}

const tags = fc.dictionary(fc.string({ unit: 'grapheme', maxLength: 12 }), fc.string({ unit: 'grapheme' }), {
  noNullPrototype: true,
  maxKeys: 5,
})
const id = fc.integer({ min: 1, max: 2 ** 40 })
const degrees = (most: number) => fc.integer({ min: -most * 1e7, max: most * 1e7 }).map((units) => units / 1e7)
const node = fc.record({ id, lng: degrees(180), lat: degrees(90), tags }).map(({ tags, ...rest }) => ({
  ...rest,
  ...(Object.keys(tags).length === 0 ? {} : { tags }),
}))
const way = fc.record({ id, nodes: fc.array(id), tags })
const member = fc.record({ id, type: fc.nat(2), role: fc.string({ maxLength: 8 }) })
const relation = fc.record({ id, members: fc.array(member), tags })
const block = fc.record({ nodes: fc.array(node), ways: fc.array(way), relations: fc.array(relation) })
const writing = fc.record({ isPacked: fc.boolean(), isDense: fc.boolean() })

const some: MadeBlock = {
  nodes: [
    { id: 1, lng: 1.5, lat: 42.5, tags: { natural: 'peak', name: 'Pic' } },
    { id: 2, lng: 1.6, lat: 42.5 },
  ],
  ways: [{ id: 1, nodes: [1, 2], tags: { highway: 'path' } }],
  relations: [{ id: 1, members: [{ type: 1, id: 1, role: 'outer' }], tags: { type: 'multipolygon' } }],
}

describe('a file in OpenStreetMap’s format', () => {
  it('gives back every element that was written, however it is packed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(block, { maxLength: 3 }), writing, async (blocks, how) => {
        const found = await read(osmFile(blocks, [1, 42, 2, 43], how))
        for (const kind of ['nodes', 'ways', 'relations'] as const) {
          const written = blocks.flatMap((made): readonly object[] => made[kind])
          const rounded = (list: readonly object[]) => JSON.parse(JSON.stringify(list, digits)) as unknown
          expect(rounded(found[kind])).toEqual(rounded(written))
        }
        expect(found.bounds).toEqual([1, 42, 2, 43])
      }),
      casesOf('files'),
    )
  })

  it('with spoiled bytes is read or refused with the place, and never anything else', async () => {
    const whole = osmFile([some, some], [1, 42, 2, 43])
    const raw = osmFile([some, some], null, { isPacked: false })
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(whole, raw),
        fc.nat(),
        fc.nat(255),
        fc.boolean(),
        async (bytes, at, value, cut) => {
          const spoiled = Buffer.from(cut ? bytes.subarray(0, at % bytes.length) : bytes)
          if (!cut) spoiled[at % bytes.length] = value
          const error = await read(spoiled).then(
            () => null,
            (reason: unknown) => reason,
          )
          if (error === null) return
          expect(error).toBeInstanceOf(GroundError)
          expect(error instanceof Error ? error.message : '').toMatch(
            /region\.osm\.pbf.*(byte|bytes|asks for|packed with|no \.osm\.pbf)/,
          )
        },
      ),
      casesOf('spoiledAreas'),
    )
  })
})

/** Seven decimals: what the format keeps. */
function digits(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 1e7) / 1e7 : value
}

describe('a file that cannot be read is refused', () => {
  const huge = Buffer.alloc(8)
  huge.writeUInt32BE(2 ** 20)

  it.each([
    ['with 0 bytes', Buffer.alloc(0), /is empty: it has 0 bytes/],
    ['as XML', Buffer.from('<?xml version="1.0"?><osm version="0.6">'), /no \.osm\.pbf file: it is XML.*osmium cat/],
    ['packed by bzip2', Buffer.from('BZh91AY&SY'), /bzip2/],
    [
      'in the format o5m',
      Buffer.from('ffe0046f356d32', 'hex'),
      /no \.osm\.pbf file: it is in the format o5m.*osmium cat/,
    ],
    ['of tiles', Buffer.from('PMTiles\u0003'), /archive of tiles already/],
    ['of other bytes', huge, /no \.osm\.pbf file: a header of 1048576 bytes at byte 0/],
    ['without a header', dataBlob(some), /it has no header at byte 0/],
    ['with unknown features', headerBlob({ required: ['OsmSchema-V0.6', 'Curves'] }), /asks for Curves/],
    ['with history', headerBlob({ required: ['HistoricalInformation'] }), /history/],
    ['with places in ways', headerBlob({ optional: ['LocationsOnWays'] }), /LocationsOnWays/],
  ])('%s', async (_, bytes, words) => {
    await expect(read(bytes)).rejects.toThrow(words)
  })

  it('cut off, with the byte', async () => {
    const bytes = osmFile([some])
    const start = headerBlob({}).length
    await expect(read(bytes.subarray(0, -1))).rejects.toThrow(
      new RegExp(`cut off: what begins at byte ${start + bytes.readUInt32BE(start) + 4} .* byte ${bytes.length - 1}`),
    )
  })

  it('in the middle, with the byte', async () => {
    const bytes = Buffer.concat([osmFile([some]), Buffer.from([1, 2, 3, 4, 5])])
    await expect(read(bytes)).rejects.toThrow(`damaged: a header of 16909060 bytes at byte ${bytes.length - 5}`)
  })

  it.each([
    ['groups', (pbf: PbfWriter) => pbf.writeBytesField(2, NOTHING)],
    ['texts', (pbf: PbfWriter) => pbf.writeBytesField(1, NOTHING)],
  ])('with more %s in a block than memory is for', async (what, add) => {
    const many = new PbfWriter()
    for (let index = 0; index <= 2 ** 20; index++) add(many)
    const block = new PbfWriter()
    block.writeBytesField(1, what === 'texts' ? many.finish() : NOTHING)
    const content = what === 'texts' ? block.finish() : many.finish()
    const bytes = Buffer.concat([headerBlob({}), blob('OSMData', content, false)])
    await expect(read(bytes)).rejects.toThrow(`a block has more than 1048576 ${what}`)
  })

  it.each([
    ['lzma', 4],
    ['zstd', 7],
  ])('packed with %s, in words', async (name, field) => {
    const pbf = new PbfWriter()
    pbf.writeBytesField(field, Buffer.from('packed'))
    const bytes = Buffer.concat([headerBlob({}), framed('OSMData', pbf.finish())])
    await expect(read(bytes)).rejects.toThrow(`packed with ${name}, which is not read here`)
  })

  it.each([
    ['says so', 2 ** 31],
    ['says less', 100],
    ['says as much as there may be', 2 ** 25],
  ])('that inflates, where it %s', async (_, size) => {
    const pbf = new PbfWriter()
    pbf.writeVarintField(2, size)
    pbf.writeBytesField(3, deflateSync(Buffer.alloc(2 ** 25)))
    const bytes = Buffer.concat([headerBlob({}), framed('OSMData', pbf.finish())])
    await expect(read(bytes)).rejects.toThrow(/damaged in what begins at byte \d+/)
  })

  it.each([
    ['a text that there is not', { ways: [{ id: 1, nodes: [1], tags: {} }] }, [0x12, 0x01, 0x07, 0x1a, 0x01, 0x07]],
    ['a part beyond its end', { ways: [{ id: 1, nodes: [1] }] }, [0x42, 0xff, 0x7f]],
  ])('with %s', async (_, __, field) => {
    const way = Buffer.from([0x08, 0x01, ...field])
    const group = new PbfWriter()
    group.writeBytesField(3, way)
    const content = new PbfWriter()
    content.writeBytesField(2, group.finish())
    const bytes = Buffer.concat([headerBlob({}), blob('OSMData', content.finish())])
    await expect(read(bytes)).rejects.toThrow(/damaged in what begins at byte \d+: (there is no text|a part of)/)
  })

  it('with a node that lies nowhere', async () => {
    await expect(read(osmFile([{ nodes: [{ id: 7, lng: 181, lat: 0 }] }]))).rejects.toThrow('node 7 lies at 0, 181')
  })
})
