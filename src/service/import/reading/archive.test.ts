import { describe, expect, it } from 'vitest'
import { box, dbfOf, readBytes, shpOf, zipped } from './testing/reading.ts'

/** A zip with one shapefile of squares, a record each for the names. */
function shapefile(layer: string, names: readonly string[]): Uint8Array {
  const shapes = names.map((_, at) => ({ type: 'MultiPolygon' as const, coordinates: [[box(at, at, 1)]] }))
  return zipped({
    [`${layer}.shp`]: shpOf(shapes),
    [`${layer}.dbf`]: dbfOf(
      [['NAME', 'C', 20]],
      names.map((name) => [name]),
    ),
  })
}

describe('a zip of zips', () => {
  it('gives the features of all of them, numbered through, whatever else is in it', async () => {
    const bytes = zipped({
      'WDPA_shp_0.zip': shapefile('polygons', ['A', 'B']),
      'WDPA_shp_1.zip': shapefile('polygons', ['C']),
      'more/WDPA_shp_2.ZIP': shapefile('polygons', ['D']),
      'Resources/manual.pdf': '%PDF',
      'WDPA_sources.csv': 'id,title\n1,x\n',
    })
    const found = await readBytes(bytes, 'WDPA.zip')
    expect(found.map(({ number, place, properties }) => [number, place, properties['NAME']])).toEqual([
      [1, 'WDPA_shp_0.zip: polygons, record 1', 'A'],
      [2, 'WDPA_shp_0.zip: polygons, record 2', 'B'],
      [3, 'WDPA_shp_1.zip: polygons, record 1', 'C'],
      [4, 'WDPA_shp_2.ZIP: polygons, record 1', 'D'],
    ])
  })

  it('gives the shapefiles beside them too', async () => {
    const beside = { 'a.shp': shpOf([{ type: 'Point', coordinates: [1, 2] }]), 'b.zip': shapefile('b', ['B']) }
    const found = await readBytes(zipped(beside))
    expect(found.map(({ number, place }) => [number, place])).toEqual([
      [1, 'a, record 1'],
      [2, 'b.zip: b, record 1'],
    ])
  })

  it('names the one that cannot be read, and goes no deeper', async () => {
    const good = shapefile('a', ['A'])
    await expect(readBytes(zipped({ 'a.zip': good, 'b.zip': 'PK' }), 'x.zip')).rejects.toThrow(
      'x.zip: b.zip in it: it is damaged',
    )
    await expect(readBytes(zipped({ 'b.zip': zipped({ 'c.zip': good }) }))).rejects.toThrow(
      'b.zip in it: it has zips in it once more: unpack it first',
    )
    await expect(readBytes(zipped({ 'b.zip': zipped({ 'c.txt': '' }) }))).rejects.toThrow(
      'b.zip in it: it is a zip archive without a shapefile or KML',
    )
  })

  it('counts together what they unpack to', async () => {
    const packed = zipped({ 'a.kml': '<kml></kml>', 'b.txt': 'x'.repeat(600_000) })
    await expect(readBytes(zipped({ 'a.zip': packed, 'b.zip': packed }), 'a', { unpacked_mb: 1 })).rejects.toThrow(
      'b.zip in it: it unpacks to more than 1 MB',
    )
  })
})
