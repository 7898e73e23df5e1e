import { expect, it } from 'vitest'
import { Fetcher } from '../../fetching/fetcher.ts'
import { aHost } from '../../fetching/testing/host.ts'
import { aDirectory, aStore, aWriter, parsed } from '../../store/testing/store.ts'
import { usualLimits } from '../reading/input/limits.ts'
import { box } from '../reading/testing/reading.ts'
import { aFeature } from '../testing/import.ts'
import { importFetched } from './import-fetched.ts'
import { KeptDownloads } from './kept-downloads.ts'

const SIZE = 2
const ALL = Array.from({ length: 5 }, (_, at) => aFeature({ id: at, name: `Park ${at}`, category: 'marine' }))

type Beside = (from: number, url: URL) => object

/** Serves five parks, two at a time from where the address says, for the time of the test. */
function aPagedHost(parameter: string, beside: Beside) {
  return aHost((request, response) => {
    const url = new URL(request.url ?? '', 'http://parks.example')
    if (url.searchParams.has('broken')) return response.writeHead(500).end()
    const from = Number(url.searchParams.get(parameter) ?? 0)
    const features = ALL.slice(from, from + SIZE)
    return response.end(JSON.stringify({ type: 'FeatureCollection', features, ...beside(from, url) }))
  })
}

async function imported(address: string) {
  const directory = aDirectory()
  const options = { kind: 'areas', mapping: null, timeZone: null, onProgress: () => {}, files: [address] } as const
  const report = await importFetched({ ...options, limits: usualLimits }, aWriter(directory), {
    kept: new KeptDownloads(directory),
    fetching: { fetcher: new Fetcher({ privateHosts: true }), userAgent: 'Test', tell: () => {} },
    now: () => Date.parse('2026-05-15T12:00:00Z'),
  })
  const areas = parsed(await aStore(directory).listAreas({}, ['name'], { offset: 0, limit: 9 }))
  return { report, areas }
}

const isLast = (from: number) => from + SIZE >= ALL.length

it.each<[string, string, string, Beside, readonly string[]]>([
  [
    'an ArcGIS server',
    '/FeatureServer/0/query?where=1%3D1&f=geojson',
    'resultOffset',
    (from) => (isLast(from) ? {} : { properties: { exceededTransferLimit: true } }),
    ['', '&resultOffset=2', '&resultOffset=4'],
  ],
  [
    'a WFS, whose parameters count in any case',
    '/wfs?SERVICE=WFS&REQUEST=GetFeature&STARTINDEX=0',
    'STARTINDEX',
    (from) => ({ numberMatched: 5, numberReturned: Math.min(SIZE, 5 - from) }),
    ['', '2', '4'],
  ],
  [
    'OGC API Features',
    '/collections/parks/items?f=json',
    'offset',
    (from, url) => ({
      links: isLast(from)
        ? []
        : [
            { rel: 'self', href: '#' },
            { rel: 'next', href: `${url.pathname}?offset=${from + SIZE}` },
          ],
    }),
    [],
  ],
])('all pages of %s are one file', async (_, path, parameter, beside, asked) => {
  const host = await aPagedHost(parameter, beside)
  const { report, areas } = await imported(host.at(path))
  expect(areas).toHaveLength(5)
  expect(report).toMatchObject({ outcome: 'imported', files: [{ path: host.at(path) }] })
  const wanted = asked.map((more) =>
    more.startsWith('&') ? path + more : path.replace(/0$/, more === '' ? '0' : more),
  )
  expect(host.asked.map(({ url }) => url)).toEqual(
    asked.length > 0 ? wanted : [path, ...[2, 4].map((at) => `/collections/parks/items?offset=${at}`)],
  )
})

it('all pages of Esri JSON are one file, read by what the first says of it', async () => {
  const codedValues = ALL.map((_, at) => ({ code: at, name: `Naturschutzgebiet Höhe ${at}` }))
  const fields = [
    { name: 'NR', type: 'esriFieldTypeOID' },
    { name: 'NAME', type: 'esriFieldTypeInteger', domain: { type: 'codedValue', codedValues } },
    { name: 'TYPE', type: 'esriFieldTypeString' },
  ]
  const rings = [box(0, 1e6, 1e4)]
  const host = await aHost((request, response) => {
    const from = Number(new URL(request.url ?? '', 'http://parks.example').searchParams.get('resultOffset'))
    const features = ALL.slice(from, from + SIZE).map((_, at) => ({
      attributes: { NR: from + at, NAME: from + at, TYPE: 'Naturpark' },
      geometry: { rings },
    }))
    const more = isLast(from) ? {} : { exceededTransferLimit: true }
    return response.end(JSON.stringify({ spatialReference: { wkid: 102100 }, fields, features, ...more }))
  })
  const { areas } = await imported(host.at('/FeatureServer/0/query?where=1%3D1&f=json'))
  expect(areas).toHaveLength(5)
  expect(areas).toEqual(expect.arrayContaining(codedValues.map(({ name }) => expect.objectContaining({ name }))))
  expect(host.asked).toHaveLength(3)
})

it('what pages say of their coordinate system holds for all of them', async () => {
  const crs = { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::99999' } }
  const host = await aPagedHost('startIndex', () => ({ numberMatched: 5, crs }))
  await expect(imported(host.at('/wfs?request=GetFeature'))).rejects.toThrow('EPSG::99999, which is not known')
})

it('a page that does not come, or too few of them, and nothing is imported', async () => {
  const broken = await aPagedHost('offset', () => ({ links: [{ rel: 'next', href: '?broken=1' }] }))
  await expect(imported(broken.at('/items'))).rejects.toThrow(
    '/items?broken=1 cannot be read: its host answers with status 500',
  )
  const short = await aPagedHost('startIndex', () => ({ totalFeatures: 7 }))
  await expect(imported(short.at('/wfs?request=GetFeature'))).rejects.toThrow('it holds 5 of 7 features')
  const deaf = await aPagedHost('page', () => ({ exceededTransferLimit: true }))
  await expect(imported(deaf.at('/query'))).rejects.toThrow(
    '/query?resultOffset=2: it has the same features as the page before. Fetch the pages by hand.',
  )
  const unknown = await aPagedHost('page', () => ({ numberMatched: 5 }))
  await expect(imported(unknown.at('/parks'))).rejects.toThrow('it holds 2 of 5 features')
})
