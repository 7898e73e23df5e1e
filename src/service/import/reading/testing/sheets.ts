import { zipped } from './reading.ts'

/** A cell of a workbook: a value as spreadsheets keep it, or the XML of the cell itself, of which `@` is the place. */
export type TestCell =
  | string
  | number
  | boolean
  | null
  | { readonly xml: string }
  | { readonly day: number }
  | { readonly time: number }

interface Workbook {
  readonly is1904?: boolean
  /** Attributes of sheets beside their names: `state="hidden"`. */
  readonly traits?: Readonly<Record<string, string>>
  /** Further parts of the archive, or others in place of those that it would have. */
  readonly parts?: Readonly<Record<string, string>>
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** An Excel file of sheets, each a list of rows. Days have the second style, which shows a date, times the third. */
export function xlsxOf(
  sheets: Readonly<Record<string, readonly (readonly TestCell[])[]>>,
  { is1904 = false, traits = {}, parts = {} }: Workbook = {},
): Uint8Array {
  const texts: string[] = []
  const names = Object.keys(sheets)
  const worksheets = Object.values(sheets).map((rows, at) => [
    `xl/worksheets/sheet${at + 1}.xml`,
    sheetXml(rows, texts),
  ])
  const listed = names.map(
    (name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="r${at}" ${traits[name] ?? ''}/>`,
  )
  const relations = [...names.map((_, at) => `worksheets/sheet${at + 1}.xml`), 'sharedStrings.xml', 'styles.xml']
  return zipped({
    '[Content_Types].xml': `${HEAD}<Types/>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><workbookPr date1904="${is1904}"/>
      <sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships>${relations.map(relation).join('')}</Relationships>`,
    ...Object.fromEntries(worksheets),
    'xl/sharedStrings.xml': `${HEAD}<sst>${texts.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
    'xl/styles.xml': `${HEAD}<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm"/></numFmts>
      <cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="20"/></cellXfs></styleSheet>`,
    ...parts,
  })
}

function relation(target: string, at: number): string {
  const type = /worksheets/.test(target) ? 'worksheet' : target.replace('.xml', '')
  return `<Relationship Id="r${at}" Type="${RELATIONS}/${type}" Target="${target}"/>`
}

function sheetXml(rows: readonly (readonly TestCell[])[], texts: string[]): string {
  const lines = rows.map((cells, row) => {
    const inside = cells.map((cell, column) => cellXml(cell, `${String.fromCodePoint(65 + column)}${row + 1}`, texts))
    return `<row r="${row + 1}">${inside.join('')}</row>`
  })
  return `${HEAD}<worksheet xmlns="${MAIN}"><dimension ref="A1"/><sheetData>${lines.join('')}</sheetData></worksheet>`
}

function cellXml(cell: TestCell, place: string, texts: string[]): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return `<c r="${place}" t="s"><v>${texts.push(cell) - 1}</v></c>`
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${Number(cell)}</v></c>`
  if ('xml' in cell) return cell.xml.replace('@', place)
  return 'day' in cell
    ? `<c r="${place}" s="1"><v>${cell.day}</v></c>`
    : `<c r="${place}" s="2"><v>${cell.time}</v></c>`
}

/** An OpenDocument spreadsheet of the XML of its tables. */
export function odsOf(tables: string, manifest = '<manifest:manifest/>'): Uint8Array {
  return zipped({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': `${HEAD}<office:document-content><office:body><office:spreadsheet>${tables}</office:spreadsheet>
      </office:body></office:document-content>`,
    'META-INF/manifest.xml': HEAD + manifest,
  })
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
