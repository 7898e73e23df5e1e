import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readBytes } from '../testing/reading.ts'
import { xlsxOf, type TestCell } from '../testing/sheets.ts'
import { columnName, columnOf } from './sheet.ts'

const HEADER = ['name', 'start_on', 'lng', 'lat']

async function propertiesOf(bytes: Uint8Array) {
  return (await readBytes(bytes, 'closures.xlsx')).map(({ properties }) => properties)
}

describe('an Excel file', () => {
  it('gives rows with their places, numbers as dates where they are shown so, and points', async () => {
    const rows = [HEADER, ['Rock', { day: 46054 }, 18.5, 68], null, ['Moor & Fen', { day: 46143.5 }, '18,25', '68,5']]
    const found = await readBytes(xlsxOf({ Closures: rows.map((row) => row ?? []) }), 'closures.dat')
    expect(found).toMatchObject([
      {
        number: 1,
        place: 'row 2',
        properties: { name: 'Rock', start_on: '2026-02-01' },
        geometry: { type: 'Point', coordinates: [18.5, 68] },
      },
      {
        number: 2,
        place: 'row 4',
        properties: { name: 'Moor & Fen', start_on: '2026-05-01T12:00:00' },
        geometry: { type: 'Point', coordinates: [18.25, 68.5] },
      },
    ])
  })

  it('says nothing of places where no columns do, and reads WKT', async () => {
    expect(
      await readBytes(
        xlsxOf({
          A: [
            ['name', 'no'],
            ['Rock', 1],
          ],
        }),
      ),
    ).toMatchObject([{ geometry: undefined }])
    expect(
      await readBytes(
        xlsxOf({
          A: [
            ['name', 'wkt'],
            ['Rock', 'POINT (1 2)'],
          ],
        }),
      ),
    ).toMatchObject([{ geometry: { type: 'Point', coordinates: [1, 2] } }])
  })

  it.each<[string, TestCell, unknown]>([
    ['a truth', true, true],
    [
      'a text of its own',
      { xml: '<c r="@" t="inlineStr"><is><r><t>In</t></r><r><t xml:space="preserve">line </t></r></is></c>' },
      'Inline',
    ],
    ['a formula’s result', { xml: '<c r="@" t="str"><f>"a"&amp;"b"</f><v>ab</v></c>' }, 'ab'],
    ['a formula’s number', { xml: '<c r="@"><f>1+1</f><v>2</v></c>' }, 2],
    ['an error', { xml: '<c r="@" t="e"><f>1/0</f><v>#DIV/0!</v></c>' }, null],
    ['a date in words of ISO 8601', { xml: '<c r="@" t="d"><v>2026-05-01T00:00:00.000Z</v></c>' }, '2026-05-01'],
    ['a time', { day: 0.354166666666667 }, '08:30:00'],
    ['a day before the leap day that never was', { day: 59 }, '1900-02-28'],
    ['the day after it', { day: 61 }, '1900-03-01'],
    ['a number too large for a date', { day: 3e9 }, 3e9],
    ['a text that does not exist', { xml: '<c r="@" t="s"><v>99</v></c>' }, null],
    ['space', '  ', null],
  ])('reads %s', async (_, cell, value) => {
    const [properties] = await propertiesOf(
      xlsxOf({
        A: [
          ['name', 'value'],
          ['Rock', cell],
        ],
      }),
    )
    expect(properties).toEqual({ name: 'Rock', value })
  })

  it('counts from 1904 where the file says so', async () => {
    const [properties] = await propertiesOf(
      xlsxOf(
        {
          A: [
            ['name', 'day'],
            ['Rock', { day: 44592 }],
          ],
        },
        { is1904: true },
      ),
    )
    expect(properties).toEqual({ name: 'Rock', day: '2026-02-01' })
  })

  it('tells of a formula without its result', async () => {
    const rows = [
      ['name', 'start_on'],
      ['Rock', { xml: '<c r="@"><f>TODAY()</f></c>' }],
    ]
    const [feature] = await readBytes(xlsxOf({ A: rows }))
    expect(feature?.remarks).toEqual([expect.stringContaining('a formula without its result taken as empty')])
  })

  it('finds the table below titles, between empty rows and columns', async () => {
    const rows = [
      ['Closures of the park office'],
      [],
      [null, 'name', null, 'from'],
      [],
      [null, 'Rock', 'see map', 1],
      [null, 'Moor', null, 2],
    ]
    expect(await propertiesOf(xlsxOf({ A: rows }))).toEqual([
      { 'Column A': null, name: 'Rock', 'Column C': 'see map', from: 1 },
      { 'Column A': null, name: 'Moor', 'Column C': null, from: 2 },
    ])
  })

  it('makes one name of two lines where one stands over several columns', async () => {
    const rows = [
      ['name', 'closed', null, 'open', null, 'note'],
      [null, 'from', 'to', 'from', 'until'],
      ['Rock', 1, 2, 3, 4, 'x'],
      ['Moor', 5, 6],
    ]
    expect(await propertiesOf(xlsxOf({ A: rows }))).toEqual([
      { name: 'Rock', 'closed from': 1, to: 2, 'open from': 3, until: 4, note: 'x' },
      { name: 'Moor', 'closed from': 5, to: 6, 'open from': null, until: null, note: null },
    ])
  })

  it('leaves out lines below the table and says so, and keeps rows of one cell within it', async () => {
    const rows = [
      HEADER,
      ['Rock', { day: 46054 }, 18.5, 68],
      ['Moor'],
      ['Fen', null, 18, 68],
      ['As of 23 May'],
      ['© Office'],
    ]
    const found = await readBytes(xlsxOf({ Closures: rows }), 'closures.xlsx')
    expect(found.map(({ properties }) => properties['name'])).toEqual(['Rock', 'Moor', 'Fen'])
    expect(found.at(-1)?.remarks).toEqual([
      'row 5, a line below the table, left out: “As of 23 May”',
      'row 6, a line below the table, left out: “© Office”',
    ])
    const alone = xlsxOf({ Closures: [HEADER, ['Rock'], ['Moor']] })
    expect(await propertiesOf(alone)).toMatchObject([{ name: 'Rock' }, { name: 'Moor' }])
  })

  it('keeps what stands to the right of the table far below', async () => {
    const rows = [['name', 'no'], ...Array.from({ length: 70 }, (_, at) => [`Rock ${at}`, at]), ['Last', 70, 'left']]
    expect((await propertiesOf(xlsxOf({ A: rows }))).at(-1)).toEqual({ name: 'Last', no: 70, 'Column C': 'left' })
  })

  it('reads the sheet with the fullest header, tells of the others, and leaves hidden ones alone', async () => {
    const wide = [
      ['name', 'a', 'b', 'c', 'd'],
      ['Hidden', 1, 2, 3, 4],
    ]
    const legend = [['code', 'meaning'], ...Array.from({ length: 20 }, (_, at) => [`c${at}`, 'x'])]
    const sheets = {
      Notes: [['Only a line']],
      Legend: legend,
      Closures: [
        ['name', 'start_on', 'no'],
        ['Rock', 'soon', 1],
      ],
      Old: wide,
    }
    const found = await readBytes(xlsxOf(sheets, { traits: { Old: 'state="veryHidden"' } }))
    expect(found).toMatchObject([
      { properties: { name: 'Rock' }, remarks: ['sheet “Closures” read, and not “Notes”, “Legend”'] },
    ])
  })

  it('reads cells and rows that do not say where they are', async () => {
    const sheet =
      '<worksheet><sheetData><row><c t="str"><v>name</v></c><c t="str"><v>no</v></c></row><row><c t="str"><v>Rock</v></c><c><v>7</v></c></row></sheetData></worksheet>'
    const [properties] = await propertiesOf(xlsxOf({ A: [] }, { parts: { 'xl/worksheets/sheet1.xml': sheet } }))
    expect(properties).toEqual({ name: 'Rock', no: 7 })
  })

  it('leaves the readings of Japanese words out', async () => {
    const parts = {
      'xl/sharedStrings.xml':
        '<sst><si><t>name</t></si><si><t>no</t></si><si><r><t>山</t></r><rPh><t>やま</t></rPh></si></sst>',
    }
    const [properties] = await propertiesOf(
      xlsxOf(
        {
          A: [
            ['name', 'no'],
            ['x', 1],
          ],
        },
        { parts },
      ),
    )
    expect(properties).toEqual({ name: '山', no: 1 })
  })

  it('gives back any table of texts, numbers and truths', async () => {
    const text = fc
      .string({ minLength: 1, maxLength: 12, unit: 'grapheme' })
      .map((word) => `t${word.replaceAll(/[\p{C}\p{Z}\s]/gu, '')}`)
    const cell = fc.oneof(
      text,
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(text, cell, cell), { maxLength: 8 }), async (all) => {
        // What has but one cell at the end is a line below the table.
        const rows = [...all, ['last', 1, 'whole'] as const]
        const found = await propertiesOf(xlsxOf({ A: [['name', 'a', 'b'], ...rows] }))
        expect(found).toEqual(rows.map(([name, a, b]) => ({ name, a: a === 0 ? 0 : a, b: b === 0 ? 0 : b })))
      }),
      { numRuns: 40 },
    )
  })

  it('names columns as spreadsheets do', () => {
    fc.assert(
      fc.property(fc.nat({ max: 16_383 }), (column) => {
        expect(columnOf(`${columnName(column)}7`)).toBe(column)
      }),
    )
  })
})
