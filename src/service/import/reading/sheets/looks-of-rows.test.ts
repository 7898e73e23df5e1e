import { expect, it } from 'vitest'
import { readBytes } from '../testing/reading.ts'
import { odsOf, xlsxOf } from '../testing/sheets.ts'

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

it('leaves out what is struck through within a text, and tells it', async () => {
  const run = (content: string, struck = false) =>
    `<r>${struck ? '<rPr><strike/></rPr>' : '<rPr><b/></rPr>'}<t xml:space="preserve">${content}</t></r>`
  const shared = [
    run('name'),
    run('period'),
    run('Rock'),
    run('1.2.–31.7.', true) + run(' 1.3.–30.6.'),
    run('Moor', true),
    run('1.5.–30.6.', true),
  ]
  const texts = shared.map((runs) => `<si>${runs}</si>`).join('')
  const cell = (place: string, at: number) => `<c r="${place}" t="s"><v>${at}</v></c>`
  const inline = `<c r="A4" t="inlineStr"><is><r><rPr><strike/></rPr><t>Old</t></r><r><t>Fen</t></r></is></c>`
  const rows = [
    cell('A1', 0) + cell('B1', 1),
    cell('A2', 2) + cell('B2', 3),
    cell('A3', 4) + cell('B3', 5),
    inline + cell('B4', 3),
  ]
  const sheet = rows.map((cells, at) => `<row r="${at + 1}">${cells}</row>`).join('')
  const parts = {
    'xl/sharedStrings.xml': `<sst>${texts}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
  }
  const found = await readBytes(xlsxOf({ A: [] }, { parts }), 'closures.xlsx')
  expect(found.map(({ properties }) => Object.values(properties))).toEqual([
    ['Rock', '1.3.–30.6.'],
    ['Moor', '1.5.–30.6.'],
    ['Fen', '1.3.–30.6.'],
  ])
  expect(found[0]?.remarks).toEqual(['struck-through text within cells left out'])
  expect(found[1]?.problem).toContain('struck through')
})

it('knows what is struck through and hidden in an OpenDocument sheet too', async () => {
  const style = (name: string, line: string, family = 'table-cell') =>
    `<style:style style:name="${name}" style:family="${family}"><style:text-properties style:text-line-through-style="${line}"/></style:style>`
  const cell = (content: string, of = 'ce0') =>
    `<table:table-cell table:style-name="${of}" office:value-type="string"><text:p>${content}</text:p></table:table-cell>`
  const row = (cells: string, attributes = '') => `<table:table-row ${attributes}>${cells}</table:table-row>`
  const styles = style('ce0', 'none') + style('ce1', 'solid') + style('T1', 'solid', 'text')
  const table = [
    row(cell('name') + cell('period')),
    row(cell('Rock', 'ce1') + cell('1.2.–31.7.', 'ce1')),
    row(cell('Moor') + cell('<text:span text:style-name="T1">1.2.–31.7.</text:span> 1.3.–30.6.')),
    row(cell('Fen') + cell('1.4.–30.6.', 'ce1'), 'table:visibility="collapse"'),
    row(cell('Bog') + cell('1.4.–30.6.'), 'table:visibility="filter"'),
  ]
  const bytes = odsOf(
    `<office:automatic-styles>${styles}</office:automatic-styles><table:table table:name="A">${table.join('')}</table:table>`,
  )
  const found = await readBytes(bytes, 'closures.ods')
  expect(found.map(({ properties, problem = '', remarks }) => [properties['period'], problem !== '', remarks])).toEqual(
    [
      ['1.2.–31.7.', true, []],
      ['1.3.–30.6.', false, ['struck-through text within cells left out']],
      ['1.4.–30.6.', false, ['hidden rows taken like all others', 'cells that are struck through taken as they stand']],
      ['1.4.–30.6.', false, ['hidden rows taken like all others']],
    ],
  )
})
