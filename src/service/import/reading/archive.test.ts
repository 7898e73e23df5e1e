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

it('a zip of files in several formats gives those of one, and tells which others are not read', async () => {
  const features = ['a', 'b'].map((name) => ({ type: 'Feature', properties: { name }, geometry: null }))
  const collection = JSON.stringify({ type: 'FeatureCollection', features })
  const found = await readBytes(
    zipped({ 'parks.geojson': collection, 'closures.csv': 'id\n1\n', 'readme.txt': 'Hello' }),
  )
  expect(found.map(({ properties, remarks }) => [properties['name'], remarks])).toEqual([
    ['a', ['not read, beside other files of the zip: closures.csv']],
    ['b', []],
  ])
  const [first] = await readBytes(
    zipped({ 'a.shp': shpOf([{ type: 'Point', coordinates: [1, 2] }]), 'b.kml': '<kml/>' }),
  )
  expect(first?.remarks).toContain('not read, beside other files of the zip: b.kml')
})

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
      'b.zip in it: it is a zip archive without a file that is read',
    )
  })

  it('counts together what they unpack to', async () => {
    const packed = zipped({ 'a.kml': '<kml></kml>', 'b.txt': 'x'.repeat(600_000) })
    await expect(readBytes(zipped({ 'a.zip': packed, 'b.zip': packed }), 'a', { unpacked_mb: 1 })).rejects.toThrow(
      'b.zip in it: it unpacks to more than 1 MB',
    )
  })
})

describe('a zip of other files', () => {
  const line = (name: string) =>
    JSON.stringify({ type: 'Feature', properties: { name }, geometry: { type: 'Point', coordinates: [1, 2] } })
  const kml = (name: string) =>
    `<kml><Placemark><name>${name}</name><Point><coordinates>1,2</coordinates></Point></Placemark></kml>`
  const namesIn = async (files: Readonly<Record<string, string | Uint8Array>>) =>
    (await readBytes(zipped(files))).map(({ number, place, properties }) => [number, place, properties['name']])

  it('gives the features of each', async () => {
    expect(await namesIn({ 'parks.geojson': line('A'), 'metadata.xml': '<a/>', 'read me.txt': 'x' })).toEqual([
      [1, 'line 1', 'A'],
    ])
    expect(await namesIn({ 'a/north.csv': 'name,lng,lat\nA,1,2', 'a/south.csv': 'name,lng,lat\nB,1,2' })).toEqual([
      [1, 'north.csv: line 2', 'A'],
      [2, 'south.csv: line 2', 'B'],
    ])
  })

  it('gives those of a KMZ whose first file only links to others', async () => {
    const link = '<kml><NetworkLink><Link><href>layers/a.kml</href></Link></NetworkLink></kml>'
    expect(await namesIn({ 'doc.kml': link, 'layers/a.kml': kml('A'), 'layers/b.kml': kml('B') })).toEqual([
      [1, 'a.kml: line 1', 'A'],
      [2, 'b.kml: line 1', 'B'],
    ])
  })

  it('names the one that cannot be read, and opens no zip that is called something else', async () => {
    await expect(namesIn({ 'a.geojson': line('A'), 'b.geojson': '{"type":"Feature"' })).rejects.toThrow(
      'b.geojson in it: it ends in the middle of feature 1',
    )
    await expect(namesIn({ 'a.gpkg': zipped({ 'a.gpkg': 'x' }) })).rejects.toThrow(
      'a.gpkg in it: it is packed once more: unpack it first',
    )
  })
})
