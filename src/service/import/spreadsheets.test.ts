import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { aDirectory, aStore, aWriter, parsed } from '../store/testing/store.ts'
import { reportLines } from './report.ts'
import { runImport } from './testing/import.ts'
import { odsOf, xlsxOf } from './reading/testing/sheets.ts'

const Records = z.array(z.record(z.string(), z.unknown()))

function aSheet(bytes: Uint8Array, name: string): string {
  const path = join(aDirectory(), name)
  writeFileSync(path, bytes)
  return path
}

it('an office’s list of closures comes in as it is, and as the same closures from a table with commas', async () => {
  const directory = aDirectory()
  const writer = aWriter(directory)
  const header = ['Nr', 'Bezeichnung', 'Von', 'Bis', 'Grund', 'lng', 'lat']
  const file = aSheet(
    xlsxOf({
      Sperrungen: [
        ['Sperrungen 2026'],
        header,
        [1, 'Kletterfels', { day: 46054 }, { day: 46234 }, 'Vogelbrut', 13.1, 48.9],
        [2, 'Steig', { day: 46143 }, 'bis auf Weiteres', 'Steinschlag', 13.2, 48.8],
      ],
    }),
    'sperrungen.xlsx',
  )
  const options = { kind: 'closures', source: 'Park office' } as const
  const report = await runImport(writer, [file], options)
  expect(report).toMatchObject({ written: { added: 2 }, refused: [] })
  const fields = ['name', 'start_on', 'end_on', 'time_zone'] as const
  const page = await aStore(directory).listClosures({}, fields, { offset: 0, limit: 9 }, 0)
  expect(Records.parse(parsed(page))).toMatchObject([
    { name: 'Kletterfels', start_on: '2026-02-01', end_on: '2026-07-31', time_zone: 'Europe/Berlin' },
    { name: 'Steig', start_on: '2026-05-01', end_on: null },
  ])
  const rows = ['1,Kletterfels,2026-02-01,2026-07-31,Vogelbrut,13.1,48.9', '2,Steig,2026-05-01,,Steinschlag,13.2,48.8']
  const csv = aSheet(Buffer.from([header.join(), ...rows].join('\n')), 'sperrungen.csv')
  expect((await runImport(writer, [csv], options)).written).toMatchObject({ added: 0 })
})

it('areas come in from an OpenDocument spreadsheet', async () => {
  const cell = (text: string) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`
  const row = (...cells: readonly string[]) => `<table:table-row>${cells.map(cell).join('')}</table:table-row>`
  const rows = row('NAMN', 'SKYDDSTYP', 'wkt') + row('Sarek', 'Nationalpark', 'POLYGON ((18 68, 19 68, 19 69, 18 68))')
  const file = aSheet(odsOf(`<table:table table:name="A">${rows}</table:table>`), 'parker.ods')
  const directory = aDirectory()
  const report = await runImport(aWriter(directory), [file])
  expect(report).toMatchObject({ refused: [], shapes: 1, written: { added: 1 } })
  const page = await aStore(directory).listAreas({}, ['name', 'category_id'], { offset: 0, limit: 9 })
  expect(Records.parse(parsed(page))).toMatchObject([{ name: 'Sarek', category_id: 1 }])
})

it('all sheets with the same columns come in: in the year that a sheet is named after, and as notices from one of openings', async () => {
  const header = ['ID', 'Fels', 'Sperrzeit', 'lat', 'lng']
  const sheets = {
    Legende: [
      ['Kürzel', 'Bedeutung'],
      ['A', 'Adler'],
    ],
    'Saison 2026': [header, [1, 'Nordwand', '01.02.–31.07.', 47.1, 9.1], [2, 'Südwand', '01.02.–30.06.', 47.2, 9.2]],
    'Saison 2027': [header, [1, 'Nordwand', '01.03.–31.07.', 47.1, 9.1]],
  }
  const years = await closuresOf(sheets)
  expect(years.rows).toEqual([
    'Nordwand closure 2026-02-01/2026-07-31',
    'Südwand closure 2026-02-01/2026-06-30',
    'Nordwand closure 2027-03-01/2027-07-31',
  ])
  expect(years.told).toContain(
    'sheets “Saison 2026”, “Saison 2027” read, which have the same columns, and not “Legende”',
  )
  const states = await closuresOf({
    Aktuell: [header, [1, 'Nordwand', '1.2.2027–31.7.2027', 47.1, 9.1]],
    Aufgehoben: [header, [2, 'Südwand', '1.2.2027–31.7.2027', 47.2, 9.2]],
  })
  expect(states.rows).toEqual(['Nordwand closure 2027-02-01/2027-07-31', 'Südwand notice 2027-02-01/2027-07-31'])
})

it('a line of units below the names of columns is no closure', async () => {
  const header = ['Nr.', 'Gebiet', 'Von', 'Bis', 'lat', 'lng']
  const units = ['', '', '[TT.MM.JJJJ]', 'TT.MM.JJJJ', '(°)', '[°]']
  const { rows } = await closuresOf({ A: [header, units, [1, 'Moor', '01.02.2027', '31.07.2027', 47.1, 9.1]] })
  expect(rows).toEqual(['Moor closure 2027-02-01/2027-07-31'])
})

/** Imports a workbook of closures: when each row closes, and the words of the report. */
async function closuresOf(sheets: Parameters<typeof xlsxOf>[0]) {
  const directory = aDirectory()
  const options = { kind: 'closures', now: Date.parse('2026-12-01T12:00:00Z') } as const
  const report = await runImport(aWriter(directory), [aSheet(xlsxOf(sheets), 'felsen.xlsx')], options)
  const fields = ['name', 'type', 'start_on', 'end_on'] as const
  const page = await aStore(directory).listClosures({ starts_before: '2030-01-01' }, fields, { offset: 0, limit: 9 }, 0)
  const rows = Records.parse(parsed(page)).map(
    (one) => `${one['name']} ${one['type']} ${one['start_on']}/${one['end_on']}`,
  )
  return { rows, told: reportLines(report).join('\n') }
}
