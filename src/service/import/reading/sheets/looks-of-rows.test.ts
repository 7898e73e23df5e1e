import { expect, it } from 'vitest'
import { readBytes } from '../testing/reading.ts'
import { xlsxOf } from '../testing/sheets.ts'

const STYLES = `<styleSheet><fonts><font/><font><strike/></font><font><strike val="0"/></font></fonts>
  <cellXfs><xf fontId="0"/><xf fontId="1"/><xf fontId="2"/></cellXfs></styleSheet>`

it('refuses rows that are struck through, and tells cells that are, and hidden rows', async () => {
  const cell = (style: number, text: string) => ({ xml: `<c r="@" s="${style}" t="str"><v>${text}</v></c>` })
  const rows = [
    ['name', 'note'],
    [cell(1, 'Rock'), cell(1, 'lifted')],
    [cell(2, 'Moor'), cell(1, 'old')],
    [cell(2, 'Fen'), null],
  ]
  const found = await readBytes(xlsxOf({ A: rows }, { parts: { 'xl/styles.xml': STYLES } }), 'closures.xlsx')
  const struck = expect.stringContaining('struck through: delete the row')
  const told = ['cells that are struck through taken as they stand']
  expect(found.map(({ properties, problem = null }) => [properties['name'], problem])).toEqual([
    ['Rock', struck],
    ['Moor', null],
    ['Fen', null],
  ])
  expect(found.map(({ remarks }) => remarks)).toEqual([[], told, []])
})

it('tells of hidden rows, which it takes', async () => {
  const sheet = `<worksheet><sheetData>${['name', 'Rock', 'Moor']
    .map(
      (name, at) =>
        `<row r="${at + 1}" ${at === 1 ? 'hidden="1"' : ''}><c t="str"><v>${name}</v></c><c><v>1</v></c></row>`,
    )
    .join('')}</sheetData></worksheet>`
  const parts = {
    'xl/worksheets/sheet1.xml': sheet.replace('<v>1</v>', '<v>no</v>').replace('<c><v>no', '<c t="str"><v>no'),
  }
  const found = await readBytes(xlsxOf({ A: [] }, { parts }), 'closures.xlsx')
  expect(found.map(({ properties, remarks }) => [properties['name'], remarks])).toEqual([
    ['Rock', ['hidden rows taken like all others']],
    ['Moor', []],
  ])
})
