import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Closure } from '#contract/records/closure.ts'
import { reasons } from '#contract/vocabulary/reasons.ts'
import { aDirectory, aStore, aWriter, parsed } from '../store/testing/store.ts'
import { aFeature, aFile, runImport } from './testing/import.ts'

const FIELDS = ['name', 'type', 'start_on', 'end_on', 'reason_id', 'time_zone'] as const
const Found = z.array(
  z.pick(Closure, { name: true, type: true, start_on: true, end_on: true, reason_id: true, time_zone: true }),
)
const NOW = Date.parse('2026-05-15T12:00:00Z')

async function found(file: string, lines: readonly string[], options = {}) {
  const directory = aDirectory()
  const path = join(directory, file)
  writeFileSync(path, lines.join('\n'))
  const report = await runImport(aWriter(directory), [path], { kind: 'closures', ...options })
  const page = { offset: 0, limit: 100 }
  const rows = await aStore(directory).listClosures({ starts_before: '2030-01-01' }, FIELDS, page, NOW)
  const key = (id: number | null) => reasons.find((reason) => reason.id === id)?.key ?? null
  const closures = Found.parse(parsed(rows)).map(({ reason_id, ...rest }) => ({ ...rest, reason: key(reason_id) }))
  return { report, closures }
}

it('a state’s park alerts come in as a table, what is no closure as a notice', async () => {
  const { report, closures } = await found(
    'park-alerts.csv',
    [
      'AlertID,Title,AlertType,Reason,StartDate,ExpiryDate,Details',
      'A-1,Blue Gum Walk closed,Park closure,Planned burn,3/14/2026,3/20/2026,<p>Closed</p>',
      'A-2,Mill Track,Track closure,Flood damage,2/3/2026,Until further notice,',
      'A-3,Beach open again,Opening,,1/5/2026,12/31/2026,',
      'A-4,Lake Road,Be bear aware,Bears,5/1/2026,,',
      'A-5,Old mine,Unheard of,Curse,5/2/2026,,',
    ],
    { timeZone: 'America/Denver', source: 'State Parks' },
  )
  expect(report).toMatchObject({ read: 5, refused: [], placeless: 5, written: { added: 5 } })
  expect(closures.map(({ name, type, start_on, end_on, reason }) => [name, type, start_on, end_on, reason])).toEqual([
    ['Blue Gum Walk closed', 'closure', '2026-03-14', '2026-03-20', 'fire'],
    ['Mill Track', 'closure', '2026-02-03', null, 'flood'],
    ['Beach open again', 'notice', '2026-01-05', '2026-12-31', null],
    ['Lake Road', 'notice', '2026-05-01', null, 'dangerous_animals'],
    ['Old mine', 'notice', '2026-05-02', null, 'other'],
  ])
  const words = report.remarks.flatMap((remark) => [...(remark.words ?? [])])
  expect(words).toEqual(
    expect.arrayContaining([
      ['Unheard of', 1],
      ['Curse', 1],
    ]),
  )
})

it('a climbing club’s closures come in with the season that each tells in one column', async () => {
  const lines = (spring: string) => [
    'Nr;Fels;Sperrzeit;Grund',
    '1;Falkenfels;01.02. – 30.06.2027;Wanderfalke',
    `2;Adlerfels;${spring};Brut`,
    '3;Uhufels;ganzjährig;Uhu',
    '4;Hangfels;01.12.2026 bis auf Weiteres;Felssturz',
  ]
  const options = { timeZone: 'Europe/Berlin', source: 'Kletterclub' }
  const { closures } = await found('felsen.csv', lines('15. März bis 31. Juli 2026'), options)
  expect(closures.map(({ name, start_on, end_on }) => [name, start_on, end_on])).toEqual([
    ['Falkenfels', '2027-02-01', '2027-06-30'],
    ['Adlerfels', '2026-03-15', '2026-07-31'],
    ['Uhufels', null, null],
    ['Hangfels', '2026-12-01', null],
  ])
  const { report } = await found('felsen.csv', lines('im Frühjahr'), options)
  expect(report.refused.map(({ reason }) => reason)).toEqual([
    'its Sperrzeit “im Frühjahr” is not understood as start_on',
  ])
})

it('an agency’s forest closures come in with instants at their place, and no source named', async () => {
  const feature = (properties: object, [x, y]: readonly [number, number]) => {
    const ring = [
      [x, y],
      [x + 0.1, y],
      [x, y + 0.1],
      [x, y],
    ]
    return { type: 'Feature', properties, geometry: { type: 'Polygon', coordinates: [ring] } }
  }
  const rows = [
    feature(
      {
        OBJECTID: 7,
        CLOSURE_NAME: 'Ridge',
        CLOSURE_REASON: 'Wildfire',
        DATE_START: '2026-05-01T06:30:00Z',
        DATE_END: '2026-06-01T06:00:00Z',
      },
      [-121.5, 44],
    ),
    feature(
      { OBJECTID: 9, CLOSURE_NAME: null, CLOSURE_REASON: 'Logging', DATE_START: '1 May 2026', DATE_END: null },
      [-122.1, 44.2],
    ),
  ]
  const { report, closures } = await found('forest_closures.geojson', [
    JSON.stringify({ type: 'FeatureCollection', features: rows }),
  ])
  expect(report.refused).toEqual([])
  expect(closures).toMatchObject([
    { name: 'Ridge', start_on: '2026-04-30', end_on: '2026-05-31', reason: 'fire', time_zone: 'America/Los_Angeles' },
    { name: 'Closure 9', start_on: '2026-05-01', end_on: null, reason: 'forestry' },
  ])
  expect(report.remarks.map(({ text }) => text)).toContain(
    'no source named, taken from folder and file: say --source NAME',
  )
})

it('a German office’s sheet comes in with Excel’s numbers for days, and tells of what has no zone', async () => {
  const sheet = ['Nr;Bezeichnung;Von;Bis;Grund', '1;Kletterfels;46054;46234;Vogelbrut', '2;Steig;46143;;Steinschlag']
  const { closures } = await found('sperrungen.csv', sheet, { timeZone: 'Europe/Berlin' })
  expect(closures.map(({ start_on, end_on, reason }) => [start_on, end_on, reason])).toEqual([
    ['2026-02-01', '2026-07-31', 'breeding'],
    ['2026-05-01', null, 'rockfall'],
  ])
  const { report } = await found('sperrungen.csv', sheet)
  expect(report.refused.map(({ reason }) => reason)).toEqual(
    Array(2).fill('it has no time_zone, no shape of its own, and no area that is in the store'),
  )
})

it('a title that tells of an opening leaves closed what the state of its row says to be so', async () => {
  const { closures } = await found(
    'sperrungen.csv',
    [
      'Nr;Titel;Status;Von;Bis',
      '1;Sperre Rotsteinpass wird am 3. Mai aufgehoben;gesperrt;01.04.2026;31.07.2026',
      '2;Weg bis 31. Juli gesperrt, ab 1. August wieder geöffnet;gesperrt;01.04.2026;31.07.2026',
      '3;Parkplatz Nord wieder geöffnet;gesperrt;01.04.2026;31.07.2026',
      '4;Parkplatz Süd wieder geöffnet;offen;01.04.2026;31.07.2026',
      '5;Sperrung Steig;aufgehoben;01.04.2026;31.07.2026',
    ],
    { timeZone: 'Europe/Berlin', source: 'Amt' },
  )
  expect(closures.map(({ name, type }) => [name, type])).toEqual([
    ['Sperre Rotsteinpass wird am 3. Mai aufgehoben', 'closure'],
    ['Weg bis 31. Juli gesperrt, ab 1. August wieder geöffnet', 'closure'],
    ['Parkplatz Nord wieder geöffnet', 'closure'],
    ['Parkplatz Süd wieder geöffnet', 'notice'],
    ['Sperrung Steig', 'notice'],
  ])
})

it('days that may be two are refused, and not guessed', async () => {
  const { report } = await found('a.csv', [
    'id,title,start_date,lng,lat',
    '1,Rock,5/4/2026,18,68',
    '2,Moor,6/7/2026,18,68',
  ])
  expect(report.refused.map(({ reason }) => reason)).toEqual([
    'its start_date “5/4/2026” is not understood as start_on',
    'its start_date “6/7/2026” is not understood as start_on',
  ])
})

it('a park service’s alerts come in at their parks, with their texts without HTML', async () => {
  const directory = aDirectory()
  const parks = aFile([aFeature({ id: 'p1', name: 'Abisko nationalpark', category: 'national_park' })])
  await runImport(aWriter(directory), [parks])
  const path = join(directory, 'alerts.csv')
  const lines = [
    'Alert ID,parkName,Park Code,alert_title,Category,Description,Last updated',
    'A1,Abisko National Park,abis,Mill Trail &amp; bridge,Park Closure,"<p>The bridge is <b>out</b>.</p><ul><li>No detour</li></ul><a href=""https://parks.example/a1"">More</a>",2026-05-01',
    'A2,Blue Gum,blgu,Smoke from planned burns,Information,"<script>x()</script>Keep windows shut",2026-05-02',
  ]
  writeFileSync(path, lines.join('\n'))
  const options = { kind: 'closures', source: 'Parks', timeZone: 'Europe/Vienna' } as const
  const report = await runImport(aWriter(directory), [path], options)
  expect(report).toMatchObject({ refused: [], byAreas: 1, placeless: 1 })
  const fields = ['name', 'type', 'description', 'time_zone', 'start_on', 'extra', 'geometry_from'] as const
  const rows = parsed(await aStore(directory).listClosures({}, fields, { offset: 0, limit: 9 }, NOW))
  expect(rows).toMatchObject([
    {
      name: 'Mill Trail & bridge',
      type: 'closure',
      description: 'The bridge is out.\n• No detour\nMore (https://parks.example/a1)',
      time_zone: 'Europe/Stockholm',
      geometry_from: 'areas',
    },
    {
      name: 'Smoke from planned burns',
      type: 'notice',
      description: 'Keep windows shut',
      time_zone: 'Europe/Vienna',
      start_on: null,
      geometry_from: 'none',
      extra: { parkName: 'Blue Gum' },
    },
  ])
})
