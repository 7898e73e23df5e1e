import { describe, expect, test } from 'vitest'
import type { ReadProblem } from './read-problem.ts'
import { readFile } from './read-file.ts'
import { gpx, kml, problemOf, read, SEGMENT } from './testing/files.ts'

describe('a GPX file', () => {
  test('gives its tracks, segment by segment', async () => {
    const { pieces } = await read(gpx(`<wpt lat="1" lon="2"/><trk>${SEGMENT}${SEGMENT}</trk>`))
    expect(pieces).toEqual([
      { lng: [13, 13.1], lat: [48, 48.1], ele: [500, NaN] },
      { lng: [13, 13.1], lat: [48, 48.1], ele: [500, NaN] },
    ])
  })

  test('gives its routes where it has no track', async () => {
    const { pieces } = await read(gpx('<rte><rtept lat="48" lon="13"/><rtept lat="49" lon="14"/></rte>'))
    expect(pieces[0]?.lat).toEqual([48, 49])
  })

  test('gives the ways between the points of a Garmin route', async () => {
    const way =
      '<extensions><gpxx:RoutePointExtension><gpxx:rpt lat="48.1" lon="13.1"/><gpxx:rpt lat="48.2" lon="13.3"/>'
    const first = `<rtept lat="48" lon="13"><ele>500</ele>${way}</gpxx:RoutePointExtension></extensions></rtept>`
    const { pieces } = await read(gpx(`<rte>${first}<rtept lat="49" lon="14"><ele>700</ele></rtept></rte>`))
    expect(pieces).toEqual([{ lng: [13, 13.1, 13.3, 14], lat: [48, 48.1, 48.2, 49], ele: [500, NaN, NaN, 700] }])
  })

  test('counts the points that are nowhere', async () => {
    const bad = '<trkpt lat="NaN" lon="13"/><trkpt lat="91" lon="13"/><trkpt lon="13"/><trkpt lat="0.0" lon="0"/>'
    const { pieces, unreadable } = await read(gpx(`<trk>${SEGMENT.replace('<trkpt', `${bad}<trkpt`)}</trk>`))
    expect(unreadable).toBe(4)
    expect(pieces[0]?.lng).toHaveLength(2)
  })

  test('may have decimal commas, as programs write them that follow the language of the device', async () => {
    const point = (lat: string, ele: string) => `<trkpt lat="${lat}" lon="13,5"><ele>${ele}</ele></trkpt>`
    const { pieces, unreadable } = await read(
      gpx(`<trk><trkseg>${point('48,25', '500,5')}${point('48', '')}</trkseg></trk>`),
    )
    expect(pieces).toEqual([{ lng: [13.5, 13.5], lat: [48.25, 48], ele: [500.5, NaN] }])
    expect(unreadable).toBe(0)
    const grouped = await read(gpx(SEGMENT.replace('500', '1,500')))
    expect(grouped.pieces[0]?.ele).toEqual([NaN, NaN])
  })

  test('is read in the encoding that it names, also with marks and spaces before it', async () => {
    const text = `\uFEFF  ${gpx(`<trk><name>Höhe</name>${SEGMENT}</trk>`)}`
    expect((await read(text)).pieces).toHaveLength(1)
    const text16 = `\uFEFF${gpx(SEGMENT)}`
    const wide = Uint16Array.from({ length: text16.length }, (_, i) => text16.charCodeAt(i))
    expect((await read(wide)).pieces).toHaveLength(1)
  })

  test('that says UTF-16 in single bytes, as programs of .NET write, is read as UTF-8', async () => {
    const { pieces } = await read(gpx(`<trk><name>Höhe</name>${SEGMENT}</trk>`).replace('UTF-8', 'utf-16'))
    expect(pieces[0]?.lat).toEqual([48, 48.1])
  })

  test('tells of the share that has been read', async () => {
    const shares: number[] = []
    const many = '<trkpt lat="48" lon="13"/>'.repeat(100_000)
    await readFile(new Blob([gpx(`<trk><trkseg>${many}</trkseg></trk>`)]), (share) => shares.push(share))
    expect(shares.length).toBeGreaterThan(1)
    expect(shares.at(-1)).toBe(1)
  })

  test('with places only has no line', async () => {
    expect(await problemOf(gpx('<wpt lat="48" lon="13"/>'))).toBe('no-line')
    expect(await problemOf(gpx('<trk><trkseg><trkpt lat="48" lon="13"/></trkseg></trk>'))).toBe('no-line')
  })

  test('that breaks off is damaged, and says where', async () => {
    const broken = new Blob([gpx(`\n\n<trk>${SEGMENT}`).slice(0, -10)])
    await expect(readFile(broken, () => undefined)).rejects.toMatchObject({
      code: 'damaged',
      line: 3,
    } satisfies Partial<ReadProblem>)
  })
})

describe('a KML file', () => {
  test('gives its lines and tracks, but no borders', async () => {
    const line = '<Placemark><LineString><coordinates> 13,48,500\n13.1,48.1 </coordinates></LineString></Placemark>'
    const track =
      '<gx:Track><when>2026-05-01</when><gx:coord>14 48 600</gx:coord><gx:coord>14.1 48 610</gx:coord></gx:Track>'
    const border =
      '<Polygon><outerBoundaryIs><LinearRing><coordinates>1,1 2,2 3,1 1,1</coordinates></LinearRing></outerBoundaryIs></Polygon>'
    const { pieces } = await read(kml(border + line + track))
    expect(pieces).toEqual([
      { lng: [13, 13.1], lat: [48, 48.1], ele: [500, NaN] },
      { lng: [14, 14.1], lat: [48, 48], ele: [600, 610] },
    ])
  })

  test('may have spaces beside its commas', async () => {
    const line = (text: string) => kml(`<LineString><coordinates>${text}</coordinates></LineString>`)
    expect((await read(line('13, 48, 500 \n 13.1 ,48.1'))).pieces).toEqual([
      { lng: [13, 13.1], lat: [48, 48.1], ele: [500, NaN] },
    ])
  })

  test('with script, comments and data around its line gives the line alone', async () => {
    const line = '<LineString><coordinates>13,48 14,48</coordinates></LineString>'
    const noise =
      '<description><![CDATA[<script>alert(1)</script><img src=x onerror=alert(1)>]]></description><!-- 1,2 -->'
    expect((await read(kml(noise + line))).pieces[0]?.lng).toEqual([13, 14])
  })

  test('that multiplies itself by entities is damaged', async () => {
    const laughs = '<!DOCTYPE kml [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>'
    expect(await problemOf(laughs + kml('<name>&c;</name>'))).toBe('damaged')
    const outside = '<!DOCTYPE kml [<!ENTITY a SYSTEM "file:///etc/passwd">]>'
    expect(await problemOf(outside + kml('<name>&a;</name>'))).toBe('damaged')
  })

  test('of endless depth is damaged', async () => {
    expect(await problemOf('<kml>' + '<Folder>'.repeat(200_000))).toBe('damaged')
    expect(await problemOf(kml('<Folder>'.repeat(500) + '</Folder>'.repeat(500)))).toBe('damaged')
  })
})

describe('a TCX file', () => {
  const at = (lat: number, lng: number, altitude: string) =>
    `<Trackpoint><Time>2026-05-01T06:00:00Z</Time><Position><LatitudeDegrees>${lat}</LatitudeDegrees>` +
    `<LongitudeDegrees> ${lng} </LongitudeDegrees></Position>${altitude}<HeartRateBpm><Value>90</Value></HeartRateBpm></Trackpoint>`
  const high = (metres: number) => `<AltitudeMeters>${metres}</AltitudeMeters>`
  const activity = (laps: string) =>
    `<TrainingCenterDatabase><Activities><Activity Sport="Other">${laps}</Activity></Activities></TrainingCenterDatabase>`

  test('goes on from lap to lap, and breaks where its device rested', async () => {
    const first = `<Lap><Track>${at(48, 13, high(500))}${at(48.1, 13.1, '')}</Track></Lap>`
    const second = `<Lap><Track>${at(48.2, 13.2, high(510))}</Track><Track>${at(48.3, 13.3, '')}</Track></Lap>`
    expect((await read(activity(first + second))).pieces).toEqual([
      { lng: [13, 13.1, 13.2], lat: [48, 48.1, 48.2], ele: [500, NaN, 510] },
      { lng: [13.3], lat: [48.3], ele: [NaN] },
    ])
  })

  test('may be a course, which has the places of its laps without their way', async () => {
    const lap = '<Lap><BeginPosition><LatitudeDegrees>1</LatitudeDegrees></BeginPosition></Lap>'
    const track = `<Track>${at(48, 13, '')}${at(49, 14, '')}</Track>`
    const file = `<t:TrainingCenterDatabase><Courses><Course>${lap}${track}</Course></Courses></t:TrainingCenterDatabase>`
    expect((await read(file)).pieces).toEqual([{ lng: [13, 14], lat: [48, 49], ele: [NaN, NaN] }])
  })

  test('of an activity within doors has no line; seconds without reception are no unreadable points', async () => {
    const within = '<Trackpoint><AltitudeMeters>500</AltitudeMeters></Trackpoint>'
    expect(await problemOf(activity(`<Lap><Track>${within}${within}</Track></Lap>`))).toBe('no-line')
    const out = `<Lap><Track>${at(48, 13, '')}${within}${at(48.1, 13, '')}</Track></Lap>`
    expect(await read(activity(out))).toMatchObject({ unreadable: 0, pieces: [{ lat: [48, 48.1] }] })
  })
})

describe('a GeoJSON file', () => {
  const line = {
    type: 'LineString',
    coordinates: [
      [13, 48, 500],
      [14, 48],
    ],
  }

  test('may have more features than a function takes arguments', async () => {
    const places = Array.from({ length: 200_000 }, () => '{"type":"Feature","geometry":null}').join(',')
    const feature = JSON.stringify({ type: 'Feature', geometry: line })
    const { pieces } = await read(`{"type":"FeatureCollection","features":[${places},${feature}]}`)
    expect(pieces.map(({ lng }) => lng)).toEqual([[13, 14]])
  })

  test('gives its lines in order, wherever they are', async () => {
    const other = {
      type: 'MultiLineString',
      coordinates: [
        [
          [1, 2],
          [3, 4],
        ],
      ],
    }
    const features = [
      { type: 'Feature', properties: null, geometry: { type: 'GeometryCollection', geometries: [line, null] } },
      { type: 'Feature', properties: null, geometry: null },
      { type: 'Feature', properties: null, geometry: other },
    ]
    const { pieces } = await read(JSON.stringify({ type: 'FeatureCollection', features }))
    expect(pieces.map(({ lng }) => lng)).toEqual([
      [13, 14],
      [1, 3],
    ])
    expect((await read(JSON.stringify(line))).pieces).toHaveLength(1)
  })

  test('counts positions that are none', async () => {
    const odd = { ...line, coordinates: [...line.coordinates, ['13', 48], null, [Number.MAX_VALUE, 0], {}] }
    expect((await read(JSON.stringify(odd))).unreadable).toBe(4)
  })

  test('that holds no line, is cut off or of endless depth says so', async () => {
    expect(await problemOf(JSON.stringify({ type: 'Point', coordinates: [1, 2] }))).toBe('no-line')
    expect(await problemOf('{"type":"LineString","coordinates":[[1,2],')).toBe('damaged')
    expect(await problemOf('['.repeat(5_000_000))).toBe('damaged')
    expect(await problemOf('{"name":"package"}')).toBe('other')
    expect(await problemOf('null')).toBe('other')
  })
})

describe('a file that is something else', () => {
  test('is told by what it holds', async () => {
    expect(await problemOf('')).toBe('empty')
    expect(await problemOf('  \n ')).toBe('empty')
    expect(await problemOf(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2))).toBe('picture')
    expect(await problemOf('\u0000\u0000\u0000\u0018ftypheic')).toBe('picture')
    expect(await problemOf(Uint8Array.of(0x89, 0x50, 0x4e, 0x47))).toBe('picture')
    expect(await problemOf('PK\u0003\u0004stuff')).toBe('damaged')
    expect(await problemOf('\u000e\u0010\u0054\u0008\u0000\u0001\u0000\u0000.FIT\u0000\u0000')).toBe('fit')
    expect(await problemOf('<!DOCTYPE html><html><body>Login</body></html>')).toBe('other')
    expect(await problemOf('<!doctype html><html><body>Login</body></html>')).toBe('other')
    expect(await problemOf('lat,lon\n48,13')).toBe('other')
    expect(await problemOf(new Uint8Array(1000))).toBe('other')
  })
})
