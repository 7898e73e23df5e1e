import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aDirectory, aStore, aWriter } from '../store/testing/store.ts'
import { aFeature, runImport } from './testing/import.ts'
import { xlsxOf } from './reading/testing/sheets.ts'

/** The sources of the closures of a file, and what the report says of them. */
async function sourcesOf(content: string | Uint8Array, name: string, source: string | null = null) {
  const directory = aDirectory()
  const path = join(directory, name)
  writeFileSync(path, content)
  const report = await runImport(aWriter(directory), [path], { kind: 'closures', source })
  expect(report.refused).toEqual([])
  const sources = (await aStore(directory).listSources('en')).map((one) => one.name)
  return { sources, remarks: report.remarks.map(({ text }) => text) }
}

const features = [aFeature({ id: 1, name: 'Rock', start_on: '2026-03-01' })]
const titled = (head: object) => JSON.stringify({ type: 'FeatureCollection', ...head, features })
const placemark = '<Placemark id="a"><name>Rock</name><Point><coordinates>18,68</coordinates></Point></Placemark>'
const FILE = 'no source named, taken from folder and file: say --source NAME'
const TITLE = 'no source named, taken from the title of the file'

it.each<[string, string | Uint8Array]>([
  ['closures.geojson', titled({ name: 'Län Östergötland' })],
  ['closures.geojson', titled({ name: 'closures', metadata: { title: 'Län Östergötland' } })],
  [
    'closures.kml',
    `<kml><Document><name>Län Östergötland</name><Folder><name>2026</name>${placemark}</Folder></Document></kml>`,
  ],
  ['closures.xlsx', xlsxOf({ A: [['Län Östergötland'], ['id', 'name', 'lng', 'lat'], [1, 'Rock', 18, 68]] })],
])('closures that name no source have the title of their file: %s', async (name, content) => {
  const { sources, remarks } = await sourcesOf(content, name)
  expect(sources).toEqual(['Län Östergötland'])
  expect(remarks).toContain(TITLE)
})

it('an option counts before the title', async () => {
  const { sources, remarks } = await sourcesOf(titled({ name: 'Agency of the North' }), 'a.geojson', 'Rangers')
  expect(sources).toEqual(['Rangers'])
  expect(remarks).toContain('no source named, taken from --source')
})

it.each([
  'export',
  'Sheet 1',
  'Tabelle1',
  'closures',
  'CLOSURES',
  'closures_2026_v3',
  'my.kml',
  '2026',
  ' ',
  '<b>Bold</b>',
])('is no title, so that folder and file stand for it: “%s”', async (name) => {
  const { sources, remarks } = await sourcesOf(titled({ name }), 'closures.geojson')
  expect(sources).toEqual([expect.stringMatching(/\/closures\.geojson$/)])
  expect(remarks).toContain(FILE)
})

it('the name of a folder or a style is none of the document', async () => {
  const kml = `<kml><Folder><name>Agency</name><Document><Style><name>Red lines</name></Style>${placemark}</Document></Folder></kml>`
  expect((await sourcesOf(kml, 'a.kml')).remarks).toContain(FILE)
})
