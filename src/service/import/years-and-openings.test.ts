import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Closure } from '#contract/records/closure.ts'
import { aDirectory, aStore, aWriter, parsed } from '../store/testing/store.ts'
import { runImport } from './testing/import.ts'

const Found = z.array(z.pick(Closure, { name: true, start_on: true, end_on: true }))
const NOW = Date.parse('2026-11-30T12:00:00Z')

/** From when to when each closure of a table is, as “2026-02-01/2026-07-31”, and why rows are refused. */
async function daysIn(...lines: readonly string[]) {
  const directory = aDirectory()
  const path = join(directory, 'table.csv')
  writeFileSync(path, lines.join('\n'))
  const options = { kind: 'closures', timeZone: 'Europe/Berlin', now: NOW, skipBad: true } as const
  const { refused } = await runImport(aWriter(directory), [path], options)
  const page = { offset: 0, limit: 9 }
  const fields = ['name', 'start_on', 'end_on'] as const
  const rows = parsed(await aStore(directory).listClosures({ starts_before: '2030-01-01' }, fields, page, NOW))
  const days = Found.parse(rows).map(({ name, start_on, end_on }) => [name, `${start_on ?? ''}/${end_on ?? ''}`])
  return { days: Object.fromEntries(days), reasons: refused.map(({ reason }) => reason) }
}

it.each([
  'id,Name,Year,From,To',
  'Nr,Gebiet,Jahr,Von,Bis',
  'no,nom,Saison,date_debut,date_fin',
  'id,name,year,start_on,end_on',
])(
  '%s: days without a year are those of the year beside them, also of one that is over, but not of one long ago',
  async (header) => {
    const { days, reasons } = await daysIn(
      header,
      '1,A,2026,1.2.,31.7.',
      '2,B,2025/26,1.12.,30.6.',
      '3,C,2028,01.02.,29.02.',
      '4,D,2026,1.2.2027,31.7.2027',
      '5,E,,1.2.,31.7.',
      '6,F,1987,1.2.,31.7.',
    )
    expect(reasons).toEqual([])
    expect(days).toEqual({
      A: '2026-02-01/2026-07-31',
      B: '2025-12-01/2026-06-30',
      C: '2028-02-01/2028-02-29',
      D: '2027-02-01/2027-07-31',
      E: '2027-02-01/2027-07-31',
      F: '2027-02-01/2027-07-31',
    })
  },
)

it('a period in one column is of the year beside it too', async () => {
  const { days } = await daysIn(
    'Name,Season,Closure period',
    'A,2026,1 February – 31 July',
    'B,2027/2028,October to March',
  )
  expect(days).toEqual({ A: '2026-02-01/2026-07-31', B: '2027-10-01/2028-03-31' })
})

it('a winter of one year is refused, and a summer of two: which is meant is not told', async () => {
  const { days, reasons } = await daysIn('id,Name,Year,From,To', '1,A,2027,1.12.,31.3.', '2,B,2026/27,1.5.,31.7.')
  expect(days).toEqual({})
  expect(reasons).toEqual([
    'of --12-01 to --03-31, 2027 does not tell the years; write both days with theirs',
    'of --05-01 to --07-31, 2026/2027 does not tell the years; write both days with theirs',
  ])
})

it.each([
  'id,Name,Closed from,Reopen date',
  'id,Name,Closed from,Re-opening date',
  'id,Name,Closes,Reopens',
  'Nr,Titel,Gesperrt ab,Wiedereröffnung',
  'Nr,Titel,Gesperrt ab,Wieder offen ab',
  'no,nom,Date de fermeture,Date de réouverture',
  'id,nome,Chiuso dal,Riapertura',
])('%s: the day on which it opens again is closed no longer, unless at a time of day', async (header) => {
  const { days } = await daysIn(
    header,
    '1,A,2026-11-01,2027-03-15',
    '2,B,2026-11-01,2027-03-15 08:00',
    '3,C,2026-11-01,2027-03-01T00:00:00',
    '4,D,2026-11-01,until further notice',
    '5,E,1 Nov,1 Jan',
  )
  expect(days).toEqual({
    A: '2026-11-01/2027-03-14',
    B: '2026-11-01/2027-03-15',
    C: '2026-11-01/2027-02-28',
    D: '2026-11-01/',
    E: '2026-11-01/2026-12-31',
  })
})

it('an opening that is only expected may come later: its day is the last closed one', async () => {
  const { days } = await daysIn('id,Name,Closed from,Expected reopening', '1,A,2026-11-01,2027-03-15')
  expect(days).toEqual({ A: '2026-11-01/2027-03-15' })
})

it('what opens again on its first day is closed on that day', async () => {
  const { days } = await daysIn('id,Name,Closed from,Reopens', '1,A,2026-12-05,2026-12-05')
  expect(days).toEqual({ A: '2026-12-05/2026-12-05' })
})

it('the day on which it opens again is read in the order of its column', async () => {
  const { days } = await daysIn(
    'id,Name,Closed from,Reopens',
    '1,A,11/01/2026,03/15/2027',
    '2,B,11/01/2026,03/01/2027 8:00 AM',
  )
  expect(days).toEqual({ A: '2026-11-01/2027-03-14', B: '2026-11-01/2027-03-01' })
})

it.each<[string, string, string]>([
  ['Trail,Close Date,Open Date', 'A,11/15/2026,4/1/2027', 'B,12/16/2026,5/15/2027'],
  ['Strecke;gesperrt ab;offen ab', 'A;15.11.2026;01.04.2027', 'B;16.12.2026;15.05.2027'],
  ['Sentier;Date ouverture;Date fermeture', 'A;01/04/2027;15/11/2026', 'B;15/05/2027;16/12/2026'],
  ['Road,Opens,Closes', 'A,Apr 1,Nov 15', 'B,May 15,Dec 16'],
])('%s: what opens after the day on which it closes is closed until the day before', async (...lines) => {
  expect(await daysIn(...lines)).toEqual({
    days: { A: '2026-11-15/2027-03-31', B: '2026-12-16/2027-05-14' },
    reasons: [],
  })
})

it('what opens before the day on which it closes has no end, since nobody knows when it opens again', async () => {
  const { days } = await daysIn('Road,Open Date,Close Date', 'A,5/25/2026,11/15/2026', 'B,5/28/2026,11/30/2026')
  expect(days).toEqual({ A: '2026-11-15/', B: '2026-11-30/' })
})

it('days without a year are those of the year in the name of their column, of each further period too', async () => {
  const { days } = await daysIn('Crag,Closure dates 2026', 'A,1 Feb – 31 Jul', 'B,1 Mar – 30 Jun 2027')
  expect(days).toEqual({ A: '2026-02-01/2026-07-31', B: '2027-03-01/2027-06-30' })
  const winter = await daysIn('Gebiet;Sperrzeit 2025/26', 'A;1.12.–30.4.')
  expect(winter.days).toEqual({ A: '2025-12-01/2026-04-30' })
  const columns = await daysIn('Crag,2026 start,2026 end,2027 start,2027 end', 'A,1 Feb,31 Jul,,', 'B,,,1 Mar,15 Jul')
  expect(columns.days).toEqual({ A: '2026-02-01/2026-07-31', B: '2027-03-01/2027-07-15' })
})

it.each(['Sperrzeit ab 2025', 'Sperrzeit (Verordnung 2025)', 'Sperrzeit'])(
  '%s: a year since when days hold is not theirs',
  async (column) => {
    const { days } = await daysIn(`Gebiet;${column}`, 'A;1.2.–31.7.', 'B;1.3.–30.6.')
    expect(days).toEqual({ A: '2027-02-01/2027-07-31', B: '2027-03-01/2027-06-30' })
  },
)
