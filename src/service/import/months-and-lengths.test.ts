import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Closure } from '#contract/records/closure.ts'
import { aDirectory, aStore, aWriter, parsed } from '../store/testing/store.ts'
import { reportLines } from './report.ts'
import { runImport } from './testing/import.ts'

const Found = z.array(z.pick(Closure, { name: true, type: true, start_on: true, end_on: true }))
const NOW = Date.parse('2026-11-30T12:00:00Z')

/** Imports a table: when each row closes, and the words of the report. */
async function read(...lines: readonly string[]) {
  const directory = aDirectory()
  const path = join(directory, 'crags.csv')
  writeFileSync(path, lines.join('\n'))
  const options = { kind: 'closures', timeZone: 'Europe/Berlin', now: NOW } as const
  const report = await runImport(aWriter(directory), [path], options)
  const page = { offset: 0, limit: 20 }
  const fields = ['name', 'type', 'start_on', 'end_on'] as const
  const rows = parsed(await aStore(directory).listClosures({ starts_before: '2030-01-01' }, fields, page, NOW))
  const days = Found.parse(rows).map(({ name, type, start_on, end_on }) => `${name} ${type} ${start_on}/${end_on}`)
  return { days, told: reportLines(report).join('\n') }
}

it('crosses below months close in these, over the new year too, and in several periods', async () => {
  const { days, told } = await read(
    'Crag,Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec',
    'Raven Tor,,x,x,x,x,x,x,,,,,',
    'Winter Wood,x,x,,,,,,,,,,x',
    'Two Seasons,,,x,x,,,,,,x,x,',
    'May Crag,,,,,x,,,,,,,',
    'All Year,x,x,x,x,x,x,x,x,x,x,x,x',
    'None,,,,,,,,,,,,',
  )
  expect(days).toEqual([
    'Raven Tor closure 2027-02-01/2027-07-31',
    'Winter Wood closure 2026-12-01/2027-02-28',
    'Two Seasons closure 2027-03-01/2027-04-30',
    'Two Seasons closure 2026-10-01/2026-11-30',
    'May Crag closure 2027-05-01/2027-05-31',
    'All Year closure null/null',
    'None notice null/null',
  ])
  expect(told).toContain('are taken for the months in which each is closed. If they mark when it is open')
})

it('a month whose cell is no mark closes its row until further notice, which is told', async () => {
  const { days, told } = await read(
    'Fels;Jän;Feb;Mär;Apr;Mai;Jun;Jul',
    'A;;x;x;x;;;',
    'B;;ja;ja;nein;;;',
    'C;;x;x;ab Mitte;;;',
    'D;;x;x;x;;;',
    'E;-;x;x;x;-;-;-',
    'F;-;x;x;x;x;-;-',
  )
  expect(days.slice(0, 3)).toEqual([
    'A closure 2027-02-01/2027-04-30',
    'B closure 2027-02-01/2027-03-31',
    'C closure null/null',
  ])
  expect(told).toContain('days not understood, taken as closed until further notice: C: “ab Mitte”')
})

it('crosses below months wait for days in columns of their own', async () => {
  const { days, told } = await read(
    'Crag,Start,End,Jan,Feb,Mar,Apr,May,Jun',
    'A,2027-02-01,2027-03-15,,x,x,,,',
    'B,2027-02-01,2027-04-15,,x,x,x,,',
  )
  expect(days).toEqual(['A closure 2027-02-01/2027-03-15', 'B closure 2027-02-01/2027-04-15'])
  expect(told).toContain('in which months each is closed, which is not read')
})

it.each([
  ['Trail,Start date,Duration (days)', 'A,2026-12-05,14', '2026-12-05/2026-12-18'],
  ['Weg;Beginn;Dauer (Wochen)', 'A;07.12.2026;2', '2026-12-07/2026-12-20'],
  ['Weg;Beginn;Dauer', 'A;07.12.2026;2 Wochen', '2026-12-07/2026-12-20'],
  ['Sentier;Date de début;Durée', 'A;07/12/2026;1 jour', '2026-12-07/2026-12-07'],
])('a length from a first day tells the last one: %s', async (head, row, days) => {
  const separator = head.includes(';') ? ';' : ','
  const other = row.replace('A', 'B').replace('07', '13')
  const { days: found } = await read(head, row, other.split(separator).join(separator))
  expect(found[0]).toBe(`A closure ${days}`)
})

it('a length in words is no end yet, and one without a unit is told', async () => {
  const words = await read(
    'Trail,Start date,Duration (days)',
    ...'ABCDE'.split('').map((name) => `${name},2026-12-05,3`),
    'F,2026-12-05,until further notice',
  )
  expect(words.days.at(-1)).toBe('F closure 2026-12-05/null')
  const bare = await read('Trail,Start date,Duration', 'A,2026-12-05,14')
  expect([bare.days, bare.told]).toEqual([
    ['A closure 2026-12-05/null'],
    expect.stringContaining('Duration: how long each is closed, which is not read'),
  ])
})
