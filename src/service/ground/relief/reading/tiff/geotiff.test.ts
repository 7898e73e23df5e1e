import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import proj4 from 'proj4'
import { describe, expect, it } from 'vitest'
import { aFile, heightsIn, type Surface } from '../../testing/height-files.ts'
import { packBits, packLzw } from '../../testing/pack.ts'
import { tiffBytes, type Tag, type TiffPlan } from '../../testing/tiff-file.ts'
import { UNPACK } from './unpack.ts'

const surface: Surface = (lng, lat) => Math.round(900 + 300 * Math.sin(lng * 300) + 250 * Math.cos(lat * 200))
const plain: TiffPlan = { width: 150, height: 130, origin: [7, 47], step: [0.0002, 0.0002], surface }

/** The height at the middle of each 7th sample, as the file gives it, next to what it should be. */
async function compared(
  bytes: Uint8Array,
  plan: TiffPlan,
): Promise<readonly (readonly [found: number, meant: number])[]> {
  const heights = await heightsIn(aFile('heights.tif', bytes))
  const pairs: [number, number][] = []
  for (let index = 0; index < plan.width * plan.height; index += 7) {
    const half = plan.isPoint === true ? 0 : 0.5
    const lng = plan.origin[0] + ((index % plan.width) + half) * plan.step[0]
    const lat = plan.origin[1] - (Math.floor(index / plan.width) + half) * plan.step[1]
    pairs.push([heights.at(lng, lat) ?? NaN, plan.surface(lng, lat) ?? NaN])
  }
  return pairs
}

describe('GeoTIFF', () => {
  it.each<[string, Partial<TiffPlan>]>([
    ['one strip', {}],
    ['several strips, the last one shorter', { rowsPerStrip: 17 }],
    ['tiles that go beyond the edges', { tile: [64, 48] }],
    ['whole numbers', { type: 'int16' }],
    ['whole numbers without a sign', { type: 'uint16' }],
    ['long numbers', { type: 'int32' }],
    ['double precision', { type: 'float64' }],
    ['the highest byte first', { isLittle: false, rowsPerStrip: 10 }],
    ['BigTIFF', { isBig: true, tile: [64, 64] }],
    ['BigTIFF, the highest byte first', { isBig: true, isLittle: false, tile: [64, 64] }],
    ['DEFLATE', { packing: 'deflate', tile: [64, 64] }],
    ['DEFLATE and differences', { packing: 'deflate', tile: [64, 64], type: 'int16', predictor: 2 }],
    ['differences, the highest byte first', { rowsPerStrip: 9, type: 'int16', predictor: 2, isLittle: false }],
    ['DEFLATE and planes of bytes', { packing: 'deflate', tile: [64, 64], predictor: 3 }],
    ['planes of bytes, the highest byte first', { rowsPerStrip: 30, predictor: 3, isLittle: false }],
    ['LZW', { packing: 'lzw', tile: [128, 128] }],
    ['LZW and differences', { packing: 'lzw', rowsPerStrip: 50, type: 'int16', predictor: 2 }],
    ['PackBits', { packing: 'packbits', rowsPerStrip: 10, type: 'int16' }],
    ['coordinates of the middle of pixels', { isPoint: true }],
    ['ETRS89', { epsg: { geographic: 4258 } }],
    ['NAD83', { epsg: { geographic: 4269 } }],
  ])('is read with %s', async (_, part) => {
    const plan = { ...plain, ...part }
    for (const [found, meant] of await compared(tiffBytes(plan), plan)) expect(found).toBeCloseTo(meant, 3)
  })

  it('is placed by a transformation too', async () => {
    const transformation = { type: 12, values: [0.0002, 0, 0, 7, 0, -0.0002, 0, 47, 0, 0, 0, 0, 0, 0, 0, 1] } as const
    const bytes = tiffBytes({
      ...plain,
      origin: [0, 0],
      surface: (x, y) => surface(x + 7, y + 47),
      tags: new Map([[34_264, transformation]]),
    })
    for (const [found, meant] of await compared(bytes, plain)) expect(found).toBeCloseTo(meant, 3)
  })

  it.each([
    ['UTM on WGS 84', 32_632, '+proj=utm +zone=32 +datum=WGS84'],
    ['UTM on ETRS89', 25_832, '+proj=utm +zone=32 +ellps=GRS80'],
    ['LAEA Europe', 3035, '+proj=laea +lat_0=52 +lon_0=10 +x_0=4321000 +y_0=3210000 +ellps=GRS80'],
  ])('is read in %s', async (_, projected, definition) => {
    const project = proj4(definition)
    const [x, y] = project.forward([8, 47])
    const tilted: Surface = (east, north) => 1000 + (east - x) / 40 + (north - y) / 25
    const plan: TiffPlan = {
      ...plain,
      origin: [x - 1500, y + 1500],
      step: [20, 20],
      surface: tilted,
      epsg: { projected },
    }
    const heights = await heightsIn(aFile('utm.tif', tiffBytes(plan)))
    const near = fc.double({ min: -0.008, max: 0.008, noNaN: true })
    fc.assert(
      fc.property(near, near, (right, up) => {
        const [east, north] = project.forward([8 + right, 47 + up])
        expect(heights.at(8 + right, 47 + up)).toBeCloseTo(tilted(east, north) ?? NaN, 1)
      }),
    )
    expect(heights.resolution * 111_200).toBeCloseTo(20, 0)
  })

  it('has no height where it says so, nor where a height cannot be', async () => {
    const holes: Surface = (lng) => (lng < 7.01 ? null : lng < 7.02 ? 99_999 : 700)
    const heights = await heightsIn(aFile('holes.tif', tiffBytes({ ...plain, surface: holes, noData: -3.4e38 })))
    expect(heights.at(7.005, 46.99)).toBeNull()
    expect(heights.at(7.015, 46.99)).toBeNull()
    expect(heights.at(7.025, 46.99)).toBeCloseTo(700)
  })

  it('leaves out blocks that the file leaves out', async () => {
    const plan: TiffPlan = { ...plain, rowsPerStrip: 65, surface: () => 700 }
    const lengths = { type: 4, values: [0, 65 * 150 * 4] } as const
    const heights = await heightsIn(aFile('sparse.tif', tiffBytes({ ...plan, tags: new Map([[279, lengths]]) })))
    expect(heights.at(7.015, 46.998)).toBeNull()
    expect(heights.at(7.015, 46.977)).toBeCloseTo(700)
  })

  it('names whom it is owed to, where it or its name tells', async () => {
    const bytes = tiffBytes(plain)
    const own = tiffBytes({ ...plain, tags: new Map([[33_432, { type: 2, values: [...Buffer.from('Survey\0')] }]]) })
    const credits = async (name: string, content: Uint8Array) => (await heightsIn(aFile(name, content))).sources
    expect(await credits('here.tif', bytes)).toEqual([])
    expect(await credits('here.tif', own)).toEqual(['Survey'])
    const [copernicus] = await credits('Copernicus_DSM_COG_10_N46_00_E007_00_DEM.tif', bytes)
    expect(copernicus).toMatch(/^produced using Copernicus WorldDEM-30 © DLR/)
  })

  it('is averaged where it is finer than maps show', async () => {
    const step = 1 / 111_200
    const rough: Surface = (lng, lat) => 500 + 20 * (Math.round((lng - 7) / step - 0.5) % 2) + (lat - 46.995) * 10_000
    const plan: TiffPlan = { ...plain, width: 640, height: 480, step: [step, step], surface: rough, tile: [96, 96] }
    const heights = await heightsIn(aFile('fine.tif', tiffBytes(plan)))
    expect(heights.resolution * 111_200).toBeGreaterThan(7)
    for (const up of [0, 0.0004, 0.001]) expect(heights.at(7.003, 46.998 + up)).toBeCloseTo(540 + up * 10_000, 0)
  })
})

describe('a TIFF that is not heights, or damaged, is refused with its name and the reason', () => {
  const long = (number: number, ...values: number[]): [number, Tag] => [number, { type: 4, values }]
  const tag = (number: number, ...values: number[]) => ({ ...plain, tags: new Map([long(number, ...values)]) })
  it.each<[string, Uint8Array, string]>([
    ['coordinates', tiffBytes({ ...plain, epsg: null }), 'does not say where it lies'],
    ['a known system', tiffBytes({ ...plain, epsg: { projected: 9999 } }), 'not known (EPSG:9999): convert it'],
    ['a place on the earth', tiffBytes({ ...plain, origin: [7, 4700] }), 'is not on the earth'],
    ['a known unit', tiffBytes({ ...plain, heightUnit: 9999 }), 'unit that is not known'],
    ['samples', tiffBytes(tag(256, 0)), '0 × 130 samples'],
    ['a size that can be', tiffBytes(tag(256, 4e9)), 'make smaller ones'],
    ['a width of its strips', tiffBytes(tag(256, 30_000)), 'block 1 of 1 unpacks to 78000 bytes'],
    ['a list of its strips', tiffBytes({ ...tag(257, 4000), rowsPerStrip: 130 }), 'it lists 1 of 31 blocks'],
    ['heights, being a picture', tiffBytes(tag(262, 2)), 'is a picture and not heights'],
    ['a method of packing that is known', tiffBytes(tag(259, 50_001)), 'packed by a method (50001)'],
    ['LERC', tiffBytes(tag(259, 34_887)), 'packed by LERC (34887)'],
    [
      'ZSTD',
      tiffBytes(tag(259, 50_000)),
      'packed by ZSTD (50000), which is not read: gdal_translate -co COMPRESS=DEFLATE',
    ],
    ['a type of numbers that is known', tiffBytes(tag(339, 7)), 'samples of 32 bits, format 7'],
    ['a strip inside the file', tiffBytes(tag(273, 4e9)), 'block 1 of 1 ends at byte 4000078000, the file at byte'],
    ['a whole strip', tiffBytes({ ...tag(279, 999), packing: 'deflate' }), 'block 1 of 1 cannot be unpacked'],
    ['an end', tiffBytes(plain).subarray(0, 40_000), 'its directory ends at byte'],
    ['a directory', Buffer.from('II*\0\u0008\0\0\0\xFF\xFF', 'latin1'), 'its directory has 65535 tags'],
    ['more than its head', Buffer.from('II*\0'), 'its head ends at byte 8, the file at byte 4'],
  ])('without %s', async (_, bytes, reason) => {
    const open = heightsIn(aFile('odd.tif', bytes))
    await expect(open).rejects.toThrow(/odd\.tif/)
    await expect(open).rejects.toThrow(reason)
  })

  it('with more in a block than it may hold', async () => {
    const bomb = deflateSync(Buffer.alloc(50e6))
    const planAt = (offset: number) => {
      const tags = new Map([long(273, offset), long(279, bomb.length)])
      return { ...plain, packing: 'deflate', tags } as const
    }
    const start = tiffBytes(planAt(0)).length
    const bytes = Buffer.concat([tiffBytes(planAt(start)), bomb])
    await expect(heightsIn(aFile('bomb.tif', bytes))).rejects.toThrow(
      'bomb.tif is damaged: block 1 of 1 cannot be unpacked',
    )
  })

  it('whatever bytes are changed or cut', async () => {
    const bytes = tiffBytes({ ...plain, width: 20, height: 20, tile: [16, 16], packing: 'lzw' })
    const change = fc.record({ at: fc.nat(bytes.length - 1), value: fc.nat(255) })
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 4, max: bytes.length }),
        async (changes, end) => {
          const changed = Buffer.from(bytes)
          for (const { at, value } of changes) changed[at] = value
          const outcome = await heightsIn(aFile('N42E001.hgt', changed.subarray(0, end))).then(
            () => 'read',
            (error: unknown) => (error instanceof Error ? error.name : String(error)),
          )
          expect(['read', 'ReliefError']).toContain(outcome)
        },
      ),
      { numRuns: 200 },
    )
  })
})

describe('unpacking', () => {
  const bytes = fc.uint8Array({ maxLength: 20_000, size: 'max' })
  const alike = fc
    .array(fc.constantFrom(0, 1, 255), { maxLength: 20_000, size: 'max' })
    .map((list) => Uint8Array.from(list))

  it.each([
    ['LZW', 5, packLzw],
    ['PackBits', 32_773, packBits],
  ])('undoes %s', (_, method, pack) => {
    fc.assert(
      fc.property(fc.oneof(bytes, alike), (list) => {
        const unpacked = UNPACK[method]?.(pack(Buffer.from(list)), list.length)
        expect(Buffer.from(unpacked ?? []).equals(Buffer.from(list))).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  // From the specification, TIFF 6.0, section 13.
  it('reads the codes of the specification', () => {
    const codes = [256, 7, 258, 8, 8, 258, 6, 6, 257]
    const digits = codes
      .map((code) => code.toString(2).padStart(9, '0'))
      .join('')
      .padEnd(88, '0')
    const packed = Buffer.from(digits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [])
    expect([...(UNPACK[5]?.(packed, 100) ?? [])]).toEqual([7, 7, 7, 8, 8, 7, 7, 6, 6])
  })
})
