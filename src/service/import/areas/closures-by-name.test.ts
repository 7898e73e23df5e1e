import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { uuidFor } from '../../intake/uuid.ts'
import { aDirectory, parsed, storeKinds } from '../../store/testing/store.ts'
import type { ImportOptions } from '../import-options.ts'
import { reportLines } from '../report.ts'
import { statedFrom } from '../stated/stated.ts'
import { aFeature, aFile, runImport } from '../testing/import.ts'

const ALL = { offset: 0, limit: 100 }
const Found = z.array(z.object({ name: z.string(), time_zone: z.string(), protected_area_uuids: z.array(z.string()) }))

/** Parks in Sweden, in Germany and in Colorado. */
const AREAS = [
  ['Abisko nationalpark', 'national_park', [18.8, 68.3]],
  ['Müritz-Nationalpark', 'national_park', [12.8, 53.4]],
  ['Landschaftsschutzgebiet Müritz', 'landscape', [12.6, 53.4]],
  ['Hochmoor', 'nature_reserve', [11, 48]],
  ['Hochmoor', 'nature_reserve', [14.5, 47.5]],
  ['Forests, Lakes & Meadows National Park', 'national_park', [-105, 40]],
  ['Glacier National Park', 'national_park', [-117.5, 51.3]],
  ['Rocky Mountain National Park', 'national_park', [-105.6, 40.3]],
  ['Parc national de la Vanoise', 'national_park', [6.8, 45.4]],
  ['Vemdalen', 'national_park', [13.8, 62.4]],
  ['Nuuksio', 'national_park', [24.5, 60.3]],
] as const

function areaFile(): string {
  return aFile(
    AREAS.map(([name, category, [x, y]], at) => {
      const ring = [
        [x, y],
        [x + 0.01, y],
        [x, y + 0.01],
        [x, y],
      ]
      return aFeature({ id: `code-${at}`, name, category }, { type: 'Polygon', coordinates: [ring] })
    }),
    'areas.geojson',
  )
}

function uuidOf(name: string): string {
  return uuidFor('parks', `code-${AREAS.findIndex(([other]) => other === name)}`)
}

describe.each(storeKinds)('closures that name their areas, in $name', ({ aPlace }) => {
  const aStage = async () => {
    const place = await aPlace()
    const writer = await place.openWriter()
    await runImport(writer, [areaFile()], { source: 'Parks' })
    const store = await place.openStore()
    return {
      run: async (lines: readonly string[], options: Partial<ImportOptions> = {}) => {
        const path = join(aDirectory(), 'alerts.csv')
        writeFileSync(path, lines.join('\n'))
        return runImport(writer, [path], { kind: 'closures', source: 'Alerts', ...options })
      },
      found: async () => {
        const fields = ['name', 'time_zone', 'protected_area_uuids'] as const
        const records = Found.parse(parsed(await store.listClosures({}, fields, ALL, 0)))
        return new Map(records.map(({ name, ...rest }) => [name, rest]))
      },
    }
  }

  it('find them by name, with or without the designation, and have their zone', async () => {
    const stage = await aStage()
    const report = await stage.run([
      'id,title,park',
      '1,A,ABISKO NATIONALPARK',
      '2,B,Abisko',
      '3,C,Nationalpark Mueritz',
      '4,D,Vanoise',
      '5,E,code-0',
      '6,F,Vemdalens nationalpark',
      '7,G,Nuuksion kansallispuisto',
    ])
    expect(report).toMatchObject({ outcome: 'imported', refused: [], byAreas: 7, placeless: 0 })
    expect(report.areas).toEqual({ matched: 7, linked: 5, ambiguous: [], missing: [] })
    const found = await stage.found()
    const abisko = { time_zone: 'Europe/Stockholm', protected_area_uuids: [uuidOf('Abisko nationalpark')] }
    expect([found.get('A'), found.get('B'), found.get('E')]).toEqual([abisko, abisko, abisko])
    expect(found.get('C')?.protected_area_uuids).toEqual([uuidOf('Müritz-Nationalpark')])
    expect(found.get('D')?.time_zone).toBe('Europe/Paris')
    expect(found.get('F')?.protected_area_uuids).toEqual([uuidOf('Vemdalen')])
    expect(found.get('G')?.protected_area_uuids).toEqual([uuidOf('Nuuksio')])
  })

  it('may name several, and names that have commas of their own', async () => {
    const stage = await aStage()
    await stage.run([
      'id,title,parks',
      '1,A,"Forests, Lakes & Meadows National Park"',
      '2,B,"Rocky Mountain, Forests, Lakes & Meadows National Park"',
      '3,C,"Rocky Mountain National Park; Forests, Lakes & Meadows"',
    ])
    const [rocky, lakes] = ['Rocky Mountain National Park', 'Forests, Lakes & Meadows National Park'].map(uuidOf)
    const found = await stage.found()
    expect(found.get('A')?.protected_area_uuids).toEqual([lakes])
    expect(found.get('B')?.protected_area_uuids).toEqual([rocky, lakes])
    expect(found.get('C')?.protected_area_uuids).toEqual([rocky, lakes])
  })

  it('are linked to none where two fit, and the report says which', async () => {
    const stage = await aStage()
    const report = await stage.run(['id,title,park', '1,A,Hochmoor', '2,B,Müritz', '3,C,Blue Gum', '4,D,Blue Gum'], {
      timeZone: 'Europe/Berlin',
    })
    expect(report).toMatchObject({ outcome: 'imported', placeless: 4 })
    expect(report.areas).toEqual({
      matched: 0,
      linked: 0,
      ambiguous: [
        { name: 'Hochmoor', times: 1, candidates: ['nature reserve in DE', 'nature reserve in AT'] },
        { name: 'Müritz', times: 1, candidates: ['national park in DE', 'landscape protection area in DE'] },
      ],
      missing: [{ name: 'Blue Gum', times: 2, candidates: [] }],
    })
    expect(reportLines(report)).toEqual(expect.arrayContaining(['    "Blue Gum" × 2']))
  })

  it('are those of the country that the operator says', async () => {
    const stage = await aStage()
    const stated = statedFrom({ country: 'AT' })
    const report = await stage.run(['id,title,park', '1,A,Hochmoor'], { stated })
    expect(report.areas).toMatchObject({ matched: 1, ambiguous: [] })
    expect((await stage.found()).get('A')?.time_zone).toBe('Europe/Vienna')
  })

  it('are not those of another country than the file is about', async () => {
    const stage = await aStage()
    const rows = [
      'id,title,park,lng,lat',
      '1,A,Rocky Mountain National Park,-105.6,40.3',
      '2,B,Glacier National Park,,',
    ]
    const report = await stage.run(rows, { timeZone: 'America/Denver' })
    expect(report.areas).toMatchObject({
      matched: 1,
      missing: [{ name: 'Glacier National Park', candidates: ['national park in CA'] }],
    })
    expect((await stage.found()).get('B')?.protected_area_uuids).toEqual([])
  })

  it('are refused for want of a zone only where nothing tells one', async () => {
    const stage = await aStage()
    const rows = ['id,title,park', '1,A,Abisko', '2,B,Blue Gum', '3,C,Vanoise']
    const report = await stage.run(rows, { skipBad: true })
    expect(report).toMatchObject({ outcome: 'imported', written: { added: 2 } })
    expect(report.refused).toMatchObject([{ label: 'B', reason: expect.stringContaining('no time_zone') }])
  })
})
