import { describe, expect, it } from 'vitest'
import { readBytes, zipped } from '../testing/reading.ts'
import { odsOf } from '../testing/sheets.ts'

const text = (content: string) =>
  `<table:table-cell office:value-type="string"><text:p>${content}</text:p></table:table-cell>`
const row = (...cells: readonly string[]) => `<table:table-row>${cells.join('')}</table:table-row>`
const table = (name: string, ...rows: readonly string[]) =>
  `<table:table table:name="${name}">${rows.join('')}</table:table>`
const EMPTY_END =
  '<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>'

async function propertiesOf(bytes: Uint8Array) {
  return (await readBytes(bytes, 'closures.ods')).map(({ properties }) => properties)
}

describe('an OpenDocument spreadsheet', () => {
  it('gives rows with their places, as many as are written in one, and ends where its content does', async () => {
    const bytes = odsOf(
      table(
        'A',
        row(text('name'), text('lng'), text('lat'), '<table:table-cell table:number-columns-repeated="16381"/>'),
        '<table:table-row table:number-rows-repeated="3"><table:table-cell/></table:table-row>',
        `<table:table-row table:number-rows-repeated="2">${text('Rock')}
          <table:table-cell office:value-type="float" office:value="18" table:number-columns-repeated="2"><text:p>18</text:p></table:table-cell>
        </table:table-row>`,
        EMPTY_END,
      ),
    )
    const point = { type: 'Point', coordinates: [18, 18] }
    expect(await readBytes(bytes, 'a')).toMatchObject([
      { number: 1, place: 'row 5', properties: { name: 'Rock' }, geometry: point },
      { number: 2, place: 'row 6', properties: { name: 'Rock' }, geometry: point },
    ])
  })

  it.each<[string, string, unknown]>([
    [
      'a date',
      '<table:table-cell office:value-type="date" office:date-value="2026-05-01"><text:p>1.5.</text:p></table:table-cell>',
      '2026-05-01',
    ],
    ['midnight', '<table:table-cell office:value-type="date" office:date-value="2026-05-01T00:00:00"/>', '2026-05-01'],
    [
      'an instant',
      '<table:table-cell office:value-type="date" office:date-value="2026-05-01T08:30:00.000000"/>',
      '2026-05-01T08:30:00',
    ],
    ['a time', '<table:table-cell office:value-type="time" office:time-value="PT08H30M00S"/>', '08:30:00'],
    ['a time before midnight', '<table:table-cell office:value-type="time" office:time-value="PT-8H"/>', null],
    ['a time against the clock', '<table:table-cell office:value-type="time" office:time-value="-PT8H"/>', null],
    ['a time without parts', '<table:table-cell office:value-type="time" office:time-value="PT"/>', null],
    [
      'more minutes than an hour has',
      '<table:table-cell office:value-type="time" office:time-value="PT8H90M"><text:p>9:30</text:p></table:table-cell>',
      '9:30',
    ],
    [
      'a long time, as it is shown',
      '<table:table-cell office:value-type="time" office:time-value="PT30H00M00S"><text:p>30:00</text:p></table:table-cell>',
      '30:00',
    ],
    ['a truth', '<table:table-cell office:value-type="boolean" office:boolean-value="false"/>', false],
    ['a formula’s result', '<table:table-cell table:formula="of:=1+1" office:value-type="float" office:value="2"/>', 2],
    [
      'an error',
      '<table:table-cell office:value-type="string" office:string-value="" calcext:value-type="error"><text:p>#N/A</text:p></table:table-cell>',
      null,
    ],
    ['lines, spans and spaces', text('Am<text:s/><text:span>Rain</text:span></text:p><text:p>Nord'), 'Am Rain\nNord'],
    [
      'no comment',
      '<table:table-cell office:value-type="string"><office:annotation><text:p>Why?</text:p></office:annotation><text:p>Rock</text:p></table:table-cell>',
      'Rock',
    ],
    [
      'nothing of a table within',
      '<table:table-cell office:value-type="string"><text:p>Rock</text:p><table:table table:name="B"><table:table-row><table:table-cell><text:p>no</text:p></table:table-cell></table:table-row></table:table></table:table-cell>',
      'Rock',
    ],
  ])('reads %s', async (_, cell, value) => {
    const [properties] = await propertiesOf(odsOf(table('A', row(text('name'), text('value')), row(text('N'), cell))))
    expect(properties).toEqual({ name: 'N', value })
  })

  it('reads the sheet with the fullest header, and tells of the others', async () => {
    const legend = table('Legend', row(text('code')), row(text('x')))
    const closures = table('Closures', row(text('name'), text('no')), row(text('Rock'), text('1')), EMPTY_END)
    const found = await readBytes(odsOf(legend + closures))
    expect(found).toMatchObject([
      { properties: { name: 'Rock' }, remarks: ['sheet “Closures” read, and not “Legend”'] },
    ])
  })

  it('refuses what has a password, repeats without end, or is no spreadsheet', async () => {
    const locked =
      '<manifest:manifest><manifest:file-entry><manifest:encryption-data/></manifest:file-entry></manifest:manifest>'
    await expect(readBytes(odsOf('', locked))).rejects.toThrow('it has a password: open it, and save it without one')
    const many = `<table:table-row table:number-rows-repeated="9000000000">${text('a')}${text('b')}</table:table-row>`
    const endless = odsOf(table('A', row(text('name'), text('no')), many))
    await expect(readBytes(endless, 'a', { records: 1000 })).rejects.toThrow('it has more than 1,000 records')
    const wide = `<table:table-cell office:value-type="float" office:value="1" table:number-columns-repeated="999999999"/>`
    await expect(readBytes(odsOf(table('A', row(wide))))).rejects.toThrow('row 1 has more than 2,000 properties')
    const letter = zipped({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<a/>' })
    await expect(readBytes(letter)).rejects.toThrow('it is no spreadsheet, but an OpenDocument file of another kind')
  })
})
