import { expect, it } from 'vitest'
import { readBytes } from '../testing/reading.ts'
import { odsOf, xlsxOf } from '../testing/sheets.ts'

const text = (content: string, attributes = '') =>
  `<table:table-cell office:value-type="string" ${attributes}><text:p>${content}</text:p></table:table-cell>`
const row = (...cells: readonly string[]) => `<table:table-row>${cells.join('')}</table:table-row>`
const COVERED = '<table:covered-table-cell/>'

/** As Excel writes it: what is merged stands behind all rows. */
function mergedXlsx(...refs: readonly string[]): Uint8Array {
  const cell = (place: string, value: string) => `<c r="${place}" t="str"><v>${value}</v></c>`
  const rows = [
    cell('A1', 'name') + cell('B1', 'closed') + cell('D1', 'note'),
    cell('B2', 'from') + cell('C2', 'to'),
    cell('A3', 'Rock') + cell('B3', '2027-02-01') + cell('C3', '2027-07-31') + cell('D3', 'owl'),
    cell('D4', 'falcon'),
    cell('A5', 'Moor') + cell('B5', '2027-03-01') + cell('C5', '2027-06-30'),
    cell('B6', '2027-10-01') + cell('C6', '2027-11-15'),
    cell('A7', 'As of November'),
  ]
  const lines = rows.map((cells, at) => `<row r="${at + 1}">${cells}</row>`).join('')
  const merged = refs.map((ref) => `<mergeCell ref="${ref}"/>`).join('')
  const sheet = `<worksheet><sheetData>${lines}</sheetData><mergeCells>${merged}</mergeCells></worksheet>`
  return xlsxOf({ A: [] }, { parts: { 'xl/worksheets/sheet1.xml': sheet } })
}

const MERGED = 'cells merged over several rows taken as the same in each of them'

it('gives each row of an Excel sheet the values of cells merged over it, below the names of columns', async () => {
  const bytes = mergedXlsx('A1:A2', 'B1:C1', 'D1:D2', 'A3:A4', 'B3:B4', 'C3:C4', 'A5:A6', 'A7:D8')
  const found = await readBytes(bytes, 'closures.xlsx')
  expect(found.map(({ properties }) => Object.values(properties))).toEqual([
    ['Rock', '2027-02-01', '2027-07-31', 'owl'],
    ['Rock', '2027-02-01', '2027-07-31', 'falcon'],
    ['Moor', '2027-03-01', '2027-06-30', null],
    ['Moor', '2027-10-01', '2027-11-15', null],
  ])
  expect(found.map(({ remarks = [] }) => remarks.includes(MERGED))).toEqual([false, true, false, true])
})

it('leaves cells empty that are not merged', async () => {
  const found = await readBytes(mergedXlsx('A1:A2', 'B1:C1', 'D1:D2'), 'closures.xlsx')
  expect(found.map(({ properties }) => properties['name'])).toEqual(['Rock', null, 'Moor', null])
})

it('gives each row of an OpenDocument sheet what is merged over it', async () => {
  const spanned = 'table:number-rows-spanned="2" table:number-columns-spanned="1"'
  const table = [
    row(text('name'), text('start_on'), text('note')),
    row(text('Rock', spanned), text('2027-02-01', spanned), text('owl')),
    row(COVERED, COVERED, text('falcon')),
    row(text('Moor'), '<table:table-cell/>', text('crane')),
  ]
  const bytes = odsOf(`<table:table table:name="A">${table.join('')}</table:table>`)
  const found = await readBytes(bytes, 'closures.ods')
  expect(found.map(({ properties }) => Object.values(properties))).toEqual([
    ['Rock', '2027-02-01', 'owl'],
    ['Rock', '2027-02-01', 'falcon'],
    ['Moor', null, 'crane'],
  ])
})

it('reads a large sheet for its merged cells piece by piece', async () => {
  const rows = [['name', 'note'], ...Array.from({ length: 3000 }, (_, at) => [`Rock ${at}`, 'x'.repeat(400)])]
  expect(await readBytes(xlsxOf({ A: rows }), 'closures.xlsx', { record_mb: 0.2 })).toHaveLength(3000)
})
