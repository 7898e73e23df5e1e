import { expect, it } from 'vitest'
import { readBytes, zipped } from '../testing/reading.ts'

const gpx = (content: string) =>
  `<?xml version="1.0"?><gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><metadata><name>Closures of the park</name><time>2026-01-01T00:00:00Z</time></metadata>${content}</gpx>`

it('GPX is read as way points, routes and tracks, with what each says', async () => {
  const file = gpx(
    `<wpt lat="46.1" lon="7.1"><ele>900</ele><time>2020-05-01T00:00:00Z</time><name>Falcon cliff closed</name><desc>1 Feb – 31 July</desc><link href="https://park.example/1"><text>More</text></link></wpt>
    <rte><name>Ridge</name><rtept lat="46" lon="7"><name>Start</name></rtept><rtept lat="46.1" lon="7.2"/></rte>
    <trk><name>Path &amp; bridge</name><type>closure</type><trkseg><trkpt lat="46" lon="7"/><trkpt lat="46.1" lon="7"/></trkseg><trkseg><trkpt lat="46.2" lon="7"/><trkpt lat="46.3" lon="7"/></trkseg><trkseg/></trk>`,
  )
  expect(await readBytes(file, 'park.gpx')).toMatchObject([
    {
      number: 1,
      title: 'Closures of the park',
      properties: { name: 'Falcon cliff closed', description: '1 Feb – 31 July', url: 'https://park.example/1' },
      geometry: { type: 'Point', coordinates: [7.1, 46.1] },
    },
    {
      properties: { name: 'Ridge' },
      geometry: {
        type: 'LineString',
        coordinates: [
          [7, 46],
          [7.2, 46.1],
        ],
      },
    },
    {
      properties: { name: 'Path & bridge', type: 'closure' },
      geometry: {
        type: 'MultiLineString',
        coordinates: [
          [
            [7, 46],
            [7, 46.1],
          ],
          [
            [7, 46.2],
            [7, 46.3],
          ],
        ],
      },
    },
  ])
})

it('GPX that is cut off is refused', async () => {
  await expect(readBytes(gpx('<wpt lat="1" lon="2"/>').slice(0, -10), 'park.gpx')).rejects.toThrow('cut off')
})

it('times of GPX are no days of closures', async () => {
  const [feature] = await readBytes(gpx('<wpt lat="1" lon="2"><time>2020-05-01T00:00:00Z</time></wpt>'), 'park.gpx')
  expect(feature?.properties).toEqual({})
})

it('GPX is read out of a zip', async () => {
  const zip = zipped({ 'park.gpx': gpx('<wpt lat="1" lon="2"><name>Cave</name></wpt>') })
  expect(await readBytes(zip, 'park.zip')).toMatchObject([{ properties: { name: 'Cave' } }])
})
