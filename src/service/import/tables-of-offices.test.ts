import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Closure } from '#contract/records/closure.ts'
import { activities } from '#contract/vocabulary/activities.ts'
import { aDirectory, aStore, aWriter, parsed } from '../store/testing/store.ts'
import { reportLines } from './report.ts'
import { runImport } from './testing/import.ts'

const FIELDS = ['name', 'type', 'activity_ids', 'start_on', 'end_on', 'daytime_start', 'daytime_end'] as const
const Found = z.array(
  z.pick(Closure, {
    name: true,
    type: true,
    activity_ids: true,
    start_on: true,
    end_on: true,
    daytime_start: true,
    daytime_end: true,
  }),
)
const NOW = Date.parse('2026-11-30T12:00:00Z')
const ALL = { starts_before: '2030-01-01' }

/** Imports a table: what it closes to whom (“Moor cycling”), on which days and hours, and the words of the report. */
async function read(file: string, ...lines: readonly string[]) {
  const directory = aDirectory()
  const path = join(directory, file)
  writeFileSync(path, lines.join('\n'))
  const options = { kind: 'closures', timeZone: 'Europe/Berlin', now: NOW } as const
  const report = await runImport(aWriter(directory), [path], options)
  const rows = Found.parse(parsed(await aStore(directory).listClosures(ALL, FIELDS, { offset: 0, limit: 100 }, NOW)))
  const closed = rows.map(({ name, type, activity_ids }) => {
    const keys = activity_ids.map((id) => activities.find((activity) => activity.id === id)?.key)
    return `${name} ${type === 'notice' ? type : keys.join()}`
  })
  const times = rows.map((row) => `${row.start_on}/${row.end_on} ${row.daytime_start}–${row.daytime_end}`)
  return { closed, times, files: report.files, told: reportLines(report).join('\n') }
}

const HUNTS = ['2026-12-05/2026-12-05 08:00:00–14:00:00', '2026-12-19/2026-12-19 09:00:00–15:00:00']

it.each([
  ['Drives', 'Revier;Drückjagd am;Uhrzeit', 'Nord;05.12.2026;8-14 Uhr', 'Süd;19.12.2026;9:00 - 15:00'],
  ['Hours of two columns', 'Revier;Datum;von;bis', 'Nord;05.12.2026;08:00;14:00', 'Süd;19.12.2026;09:00;15:00'],
  ['Battues', 'commune;date_battue;heure_debut;heure_fin', 'A;05/12/2026;08:00;14:00', 'B;19/12/2026;09:00;15:00'],
  ['Dates', 'Name,Date,Start time,End time', 'A,2026-12-05,08:00,14:00', 'B,2026-12-19,09:00,15:00'],
])('a table of events closes on the one day of each: %s', async (_, ...lines) => {
  const { times, told } = await read('closures.csv', ...lines)
  expect(times).toEqual(HUNTS)
  expect(told).toContain('Each row is taken to close on the one day of')
})

it('a date beside a title is not taken for the day on which it closes', async () => {
  const { times } = await read('closures.csv', 'Titel;Datum', 'Weg gesperrt;05.12.2026', 'Steg gesperrt;19.12.2026')
  expect(times).toEqual(['null/null null–null', 'null/null null–null'])
})

it('a closure that is only possible closes nothing', async () => {
  const { closed } = await read(
    'closures.csv',
    'Name;Maßnahme',
    'A;Betretungsverbot',
    'B;Sperrung von Wegen möglich',
    'C;Closure possible',
    'D;Weg gesperrt, weitere Sperrungen möglich',
    'E;Chiusura possibile',
  )
  expect(closed).toEqual(['A entering', 'B notice', 'C notice', 'D entering', 'E notice'])
})

it('a forest order closes to what its prohibition names, and a citation of law is not taken for its source', async () => {
  const { closed, files } = await read(
    'orders.csv',
    'ORDER_NUMBER,ORDER_TITLE,EFFECTIVE_DATE,EXPIRATION_DATE,PROHIBITION,AUTHORITY',
    '02-26-01,Maroon Bells Order,12/01/2026,04/20/2027,Camping prohibited,36 CFR 261.58(e)',
    '02-26-02,Blue Ridge Closure,01/15/2026,04/20/2027,Order 02-25-07 is hereby rescinded,36 CFR 261.53(e)',
  )
  expect(closed).toEqual(['Maroon Bells Order camping', 'Blue Ridge Closure notice'])
  expect(files[0]?.sources).toEqual([{ key: 'file-orders', by: 'file' }])
})

it('a column of what is prohibited closes to what it names, and to all where it names anything else', async () => {
  const { closed } = await read(
    'orders.csv',
    'ORDER_NUMBER,ORDER_TITLE,EFFECTIVE_DATE,EXPIRATION_DATE,PROHIBITION',
    '02-1,Falcon Cliffs,02/01/2027,07/31/2027,Climbing or rappelling',
    '02-2,Mill Creek,12/01/2026,04/20/2027,Possessing or using a motor vehicle off National Forest System roads',
    '02-3,Burned Area,12/01/2026,04/20/2027,Going into or being upon the area; camping',
  )
  expect(closed).toEqual(['Falcon Cliffs climbing', 'Mill Creek motor_vehicles', 'Burned Area entering'])
})

it('a column of restricted activities tells to whom a row is closed', async () => {
  const { closed } = await read(
    'bulletins.csv',
    'Title,Type,Restricted activity',
    'Lake,Closure,Dogs',
    'Minnewanka,Closure,Cycling prohibited',
  )
  expect(closed).toEqual(['Lake dogs', 'Minnewanka cycling'])
})

it.each([
  ['DD/MM/YYYY', ['2027-02-01', '2027-06-05']],
  ['MM/DD/YYYY', ['2027-01-02', '2027-05-06']],
  ['jj/mm/aaaa', ['2027-02-01', '2027-06-05']],
])('the order that the names of columns tell (%s) is that of their dates', async (order, days) => {
  const directory = aDirectory()
  const path = join(directory, 'crags.csv')
  writeFileSync(path, `Crag,Closure start (${order}),Closure end (${order})\nA,01/02/2027,05/06/2027\n`)
  await runImport(aWriter(directory), [path], { kind: 'closures', timeZone: 'Europe/London' })
  const page = { offset: 0, limit: 9 }
  const rows = await aStore(directory).listClosures({ starts_before: '2030-01-01' }, ['start_on', 'end_on'], page, NOW)
  expect(parsed(rows)).toEqual([{ start_on: days[0], end_on: days[1] }])
})

it('a notice whose words close something is named in the report', async () => {
  const { closed, times, told } = await read(
    'alerts.csv',
    'Title,Category,Description',
    'Raptors nest,Caution,"Angels Landing is closed to climbing March 1 through August 31."',
    'Bees,Caution,Keep away from the hives.',
    'Mill Trail reopened,Information,The closure of Mill Trail is lifted.',
  )
  expect([closed[0], times[0]]).toEqual(['Raptors nest notice', '2027-03-01/2027-08-31 null–null'])
  expect(told).toContain(
    'a notice by its type, though its words close something: shown as open; say in a mapping which types close: Raptors nest: “Angels Landing is closed',
  )
})

it.each([
  ['Site name,Restriction type', 'Fold,Dogs to leads', 'Moor,Dog exclusion', ['Fold dogs_off_leash', 'Moor dogs']],
  ['Route,Access', 'Mill,No public access', 'Weir,Open', ['Mill entering', 'Weir notice']],
  ['Szlak;Stan', 'Rysy;otwarty', 'Mnich;zamknięty', ['Rysy notice', 'Mnich entering']],
  [
    'Wall,Area,Comments',
    'Optimator,Creek,Closed to climbing',
    'Odd,Creek,Closed',
    ['Optimator climbing', 'Odd entering'],
  ],
  [
    'Park,Alert',
    'North Park,Closed area: Main Range',
    'North Park,Closed area: Cave',
    ['Closed area: Main Range entering', 'Closed area: Cave entering'],
  ],
] as const)('a table says what is closed, and to whom: %s', async (head, first, second, expected) => {
  const { closed } = await read('closures.csv', head, first, second)
  expect(closed).toEqual(expected)
})

it.each([
  ['Trail,Status,CLOSE_DATE,EST_OPEN_DATE', 'Mill,Closed,2026-11-01,2027-05-01', '2026-11-01/2027-05-01'],
  ['Sendero,Estado,Fecha cierre,Apertura prevista', 'Mill,Cerrado,2026-11-01,2027-05-01', '2026-11-01/2027-05-01'],
  ['Beach,Restriction,Months restricted', 'North,No dogs,May–Sep', '2027-05-01/2027-09-30'],
])('a table says from when to when it is closed: %s', async (head, row, days) => {
  const { times } = await read('closures.csv', head, row)
  expect(times).toEqual([`${days} null–null`])
})

it('“odwołania” below “Do” is no day', async () => {
  const { times } = await read('closures.csv', 'Szlak;Od;Do', 'A;1.11.2026;odwołania', 'B;1.12.2026;3.12.2026')
  expect(times).toEqual(['2026-11-01/null null–null', '2026-12-01/2026-12-03 null–null'])
})

it('what stands below “Notice” tells what is closed, and when', async () => {
  const { closed, times, told } = await read(
    'notices.csv',
    'Park,Notice,Notice type',
    'Mill Park,Closed to climbing March 1 through August 31. Call the office.,Closure',
    'Weir Park,Gate works. Closed until December 15.,Information',
  )
  expect([closed[0], times[0]]).toEqual(['Mill Park climbing', '2027-03-01/2027-08-31 null–null'])
  expect(told).toContain(
    'though its words close something: shown as open; say in a mapping which types close: Weir Park',
  )
})
