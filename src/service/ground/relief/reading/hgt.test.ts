import { dirname } from 'node:path'
import { gzipSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { aFile, heightsIn, hgtBytes } from '../testing/height-files.ts'
import { tiffBytes } from '../testing/tiff-file.ts'
import { cornerOfHgt } from './hgt.ts'

const flat = (metres: number) => () => metres
const bytes = hgtBytes([1, 42], flat(700))

describe('an .hgt file', () => {
  it.each([
    ['N42E001.hgt', [1, 42]],
    ['s33w070.hgt', [-70, -33]],
    ['N00E006.SRTMGL1.hgt', [6, 0]],
    ['archive N10E010.zip/S01W180.hgt', [-180, -1]],
  ])('%s lies at its south-western corner', (name, corner) => {
    expect(cornerOfHgt(name)).toEqual(corner)
  })

  it.each(['heights.hgt', 'N90E001.hgt', 'N42E180.hgt', 'N42E0011.hgt', 'xN42E001.hgt'])('%s has no place', (name) => {
    expect(() => cornerOfHgt(name)).toThrow(`The name of ${name} does not tell its place`)
  })

  it('is read with 1″ too', async () => {
    const heights = await heightsIn(aFile('S34W071.hgt', hgtBytes([-71, -34], flat(900), 3601)))
    expect(heights).toMatchObject({ bounds: [-71, -34, -70, -33], resolution: 1 / 3600 })
    expect(heights.at(-70.4, -33.3)).toBeCloseTo(900)
  })

  it.each<[string, Buffer, string]>([
    ['N42E001.hgt', bytes.subarray(2), 'N42E001.hgt has 2884800 bytes, where an .hgt file has 2884802'],
    ['N42E001.hgt', Buffer.alloc(0), 'N42E001.hgt has 0 bytes'],
    ['here.hgt', bytes, 'The name of here.hgt does not tell its place'],
    ['N42E001.bil', bytes, 'N42E001.bil holds no heights that are known'],
    [
      'alps.asc',
      Buffer.from('ncols        4\nnrows        6\n'),
      'alps.asc is an ESRI ASCII grid, which is not read: .hgt, GeoTIFF and .zip of them are. Convert it: ' +
        'gdal_translate -a_srs EPSG:CODE alps.asc alps.tif',
    ],
    ['notes.txt', Buffer.from('hello'), 'notes.txt holds no heights that are known'],
  ])('is refused where it is not one: %s', async (name, content, reason) => {
    await expect(heightsIn(aFile(name, content))).rejects.toThrow(reason)
  })

  it('is refused as a folder of such files, and packed by gzip, with what to do', async () => {
    const file = aFile('N42E001.hgt', Buffer.alloc(0))
    await expect(heightsIn(dirname(file))).rejects.toThrow(/ is a folder\. Name the files in it: .*\/\*\.hgt$/)
    const packed = aFile('N42E001.hgt.gz', gzipSync(hgtBytes([1, 42], flat(900))))
    await expect(heightsIn(packed)).rejects.toThrow(
      'N42E001.hgt.gz is packed by gzip. Unpack it: gunzip N42E001.hgt.gz',
    )
  })

  it('is refused where it is not there', async () => {
    await expect(heightsIn('/nowhere/N42E001.hgt')).rejects.toThrow('N42E001.hgt cannot be read')
  })
})

describe('a zip archive', () => {
  const zipped = (files: Parameters<typeof zipSync>[0]) => aFile('heights.zip', zipSync(files, { level: 1 }))

  it('gives all heights in it, and leaves the rest', async () => {
    const raster = tiffBytes({ width: 100, height: 100, origin: [5, 42], step: [0.01, 0.01], surface: flat(1234) })
    const heights = await heightsIn(
      zipped({
        'N42E001.hgt': bytes,
        'deep/N42E002.hgt': hgtBytes([2, 42], flat(800)),
        'raster.TIF': raster,
        'readme.txt': Buffer.from('hello'),
        '__MACOSX/._N42E001.hgt': Buffer.from('mac'),
      }),
    )
    expect(heights.at(1.5, 42.5)).toBeCloseTo(700)
    expect(heights.at(2.5, 42.5)).toBeCloseTo(800)
    expect(heights.at(5.5, 41.5)).toBeCloseTo(1234)
    expect(heights.bounds).toEqual([1, 41, 6, 43])
  })

  it('leaves masks, counts and errors that makers of heights put beside them', async () => {
    const shape = { width: 100, height: 100, origin: [5, 42], step: [0.01, 0.01] } as const
    const raster = tiffBytes({ ...shape, surface: flat(1234) })
    const errors = tiffBytes({ ...shape, surface: flat(1) })
    const mask = tiffBytes({ ...shape, surface: flat(1), tags: new Map([[258, { type: 3, values: [8] }]]) })
    const heights = await heightsIn(zipped({ 'A_water.tif': mask, 'A_DEM.tif': raster, 'AUX/A_HEM.tif': errors }))
    expect(heights.at(5.5, 41.5)).toBeCloseTo(1234)
    expect(heights.bounds).toEqual([5, 41, 6, 42])
    await expect(heightsIn(zipped({ 'A_water.tif': mask }))).rejects.toThrow(
      'heights.zip/A_water.tif is a picture and not heights',
    )
  })

  it('is refused where it has no heights, or wrong ones', async () => {
    await expect(heightsIn(zipped({ 'a.txt': bytes }))).rejects.toThrow('heights.zip has no file of heights')
    await expect(heightsIn(zipped({ 'N42E001.hgt': Buffer.alloc(10) }))).rejects.toThrow(
      'heights.zip/N42E001.hgt has 10 bytes',
    )
    await expect(heightsIn(zipped({ 'a.hgt': bytes }))).rejects.toThrow('The name of heights.zip/a.hgt does not tell')
  })

  it('is refused where it is cut off, damaged, or unpacks to more than it says', async () => {
    const whole = Buffer.from(zipSync({ 'N42E001.hgt': hgtBytes([1, 42], (lng, lat) => (lng * 7919 * lat) % 3000) }))
    await expect(heightsIn(aFile('cut.zip', whole.subarray(0, 100_000)))).rejects.toThrow(
      'cut.zip is damaged or cut off',
    )
    const changed = Buffer.from(whole)
    changed.fill(0xaa, 5000, 5010)
    await expect(heightsIn(aFile('odd.zip', changed))).rejects.toThrow(/odd\.zip\/N42E001\.hgt is damaged/)
    const bomb = Buffer.from(zipSync({ 'N42E001.hgt': Buffer.alloc(50e6) }))
    // Its directory says that it is as long as it should be.
    bomb.writeUInt32LE(bytes.length, bomb.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 24)
    await expect(heightsIn(aFile('bomb.zip', bomb))).rejects.toThrow(/bomb\.zip\/N42E001\.hgt is damaged or cut off/)
  })
})
