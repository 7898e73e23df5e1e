import { describe, expect, it } from 'vitest'
import { aFile, heightsIn, type Surface } from '../../testing/height-files.ts'
import { tiffBytes, type Tag, type TiffPlan } from '../../testing/tiff-file.ts'

const plain: TiffPlan = { width: 150, height: 130, origin: [7, 47], step: [0.0002, 0.0002], surface: () => 1000 }

describe('the heights of a GeoTIFF', () => {
  it('are read in feet, as its keys say', async () => {
    const heights = await heightsIn(aFile('feet.tif', tiffBytes({ ...plain, heightUnit: 9002 })))
    expect(heights.at(7.01, 46.99)).toBeCloseTo(304.8)
  })

  const noted = (...items: string[]): [number, Tag] => [
    42_112,
    { type: 2, values: [...Buffer.from(`<GDALMetadata>${items.join('')}</GDALMetadata>\0`)] },
  ]
  const item = (role: string, value: string, sample = 0) =>
    `<Item name="${role.toUpperCase()}" sample="${sample}" role="${role}">${value}</Item>`
  it.each<[string, readonly string[], number]>([
    ['a scale and an offset', [item('offset', '-50'), item('scale', '0.1')], 50],
    ['the scale of its own band', [item('scale', '7', 1), item('scale', '0.1')], 100],
    ['feet', [item('unittype', 'ft')], 304.8],
    ['feet of the US survey', [item('unittype', 'US survey foot')], 304.801],
    ['centimetres', [item('unittype', 'cm')], 10],
    ['metres', [item('unittype', 'metre'), item('description', 'feet')], 1000],
  ])('are read with %s, as GDAL notes them', async (_, items, meant) => {
    const bytes = tiffBytes({ ...plain, tags: new Map([noted(...items)]) })
    expect((await heightsIn(aFile('noted.tif', bytes))).at(7.01, 46.99)).toBeCloseTo(meant, 3)
  })

  it('are refused where none of the numbers can be a height in metres', async () => {
    const inCentimetres: Surface = (lng) => (lng < 7.01 ? -9999 : lng < 7.015 ? 94_000 : 212_000)
    const bytes = tiffBytes({ ...plain, surface: inCentimetres })
    await expect(heightsIn(aFile('cm.tif', bytes))).rejects.toThrow(
      'cm.tif has no height in metres: its numbers go from 94000 to 212000.',
    )
    const onlySea = tiffBytes({ ...plain, surface: () => -9999 })
    expect((await heightsIn(aFile('sea.tif', onlySea))).at(7.01, 46.99)).toBeNull()
    const odd = tiffBytes({ ...plain, tags: new Map([noted(item('unittype', 'degree'))]) })
    await expect(heightsIn(aFile('odd.tif', odd))).rejects.toThrow('in a unit that is not known (degree)')
  })
})
