import { Readable } from 'node:stream'
import { CsvError, parse, type Info } from 'csv-parse'
import { codePageOf } from '../input/code-page.ts'
import { ImportError } from '../input/import-error.ts'
import { tableColumns } from './table-columns.ts'
import { beyond, MEGABYTE, type Limits } from '../input/limits.ts'
import { textOf, type Input } from '../input/input.ts'
import type { SourceFeature } from '../input/source-feature.ts'

interface Line {
  readonly record: readonly string[]
  readonly raw: string
  readonly info: Info
}

/** A first line by which Excel is told what parts the fields of all others. */
const NAMED_SEPARATOR = /^(?:\u00ef\u00bb\u00bf)?"?sep=(?<separator>[;,|\t])"?[\r\n]/i

/**
 * The rows of a table as features, one by one: commas, semicolons, tabs or bars between fields, in UTF-8, or as Windows
 * writes it. A geometry comes from columns of longitude and latitude, or from one of WKT or GeoJSON. Throws ImportErrors.
 */
export async function* readCsv(input: Input): AsyncGenerator<SourceFeature, undefined> {
  const text = textOf(input.chunks(), (await isUtf8(input)) ? 'utf-8' : codePageOf(input.head))
  const named = NAMED_SEPARATOR.exec(input.head.toString('latin1'))?.groups?.separator
  const options = {
    delimiter: named ?? separatorOf(input.head),
    from_line: named === undefined ? 1 : 2,
    record_delimiter: ['\r\n', '\n', '\r'],
    info: true,
    raw: true,
    trim: true,
    skip_empty_lines: true,
  }
  const max_record_size = input.limits.record_mb * MEGABYTE
  const parser = Readable.from(text).pipe(parse({ ...options, bom: true, relax_column_count: true, max_record_size }))
  const lines: AsyncIterable<Line> = parser
  let read: ReturnType<typeof rowReader> | null = null
  let columns: readonly string[] = []
  let number = 0
  try {
    for await (const { record, raw, info } of lines) {
      if (read === null) [columns, read] = [record, rowReader(record, input.limits)]
      else {
        if (number === 0 && goesOn(columns, record)) throw new ImportError(TWO_LINES)
        yield read(record, ++number, info.lines - newlinesIn(raw))
      }
    }
  } catch (cause) {
    throw cause instanceof CsvError ? new ImportError(reasonOf(cause, input.limits), { cause }) : cause
  }
}

const TWO_LINES =
  'its first two lines name the columns together. Write all names in the first line, and delete the second one'

/** Whether the names of columns go on in a second line: it names at least two that the first one does not, and tells no numbers. */
function goesOn(columns: readonly string[], second: readonly string[]): boolean {
  const isName = (text: string) => /\p{L}/u.test(text) && !/\d/.test(text)
  const further = second.filter((text, index) => columns[index] === '' && isName(text))
  return further.length >= 2 && second.every((text) => text === '' || isName(text))
}

/** Before what a spreadsheet would take for a formula, writers put an apostrophe, which is no part of the text. */
const MARKED = /^'(?=[=+\-@＝＋－＠])/

function rowReader(columns: readonly string[], limits: Limits) {
  if (columns.length > 1 && columns.filter((name) => name !== '').length < 2)
    throw new ImportError(
      `its first line names one of ${columns.length} columns. Delete the lines above the names of the columns`,
    )
  const { geometry, kept } = tableColumns(columns, limits, 'its first line')
  return (record: readonly string[], number: number, line: number): SourceFeature => {
    const properties = Object.fromEntries(
      kept.map(([name, index]) => [name, (record[index] ?? '').replace(MARKED, '')]),
    )
    const row = { number, place: `line ${line}`, id: null, properties }
    if (record.length === columns.length) return { ...row, ...geometry.read(record) }
    const problem = `it has ${record.length} fields, and the first line names ${columns.length}`
    return { ...row, geometry: null, problem }
  }
}

/** How many lines a record has beside its last; empty ones before it do not count. */
function newlinesIn(raw: string): number {
  return (raw.trim().match(/\n/g) ?? []).length
}

function separatorOf(head: Buffer): string {
  const [first = ''] = head.toString('latin1').split(/\r?\n/, 1)
  const counts = [';', '\t', ',', '|'].map((separator) => [separator, first.split(separator).length] as const)
  return counts.toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ','
}

async function isUtf8(input: Input): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of input.chunks()) decoder.decode(chunk, { stream: true })
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

const STRAY_QUOTE =
  'a quotation mark stands within a field. Put the field in quotation marks, and double those within it'

function reasonOf(error: CsvError, limits: Limits): string {
  const { lines, column } = error
  const where = typeof lines === 'number' ? `line ${lines}` : 'a line'
  if (error.code === 'CSV_MAX_RECORD_SIZE') return beyond(limits, 'record_mb', `the record at ${where}`)
  const field = typeof column === 'number' ? `, column ${column + 1}` : ''
  if (error.code === 'INVALID_OPENING_QUOTE') return `${where}${field} cannot be read: ${STRAY_QUOTE}`
  return `${where}${field} cannot be read: ${error.message}`
}
