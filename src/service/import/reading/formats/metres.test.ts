import type { Point } from 'geojson'
import { expect, it } from 'vitest'
import { isGeometry } from '#contract/geometry.ts'
import { placedBy } from '../input/system-of-file.ts'
import type { SourceFeature } from '../input/source-feature.ts'
import { readBytes } from '../testing/reading.ts'

function pointOf({ geometry }: SourceFeature): Point['coordinates'] | null {
  if (!isGeometry(geometry) || geometry.type !== 'Point') return null
  return geometry.coordinates.map((degrees) => Math.round(degrees * 1000) / 1000)
}

async function pointsOf(text: string) {
  return (await readBytes(text, 'closures.csv')).map(pointOf)
}

const BERN = [7.439, 46.951]

it.each([
  'id,E,N\n1,2600000,1200000\n',
  'id,Ost,Nord\n1,2600000,1200000\n',
  'id,Y,X\n1,2600000,1200000\n',
  'id,E [m],N [m]\n1,2600000,1200000\n',
  'id,Ost (LV95),Nord (LV95)\n1,2600000,1200000\n',
  'id,X,Y\n1,2600000,1200000\n',
  "id;X;Y\n1;2'600'000;1'200'000\n",
  'id,Easting,Northing\n1,2600000,1200000\n',
])('tells the Swiss system of 1995 by its numbers: %j', async (text) => {
  expect(await pointsOf(text)).toEqual([BERN])
})

it('takes Y for east in the Swiss system of before, where that is said', async () => {
  const place = placedBy('EPSG:21781')
  for (const text of ['id,Y,X\n1,600000,200000\n', 'id,X,Y\n1,600000,200000\n']) {
    expect((await readBytes(text, 'closures.csv')).map(place).map(pointOf)).toEqual([BERN])
  }
})

it('takes the zone of UTM row by row', async () => {
  const rows = ['1,500000,5000000,32N', '2,500000,5000000,33', '3,500000,5000000,33T', '4,500000,6000000,55 south']
  const features = await readBytes(['id,easting,northing,zone', ...rows].join('\n'), 'closures.csv')
  expect(features.map(pointOf)).toEqual([[9, 45.153], null, [15, 45.153], [147, -36.145]])
  expect(features.map(({ problem }) => problem)).toEqual([
    undefined,
    'zone “33” does not say whether it is north or south of the equator: write 33N or 33 south',
    undefined,
    undefined,
  ])
})

it('leaves degrees, and short names of other things, as they are', async () => {
  expect(await pointsOf('id,x,y,zone\n1,7.5,46.5,Kernzone\n')).toEqual([[7.5, 46.5]])
  const [feature] = await readBytes('id,E,N\n1,12,7\n', 'closures.csv')
  expect(feature?.properties).toEqual({ id: '1', E: '12', N: '7' })
  expect(feature?.geometry ?? null).toBeNull()
})

it.each([
  ['Sweref99 N,Sweref99 E\n6580000,674000', [18.058, 59.323]],
  ['X_L93,Y_L93\n882000,6543000', [5.35, 45.962]],
  ['BNG Easting,BNG Northing\n424350,383650', [-1.636, 53.349]],
  ['LV03 Y,LV03 X\n600000,200000', BERN],
  ['Grid reference,Ort\nSK 243 836,a', [-1.636, 53.349]],
  ['NGR,Ort\nSK2435083650,a', [-1.636, 53.349]],
  ['UTM,Ort\n32U 436512 5412345,a', [8.134, 48.861]],
  ['MGRS,Ort\n32U MV 36512 12345,a', [8.134, 48.861]],
  ["Koordinaten,Ort\n2'600'000 / 1'200'000,a", BERN],
])('reads metres of a system that a column or a value tells: %j', async (table, point) => {
  expect(await pointsOf(table)).toEqual([point])
})

it('takes metres of a system that nothing tells for those of one that somebody says', async () => {
  const rows = await readBytes('id,N,E\n1,6580000,674000\n', 'closures.csv')
  expect(rows.map(({ isUnplaced }) => isUnplaced)).toEqual([true])
  expect(rows.map(placedBy('EPSG:3006')).map(pointOf)).toEqual([[18.058, 59.323]])
})

it('tells of a grid reference that is none, and takes no words for one', async () => {
  const [mill] = await readBytes('id,Grid reference\n1,by the old mill\n', 'closures.csv')
  expect(mill?.geometry).toBeUndefined()
  expect(mill?.remarks).toEqual([
    'place not understood in “Grid reference”, so without one: write latitude and longitude',
  ])
  const [road] = await readBytes('id,Location\n1,SK 2436\n', 'closures.csv')
  expect(road?.geometry).toBeUndefined()
})

it('looks through long cells in a time that grows with their length', async () => {
  for (const cell of ['1', "1'000", 'SK 1 ', '32U 1', ' ']) {
    const [row] = await readBytes(`id,UTM\n1,${cell.repeat(20_000 / cell.length)}x\n`, 'closures.csv')
    expect(row?.geometry ?? null).toBeNull()
  }
})
