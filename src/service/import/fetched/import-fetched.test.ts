import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { Fetcher } from '../../fetching/fetcher.ts'
import { aHost } from '../../fetching/testing/host.ts'
import { aDirectory, aWriter } from '../../store/testing/store.ts'
import { Connection } from '../../store/sqlite/database/connection.ts'
import { usualLimits, type Limits } from '../reading/input/limits.ts'
import { reportLines } from '../report.ts'
import { aFeature, aFile } from '../testing/import.ts'
import { importFetched } from './import-fetched.ts'
import { KeptDownloads } from './kept-downloads.ts'

const NOW = Date.parse('2026-05-15T12:00:00Z')
const parks = (...names: readonly string[]) =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: names.map((name, at) => aFeature({ id: at, name, category: 'marine', country: 'SE' })),
  })

/** Imports into the store of a directory; what is said of downloads stays in it. */
function importing(directory: string, { privateHosts = true } = {}) {
  const writer = aWriter(directory)
  const said: string[] = []
  const run = (
    files: readonly string[],
    more: { force?: boolean; source?: string; limits?: Partial<Limits>; dryRun?: boolean } = {},
  ) => {
    const options = { kind: 'areas', mapping: null, timeZone: null, onProgress: () => {}, files, ...more } as const
    return importFetched({ ...options, limits: { ...usualLimits, ...more.limits } }, writer, {
      kept: new KeptDownloads(directory),
      fetching: { fetcher: new Fetcher({ privateHosts }), userAgent: 'Test', tell: (words) => said.push(words) },
      now: () => NOW,
    })
  }
  return { run, said, writer }
}

/** A host whose file has a tag, and may come to have others. */
async function aTaggedHost(name = 'Sarek') {
  const file = { name, tag: '"1"' }
  const host = await aHost((request, response) => {
    if (request.headers['if-none-match'] === file.tag) return response.writeHead(304).end()
    return response.writeHead(200, { ETag: file.tag }).end(parks(file.name))
  })
  return { ...host, file }
}

it('imports what is at an address, under its name, and reads it again only when it has changed', async () => {
  const { at, asked, file } = await aTaggedHost()
  const { run } = importing(aDirectory())
  const address = at('/data/parks.geojson?v=1')
  const first = await run([address])
  expect(first).toMatchObject({ outcome: 'imported', written: { added: 1 }, files: [{ path: address }] })
  expect(first.outcome !== 'unchanged' && first.files[0]?.sources).toEqual([{ key: 'file-parks', by: 'file' }])
  expect(await run([address])).toEqual({ outcome: 'unchanged', since: '2026-05-15T12:00:00.000Z' })
  expect(asked.map((one) => one['if-none-match'])).toEqual([undefined, '"1"'])
  Object.assign(file, { name: 'Padjelanta', tag: '"2"' })
  expect(await run([address])).toMatchObject({ written: { changed: 1 } })
  expect(await run([address])).toMatchObject({ outcome: 'unchanged' })
})

it('asks by the time of the last change where there is no tag', async () => {
  const changed = 'Mon, 04 May 2026 10:00:00 GMT'
  const { at, asked } = await aHost((request, response) =>
    request.headers['if-modified-since'] === changed
      ? response.writeHead(304).end()
      : response.writeHead(200, { 'Last-Modified': changed, 'Content-Encoding': 'gzip' }).end(gzipSync(parks('Sarek'))),
  )
  const { run } = importing(aDirectory())
  await run([at('/parks')])
  expect(await run([at('/parks')])).toMatchObject({ outcome: 'unchanged' })
  expect(asked).toHaveLength(2)
})

it('reads what has not changed where that is meant, said otherwise, only tried, or gone from the store', async () => {
  const { at } = await aTaggedHost()
  const directory = aDirectory()
  const { run } = importing(directory)
  await run([at('/parks.geojson')])
  expect(await run([at('/parks.geojson')], { force: true })).toMatchObject({ written: { unchanged: 1 } })
  expect(await run([at('/parks.geojson')], { source: 'Agency' })).toMatchObject({ outcome: 'imported' })
  expect(await run([at('/parks.geojson')], { source: 'Agency', dryRun: true })).toMatchObject({ outcome: 'tried' })
  const other = importing(aDirectory()).writer
  const emptied = importFetchedInto(directory, other, at('/parks.geojson'))
  expect(await emptied).toMatchObject({ written: { added: 1 } })
})

it('reads an unchanged file again once the store was restored from an earlier backup', async () => {
  const { at, file } = await aTaggedHost()
  const [directory, before] = [aDirectory(), aDirectory()]
  const { run } = importing(directory)
  await run([at('/parks.geojson')])
  const sql = new Connection(join(directory, 'fieldgate.db'), 0)
  sql.run('VACUUM INTO ?', [join(before, 'fieldgate.db')])
  sql.close()
  Object.assign(file, { name: 'Padjelanta', tag: '"2"' })
  await run([at('/parks.geojson')])
  const again = () => importFetchedInto(directory, aWriter(before), at('/parks.geojson'))
  expect(await again()).toMatchObject({ written: { changed: 1 } })
  expect(await again()).toMatchObject({ outcome: 'unchanged' })
})

/** Imports into another store with what is known of downloads in a directory. */
function importFetchedInto(directory: string, writer: ReturnType<typeof aWriter>, address: string) {
  const options = { kind: 'areas', mapping: null, timeZone: null, onProgress: () => {}, files: [address] } as const
  return importFetched({ ...options, limits: usualLimits }, writer, {
    kept: new KeptDownloads(directory),
    fetching: { fetcher: new Fetcher({ privateHosts: true }), userAgent: 'Test', tell: () => {} },
    now: () => NOW,
  })
}

it('reads all addresses where one has changed, and files of this machine always', async () => {
  const [one, two] = [await aTaggedHost('Sarek'), await aTaggedHost('Abisko')]
  const { run } = importing(aDirectory())
  const addresses = [one.at('/one.geojson'), two.at('/two.geojson')]
  await run(addresses)
  Object.assign(two.file, { name: 'Muddus', tag: '"9"' })
  expect(await run(addresses)).toMatchObject({ read: 2, written: { changed: 1, unchanged: 1 } })
  const mixed = [one.at('/one.geojson'), aFile([aFeature({ id: 7, name: 'Own', category: 'marine' })], 'own.geojson')]
  await run(mixed)
  expect(await run(mixed)).toMatchObject({ read: 2, written: { unchanged: 2 } })
})

it.each<[string, string | undefined, string]>([
  ['/download?id=7', 'attachment; filename="Nature reserves.geojson"', 'file-nature-reserves'],
  ['/x', "attachment; filename*=UTF-8''L%C3%A4nder.geojson", 'file-lander'],
  ['/x', 'attachment; filename="../../etc/passwd"', 'file-passwd'],
  ['/', undefined, 'file-download'],
])('names what is at %s by its host’s words %s', async (path, disposition, key) => {
  const { at } = await aHost((_, response) => {
    if (disposition !== undefined) response.setHeader('Content-Disposition', disposition)
    response.end(parks('Sarek'))
  })
  const report = await importing(aDirectory()).run([at(path)])
  expect(report).toMatchObject({ files: [{ sources: [{ key }] }] })
})

it.each(['n', 'é', '公', '𠮷'])('takes in a file with a long name of “%s”', async (letter) => {
  const { at } = await aHost((_, response) => response.end(parks('Sarek')))
  const report = await importing(aDirectory()).run([at(`/${encodeURIComponent(letter.repeat(300))}.geojson`)])
  expect(report).toMatchObject({ outcome: 'imported', written: { added: 1 } })
})

it.each([
  [
    '/rest/services/Closures/FeatureServer/2',
    "FeatureServer/2/query?where=1=1&outFields=*&f=json' to get its features.",
  ],
  [
    '/Closures/MapServer/?f=html',
    "MapServer/0/query?where=1=1&outFields=*&f=json' to get its features, with the number",
  ],
])('says of the page of an ArcGIS server at %s which address has its features', async (path, message) => {
  const { at } = await aHost((_, response) => response.end('<html></html>'))
  await expect(importing(aDirectory()).run([at(path)])).rejects.toThrow(message)
})

it.each<[string, RequestListener, string]>([
  [
    'a page',
    (_, response) => response.end('\n<!DOCTYPE html><title>Log in</title>'),
    '/a is a web page: say the address of the file itself',
  ],
  [
    'nothing',
    (_, response) => response.writeHead(404).end(),
    '/a cannot be read: its host has no such file (status 404).',
  ],
  ['a closed door', (_, response) => response.writeHead(403).end(), 'does not allow it (status 403)'],
  ['trouble', (_, response) => response.writeHead(503).end(), 'its host answers with status 503'],
  [
    'half of a file',
    (_, response) => void response.writeHead(200, { 'Content-Length': 99 }).write('{"type"', () => response.destroy()),
    'its host broke off',
  ],
  ['something else', (_, response) => response.end('Hello'), '/a: it is not known what it is'],
])('says what is wrong where a host has %s', async (_, listener, message) => {
  const { at } = await aHost(listener)
  const failing = importing(aDirectory()).run([at('/a')])
  await expect(failing).rejects.toThrow(message)
  await expect(failing).rejects.toThrow(at('/a'))
})

it('asks no host within, no name with a password, and takes no more than is allowed', async () => {
  const { at, asked } = await aHost((_, response) => response.end('x'.repeat(2_000_000)))
  const { run } = importing(aDirectory(), { privateHosts: false })
  await expect(run([at('/a')])).rejects.toThrow('asked only with PRIVATE_HOSTS=1')
  await expect(run(['https://me:secret@example.org/a'])).rejects.toThrow('must not hold a user name or a password')
  expect(asked).toEqual([])
  await expect(importing(aDirectory()).run([at('/a')], { limits: { download_mb: 1 } })).rejects.toThrow(
    'is larger than 1 MB: if that is right, raise the limit with --limit download_mb=2',
  )
})

it('says how far a download has come, and names the file by its address', async () => {
  const { at } = await aHost((_, response) => response.end(parks('Sarek') + ' '.repeat(12_000_000)))
  const { run, said } = importing(aDirectory())
  const report = await run([at('/a.geojson')])
  expect(said[0]).toBe(`Fetching ${at('/a.geojson')}`)
  expect(said.at(-1)).toMatch(/^ {2}1\d MB of 1\d MB$/)
  expect(reportLinesOf(report)).toContain(at('/a.geojson'))
})

function reportLinesOf(report: Awaited<ReturnType<typeof importFetched>>): string {
  return report.outcome === 'unchanged' ? '' : reportLines(report).join('\n')
}
