import { ImportError } from '../input/import-error.ts'
import type { Limits } from '../input/limits.ts'
import type { Archive } from '../input/zip.ts'
import { RowLooks, RunText } from './looks.ts'
import { dateCell, putCell, textCell, type Cell, type Sheet, type SheetRow, type Span } from './sheet.ts'
import { elementsOf, readXml, type Attributes, type XmlReader } from '../input/xml.ts'

const CONTENT = 'content.xml'
const MANIFEST = 'META-INF/manifest.xml'

/** Whether an archive is an OpenDocument file, of whatever kind. */
export function holdsOpenDocument({ names }: Pick<Archive, 'names'>): boolean {
  return names.includes(CONTENT) && names.includes('mimetype')
}

/** The sheets of an OpenDocument spreadsheet. Throws ImportErrors. */
export async function odsSheets(archive: Archive, limits: Limits): Promise<Sheet[]> {
  await checkOpen(archive, limits)
  const names: string[] = []
  let within = 0
  const tables: XmlReader<true> = {
    open: (name, attributes) => void (name === 'table' && within++ === 0 && names.push(attributes['table:name'] ?? '')),
    close: (name) => {
      if (name === 'table') within--
      // Told of, since the text since the last one is bounded.
      return name === 'table-row' ? true : undefined
    },
    text: () => {},
  }
  for await (const _ of readXml(archive.chunks(CONTENT), limits, CONTENT, tables));
  return names.map((name, index) => ({ name, rows: () => rowsOf(archive, limits, index) }))
}

/** Throws an ImportError for what has a password or is no spreadsheet. */
async function checkOpen(archive: Archive, limits: Limits): Promise<void> {
  if (archive.names.includes(MANIFEST)) {
    const elements = await elementsOf(archive.chunks(MANIFEST), limits, MANIFEST)
    if (elements.some(({ name }) => name === 'encryption-data')) {
      throw new ImportError('it has a password: open it, and save it without one')
    }
  }
  let kind = ''
  for await (const chunk of archive.chunks('mimetype')) kind = (kind + chunk.toString('latin1')).slice(0, 200)
  if (!kind.includes('opendocument.spreadsheet')) {
    throw new ImportError(`it is no spreadsheet, but an OpenDocument file of another kind (${kind.trim()})`)
  }
}

/** A row as it is written: a time for each that is the same. */
interface RepeatedRow extends SheetRow {
  readonly times: number
}

async function* rowsOf(archive: Archive, limits: Limits, table: number): AsyncGenerator<SheetRow, undefined> {
  const reader = new OdsRowReader(limits, table)
  for await (const { times, ...row } of readXml(archive.chunks(CONTENT), limits, CONTENT, reader)) {
    for (let again = 0; again < times; again++) yield { ...row, number: row.number + again }
  }
}

/** What stands in a cell or beside cells and is none of their text: comments and drawings. */
const BESIDE = new Set(['annotation', 'frame', 'shapes'])

/** Makes rows of one table of a document. */
class OdsRowReader implements XmlReader<RepeatedRow> {
  readonly #limits: Limits
  readonly #wanted: number
  #table = -1
  /** How many tables are open, one within a cell of another. */
  #within = 0
  #row = 0
  #times = 1
  #cells: Cell[] = []
  #column = 0
  #cell: Attributes | null = null
  #runs = new RunText()
  #paragraphs = 0
  #beside = 0
  /** The styles of cells and texts that are struck through, and the one that is being told. */
  readonly #struck = new Set<string>()
  #style = ''
  #strikes: boolean[] = []
  #looks = new RowLooks(false)
  #spans: Span[] = []

  constructor(limits: Limits, wanted: number) {
    this.#limits = limits
    this.#wanted = wanted
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'table' && this.#within++ === 0) {
      this.#table++
      this.#row = 0
    }
    if (this.#within === 0) this.#noteStyle(name, attributes)
    if (this.#table !== this.#wanted || this.#within !== 1) return
    if (name === 'table-row') {
      this.#looks = new RowLooks(/^(?:collapse|filter)$/.test(attributes['table:visibility'] ?? ''))
      this.#spans = []
      this.#row++
      this.#times = repeated(attributes['table:number-rows-repeated'])
      this.#cells = []
      this.#column = 0
    } else if (name === 'table-cell' || name === 'covered-table-cell') {
      this.#cell = attributes
      this.#runs = new RunText()
      this.#strikes = []
      this.#paragraphs = 0
    } else if (BESIDE.has(name)) this.#beside++
    else if (this.#beside > 0) return
    else if (name === 'p' && this.#paragraphs++ > 0) this.#add('\n')
    else if (name === 'span') this.#strikes.push(this.#struck.has(attributes['text:style-name'] ?? ''))
    else if (name === 's') this.#add(' ')
    else if (name === 'line-break') this.#add('\n')
    else if (name === 'tab') this.#add('\t')
  }

  #add(text: string): void {
    this.#runs.add(text, this.#strikes.includes(true))
  }

  #noteStyle(name: string, attributes: Attributes): void {
    if (name === 'style') this.#style = attributes['style:name'] ?? ''
    const line = attributes['style:text-line-through-style'] ?? attributes['style:text-line-through-type'] ?? 'none'
    if (name === 'text-properties' && line !== 'none') this.#struck.add(this.#style)
  }

  text(text: string): void {
    if (this.#within === 1 && this.#cell !== null && this.#paragraphs > 0 && this.#beside === 0) this.#add(text)
  }

  close(name: string): RepeatedRow | undefined {
    if (name === 'table') this.#within--
    if (this.#table !== this.#wanted || this.#within !== 1) return undefined
    if (BESIDE.has(name)) this.#beside--
    else if (name === 'span' && this.#beside === 0) this.#strikes.pop()
    else if (name === 'table-cell' || name === 'covered-table-cell') this.#takeCell()
    else if (name === 'table-row') return this.#endRow()
    return undefined
  }

  #takeCell(): void {
    const value = this.#cell === null ? null : valueOf(this.#cell, this.#runs)
    const times = repeated(this.#cell?.['table:number-columns-repeated'])
    if (value !== null) {
      const isStruck = this.#struck.has(this.#cell?.['table:style-name'] ?? '')
      this.#looks.note(isStruck ? 'all' : this.#runs.strike)
      const rows = repeated(this.#cell?.['table:number-rows-spanned'])
      if (rows > 1) this.#spans.push({ column: this.#column, rows })
      for (let again = 0; again < times; again++) {
        putCell(this.#cells, this.#column + again, value, this.#row, this.#limits)
      }
    }
    this.#column += times
    this.#cell = null
  }

  #endRow(): RepeatedRow | undefined {
    const [cells, spans] = [this.#cells, this.#spans]
    const row = { number: this.#row, cells, spans, ...this.#looks.told(), times: this.#times }
    this.#row += this.#times - 1
    return row.cells.length === 0 ? undefined : row
  }
}

function repeated(times: string | undefined): number {
  const number = Number(times ?? 1)
  return Number.isSafeInteger(number) && number > 0 ? number : 1
}

function valueOf(cell: Attributes, { text, strike }: RunText): Cell {
  if (cell['calcext:value-type'] === 'error') return null
  switch (cell['office:value-type'] ?? 'string') {
    case 'float':
    case 'percentage':
    case 'currency': {
      const number = Number(cell['office:value'])
      return Number.isFinite(number) ? number : textCell(text)
    }
    case 'boolean':
      return cell['office:boolean-value'] === 'true'
    case 'date':
      return dateCell(cell['office:date-value'] ?? text)
    case 'time':
      return timeOf(cell['office:time-value'] ?? '') ?? textCell(text)
    default:
      return textCell(strike === 'part' ? text : (cell['office:string-value'] ?? text))
  }
}

/** The time of day of a duration such as `PT08H30M00S`; null where it is none of a day, such as one below zero. */
function timeOf(duration: string): string | null {
  const [, ...found] = /^PT(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:[.,]\d+)?S)?$/.exec(duration) ?? []
  const [hours = '0', minutes = '0', seconds = '0'] = found
  if (found.length === 0 || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null
  return [hours, minutes, seconds].map((part) => part.padStart(2, '0')).join(':')
}
