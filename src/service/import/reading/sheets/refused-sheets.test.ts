import { describe, expect, it } from 'vitest'
import { readBytes, zipped } from '../testing/reading.ts'
import { xlsxOf } from '../testing/sheets.ts'

describe('a spreadsheet that cannot be read', () => {
  const table = [
    ['name', 'no'],
    ['Rock', 1],
  ] as const
  it.each<[string, () => Uint8Array | Buffer, string]>([
    [
      'has no table',
      () => xlsxOf({ A: [['Hello']], B: [] }),
      'none of its sheets has a table: a line of names, and rows below it (it has “A”, “B”)',
    ],
    [
      'has two columns of one name',
      () =>
        xlsxOf({
          A: [
            ['name', 'name'],
            ['a', 'b'],
          ],
        }),
      'its column 2 has the same name as another: “name”',
    ],
    [
      'has a cell far to the right',
      () => xlsxOf({ A: [...table, [{ xml: '<c r="XFD3"><v>1</v></c>' }]] }),
      'row 3 has more than 2,000 properties',
    ],
    [
      'has broken XML',
      () => xlsxOf({ A: table }, { parts: { 'xl/worksheets/sheet1.xml': '<worksheet><row>' } }),
      'xl/worksheets/sheet1.xml is damaged or cut off',
    ],
    [
      'lacks a part',
      () => zipped({ 'xl/workbook.xml': '<workbook/>' }),
      'it is a damaged Excel file: xl/_rels/workbook.xml.rels is not in it',
    ],
    [
      'makes much of little',
      () =>
        xlsxOf(
          { A: table },
          {
            parts: {
              'xl/sharedStrings.xml': `<!DOCTYPE x [<!ENTITY a "${'b'.repeat(9)}">]><sst><si><t>&a;</t></si></sst>`,
            },
          },
        ),
      'xl/sharedStrings.xml is damaged or cut off',
    ],
    [
      'is binary',
      () => zipped({ 'xl/workbook.bin': 'x' }),
      'it is a binary Excel file (.xlsb): open it, and save it as .xlsx',
    ],
    ['is a Word file', () => zipped({ 'word/document.xml': 'x' }), 'it is a Word file'],
    [
      'is old',
      () => Buffer.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0, 0),
      'it is an old Excel or Word file, or one with a password: open it, and save it as .xlsx without a password',
    ],
    [
      'has a password',
      () => Buffer.concat([Buffer.of(0xd0, 0xcf, 0x11, 0xe0), Buffer.from('EncryptedPackage', 'utf16le')]),
      'it has a password: open it, and save it without one',
    ],
  ])('%s', async (_, bytes, message) => {
    await expect(readBytes(bytes(), 'closures.xlsx')).rejects.toThrow(`closures.xlsx: ${message}`)
  })

  it('goes beyond the limits', async () => {
    const rows = Array.from({ length: 50 }, (_, at) => [`Rock ${at}`, at])
    const bytes = xlsxOf({ A: [['name', 'no'], ...rows] })
    await expect(readBytes(bytes, 'a', { records: 49 })).rejects.toThrow('it has more than 49 records')
    const long = xlsxOf({
      A: [
        ['name', 'no'],
        ['x'.repeat(1_100_000), 1],
      ],
    })
    await expect(readBytes(long, 'a', { record_mb: 1 })).rejects.toThrow('is larger than 1 MB')
    await expect(readBytes(long, 'a', { unpacked_mb: 1 })).rejects.toThrow('unpacks to more than 1 MB')
    await expect(readBytes(long, 'a', { whole_mb: 1 })).rejects.toThrow(
      'xl/sharedStrings.xml has to be read as a whole',
    )
  })
})
