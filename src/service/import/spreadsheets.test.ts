import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { aDirectory, aStore, aWriter, parsed } from '../store/testing/store.ts'
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
