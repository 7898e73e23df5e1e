import { gzipSync } from 'node:zlib'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { casesOf } from '#testing/effort.ts'
import { readBytes } from '../testing/reading.ts'

const point = (x: number, y: number) => ({
  type: 'Feature',
  properties: {},
  geometry: { type: 'Point', coordinates: [x, y] },
})

function collection(crs: unknown, features: readonly object[] = [point(667294.821, 6655205.484)]): string {
  return JSON.stringify({ type: 'FeatureCollection', name: 'parks', crs, features })
}

const named = (name: string) => ({ type: 'name', properties: { name } })

describe('GeoJSON', () => {
  it.each([
    ['a URN', named('urn:ogc:def:crs:EPSG::3006')],
    ['a URN with a version', named('urn:ogc:def:crs:EPSG:6.9:3006')],
    ['a short name', named('EPSG:3006')],
    ['a code', { type: 'EPSG', properties: { code: 3006 } }],
  ])('is in the coordinate system that its crs names by %s', async (_, crs) => {
    const [feature] = await readBytes(collection(crs))
    expect(feature).toMatchObject({
      geometry: { type: 'Point', coordinates: [expect.closeTo(18, 7), expect.closeTo(60, 7)] },
      remarks: ['converted from SWEREF99 TM (EPSG:3006)'],
    })
  })

  it.each([
    ['CRS 84', named('urn:ogc:def:crs:OGC:1.3:CRS84')],
    ['WGS 84', named('urn:ogc:def:crs:EPSG::4326')],
    ['nothing', null],
  ])('stays as it is where its crs names %s', async (_, crs) => {
    const [feature] = await readBytes(collection(crs, [point(18, 60)]))
    expect(feature).toMatchObject({ geometry: { type: 'Point', coordinates: [18, 60] }, remarks: [] })
  })

  it.each([
    ['a system that is not known', named('urn:ogc:def:crs:EPSG::99999')],
    ['another authority', named('urn:ogc:def:crs:IAU::30100')],
    ['a link', { type: 'link', properties: { href: 'https://example.org/crs' } }],
  ])('is refused where its crs names %s', async (_, crs) => {
    await expect(readBytes(collection(crs))).rejects.toThrow('which is not known: convert it to WGS 84 first')
  })

  describe('with its crs behind the features', () => {
    const behind = (features: readonly object[], more: object = {}) =>
      JSON.stringify({ type: 'FeatureCollection', features, crs: named('EPSG:3006'), ...more }, null, 1)
    const place = { ...point(667294.821, 6655205.484), properties: { crs: 'x', list: [1], text: '],"crs":1}' } }
    const placed = { geometry: { coordinates: [expect.closeTo(18, 7), expect.closeTo(60, 7)] } }

    it('is in that system', async () => {
      const many = Array.from({ length: 1000 }, () => place)
      expect((await readBytes(behind([place], { bbox: [1, 2] })))[0]).toMatchObject(placed)
      expect((await readBytes(behind(many)))[999]).toMatchObject(placed)
    })

    it('is refused where that is known too late', async () => {
      const late = 'its coordinate system (crs) stands behind its features'
      await expect(readBytes(gzipSync(behind([place])))).rejects.toThrow(late)
      await expect(readBytes(behind([place], { name: 'x'.repeat(2 ** 16) }))).rejects.toThrow(late)
    })
  })
})

describe('features one after the other', () => {
  const features = [
    {
      type: 'Feature',
      id: 7,
      properties: { name: 'Blå "}{" Jungfrun\u2028' },
      geometry: { type: 'Point', coordinates: [16, 57] },
    },
    { type: 'Feature', properties: null, geometry: null },
  ]
  const lines = features.map((feature) => JSON.stringify(feature))
  const found = [
    { number: 1, id: '7', properties: features[0]?.properties, geometry: features[0]?.geometry, remarks: [] },
    { number: 2, id: null, properties: {}, geometry: null, remarks: [] },
  ]

  it.each([
    ['a line each', `${lines.join('\n')}\n`, ['line 1', 'line 2']],
    ['Windows lines, the last without an end', lines.join('\r\n'), ['line 1', 'line 2']],
    ['record separators', lines.map((line) => `\u001e${line}\n`).join(''), ['line 1', 'line 2']],
    [
      'several lines each',
      features.map((feature) => `\u001e${JSON.stringify(feature, null, 1)}\n`).join(''),
      ['line 1', 'line 15'],
    ],
    ['empty lines between', `\n${lines.join('\n\n')}`, ['line 2', 'line 4']],
  ])('are read with %s', async (_, text, places) => {
    const wanted = found.map((feature, index) => ({ ...feature, place: places[index], isUnplaced: true }))
    expect(await readBytes(text)).toEqual(wanted)
    expect(await readBytes(gzipSync(text))).toEqual(wanted)
    expect(await readBytes(`\ufeff${text}`)).toEqual(wanted)
  })

  it('are read where there is only one', async () => {
    expect(await readBytes(JSON.stringify({ geometry: null, type: 'Feature', properties: { a: 1 } }))).toHaveLength(1)
  })

  it('come as they were written', async () => {
    const feature = fc.record({
      type: fc.constant('Feature'),
      properties: fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue()),
      geometry: fc.constant(null),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(feature, { minLength: 1 }),
        fc.constantFrom('\n', '\n\u001e', '\r\n'),
        async (list, between) => {
          const read = await readBytes(list.map((entry) => JSON.stringify(entry)).join(between))
          const wanted = list.map(({ properties }) => JSON.parse(JSON.stringify(properties)) as unknown)
          expect(read.map(({ properties }) => properties)).toEqual(wanted)
        },
      ),
      casesOf('files'),
    )
  })

  it('may be bare geometries', async () => {
    const point = { type: 'Point', coordinates: [18, 60] }
    const both = { type: 'GeometryCollection', geometries: [point] }
    const read = await readBytes(`${JSON.stringify(point)}\n${JSON.stringify(both)}`, 'a.json')
    expect(read.map(({ properties, geometry }) => [properties, geometry])).toEqual([
      [{}, point],
      [{}, both],
    ])
  })

  it.each([
    ['is cut off', lines.join('\n').slice(0, -4), 'it ends in the middle of feature 2 (line 2)'],
    ['has a line of something else', `${lines[0]}\nHello\n`, 'line 2 begins with no feature'],
    ['has broken JSON', `${lines[0]}\n{"type": Feature}\n`, 'feature 2 (line 2) is not valid JSON'],
  ])('name the place where a file %s', async (_, text, message) => {
    await expect(readBytes(text, 'a.ndjson')).rejects.toThrow(`a.ndjson: ${message}`)
  })
})
