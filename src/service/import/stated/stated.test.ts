import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Geometry } from 'geojson'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { aDirectory, aStore, aWriter, parsed } from '../../store/testing/store.ts'
import { aFeature, aFile, runImport } from '../testing/import.ts'
import type { Mapping } from '../mapping/mapping.ts'
import { reportLines } from '../report.ts'
import { statedFrom, type StatedTexts } from './stated.ts'

const Records = z.array(z.record(z.string(), z.unknown()))
const FIELDS = ['name', 'category_id', 'country_id', 'licence_uri'] as const
const MARINE = 8
const NATIONAL_PARK = 1

/** A park at sea, far from any coast, whose place tells no country. */
const AT_SEA: Geometry = { type: 'Point', coordinates: [-30, 30] }

async function imported(
  rows: readonly Record<string, unknown>[],
  texts: StatedTexts,
  options: Parameters<typeof runImport>[2] = {},
) {
  const directory = aDirectory()
  const file = aFile(rows.map((row) => aFeature(row, AT_SEA)))
  const report = await runImport(aWriter(directory), [file], { stated: statedFrom(texts), ...options })
  const store = aStore(directory)
  const records = Records.parse(parsed(await store.listAreas({}, FIELDS, { offset: 0, limit: 9 })))
  return { report, records, licences: await store.listLicences() }
}

describe('what an operator states', () => {
  it('holds for areas that do not say it themselves', async () => {
    const rows = [
      { NR: 'a1', NAME: 'Silent', TYPE: 'Zone 3' },
      { NR: 'a2', NAME: 'Telling', TYPE: 'Nationalpark', COUNTRY: 'NO', LICENCE: 'https://example.org/own' },
    ]
    const { records, licences } = await imported(rows, { country: 'SWE', category: 'marine', licence: 'cc-by-4.0' })
    const [silent, telling] = records
    const uri = 'https://creativecommons.org/licenses/by/4.0/'
    expect(silent).toMatchObject({ name: 'Silent', category_id: MARINE, country_id: 752, licence_uri: uri })
    expect(telling).toMatchObject({ name: 'Telling', category_id: NATIONAL_PARK, country_id: 578 })
    expect(licences).toEqual([{ name: 'CC BY 4.0', uri }])
  })

  it('counts before what a mapping says of all records', async () => {
    const mapping = {
      key: 'm',
      title: 'M',
      kind: 'areas',
      id: 'NR',
      licence: { name: 'Free', uri: 'https://example.org/free' },
      fields: { name: 'NAME', country_id: { value: 'NO' }, category_id: ['TYPE', { value: 'other' }] },
    } satisfies Mapping
    const texts = { country: 'se', category: 'Marine protected area', licence: 'Ours https://example.org/ours' }
    const { records, licences } = await imported([{ NR: 1, NAME: 'Silent', TYPE: 'x' }], texts, { mapping })
    expect(records).toMatchObject([{ category_id: MARINE, country_id: 752, licence_uri: 'https://example.org/ours' }])
    expect(licences).toEqual([{ name: 'Ours', uri: 'https://example.org/ours' }])
  })

  it('says which columns hold names and identifiers, in any case, and leaves no doubt about them', async () => {
    const directory = aDirectory()
    const rows = [
      { OBJECTID: 1, Label: 'North', LOCAL_NAME: 'Nord', SHEET: 'S7', TYPE: 'Naturpark' },
      { OBJECTID: 2, Label: 'South', LOCAL_NAME: 'Syd', SHEET: 'S8', TYPE: 'Naturpark' },
    ]
    const read = (more: readonly Record<string, unknown>[], texts: StatedTexts) =>
      runImport(aWriter(directory), [aFile(more.map((row) => aFeature(row)))], { stated: statedFrom(texts) })
    const guessed = await read(rows, {})
    expect(guessed.files[0]?.choice).toMatchObject({ doubts: [{ about: 'id' }] })
    const report = await read(rows, { name: 'local_name', id: 'SHEET' })
    expect(report.files[0]?.choice).toMatchObject({ doubts: [], mapping: { id: 'SHEET' } })
    expect(report.samples.map(({ record }) => record)).toMatchObject([{ name: 'Nord' }, { name: 'Syd' }])
    const renumbered = rows.map((row, at) => ({ ...row, OBJECTID: 7 - at }))
    expect((await read(renumbered, { name: 'LOCAL_NAME', id: 'sheet' })).written).toMatchObject({ added: 0 })
  })

  it('says the coordinate system of files that name none, which a saved mapping keeps', async () => {
    const [metres, degrees] = [join(aDirectory(), 'metres.csv'), join(aDirectory(), 'degrees.geojson')]
    writeFileSync(metres, 'NR,NAME,TYPE,Easting,Northing\n1,Park,Naturpark,674000,6580000\n')
    const inSystem = { type: 'name', properties: { name: 'urn:ogc:def:crs:OGC:1.3:CRS84' } }
    const feature = aFeature({ NR: 2, NAME: 'Other', TYPE: 'Naturpark' }, { type: 'Point', coordinates: [18, 59] })
    writeFileSync(degrees, JSON.stringify({ type: 'FeatureCollection', crs: inSystem, features: [feature] }))
    const unsaid = await runImport(aWriter(aDirectory()), [metres])
    expect(reportLines(unsaid).join('\n')).toContain('674000, 6580000 is no longitude and latitude in degrees')
    const directory = aDirectory()
    const report = await runImport(aWriter(directory), [metres, degrees], { stated: statedFrom({ crs: '3006' }) })
    expect(report.remarks).toContainEqual(expect.objectContaining({ text: 'converted from SWEREF99 TM (EPSG:3006)' }))
    expect(report.files[0]?.choice?.mapping.crs).toBe('EPSG:3006')
    const areas = parsed(await aStore(directory).listAreas({}, ['name', 'bbox'], { offset: 0, limit: 9 }))
    expect(areas).toEqual([
      { name: 'Park', bbox: [18.0575, 59.3272, 18.0575, 59.3272].map((one) => expect.closeTo(one, 1)) },
      { name: 'Other', bbox: [18, 59, 18, 59] },
    ])
  })

  it('names the nearest column where one is misspelt, and imports nothing', async () => {
    const rows = [{ NR: 1, SITE_NAME: 'Park', TYPE: 'Naturpark' }]
    await expect(imported(rows, { name: 'STIE_NAME' })).rejects.toThrow(
      'parks.geojson: it has no column “STIE_NAME”, which --name names. Did you mean “SITE_NAME”? It has NR, SITE_NAME, TYPE.',
    )
    await expect(imported(rows, { id: 'identifier' })).rejects.toThrow(
      'it has no column “identifier”, which --id names. It has NR',
    )
  })

  it('reaches what a recognised mapping calls otherwise', async () => {
    const wdpa = { SITE_ID: 7, SITE_PID: '7', NAME_ENG: 'Reef', NAME: 'Riff', DESIG_ENG: 'Sanctuary', ISO3: 'SWE' }
    const rows = [{ ...wdpa, desig: 'Schutz', status: 'Designated', status_yr: 1990, METADATAID: 5 }]
    const { report, records } = await imported(rows, { name: 'desig' })
    expect(report.files[0]?.choice?.kind).toBe('known')
    expect(records).toMatchObject([{ name: 'Schutz' }])
  })
})

describe('a text that its option cannot have', () => {
  it.each<[StatedTexts, string]>([
    [{ country: 'XX' }, '--country XX: there is no such country. Say its code of two or three letters: SE or SWE.'],
    [{ category: 'national_prak' }, 'Did you mean national_park? Say one of national_park, nature_reserve,'],
    [{ category: 'zoo' }, '--category zoo: there is no such category. Say one of'],
    [{ licence: 'CC BY' }, '--licence CC BY: this licence is not known. Say one such as “CC BY 4.0”'],
    [{ licence: 'javascript:alert(1)' }, 'this licence is not known'],
    [{ name: ' ' }, 'Say the name of a column after --name.'],
    [{ crs: '25833x' }, '--crs 25833x: this coordinate system is not known. Say its EPSG code, such as EPSG:25832'],
    [{ crs: 'EPSG:9999' }, '--crs EPSG:9999: this coordinate system is not known.'],
    [{ id: '' }, 'Say the name of a column after --id.'],
  ])('is refused: %j', (texts, message) => {
    expect(() => statedFrom(texts)).toThrow(message)
  })

  it.each([
    ['CC0', 'https://creativecommons.org/publicdomain/zero/1.0/'],
    ['CC BY-SA 3.0', 'https://creativecommons.org/licenses/by-sa/3.0/'],
    ['dl-de/by-2-0', 'https://www.govdata.de/dl-de/by-2-0'],
    ['https://example.org/terms', 'https://example.org/terms'],
  ])('is understood: %s', (licence, uri) => {
    expect(statedFrom({ licence }).licence?.uri).toBe(uri)
  })
})
