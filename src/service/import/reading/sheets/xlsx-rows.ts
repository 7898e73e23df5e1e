import type { Limits } from '../input/limits.ts'
import { dateOfNumber } from './excel-dates.ts'
import { columnOf, dateCell, putCell, textCell, type Cell, type SheetRow } from './sheet.ts'
import type { Attributes, XmlReader } from '../input/xml.ts'

/** What the cells of a workbook share. */
export interface Shared {
  readonly texts: readonly string[]
  /** Whether the numbers of a style are dates. */
  readonly dates: readonly boolean[]
  readonly is1904: boolean
}

/** Gathers the texts that cells refer to by number, rich ones without their looks and readings. */
export class SharedTextReader implements XmlReader<string> {
  #text = ''
  #isText = false
  #isReading = false

  open(name: string): void {
    if (name === 'si') this.#text = ''
    else if (name === 't') this.#isText = true
    else if (name === 'rPh') this.#isReading = true
  }

  text(text: string): void {
    if (this.#isText && !this.#isReading) this.#text += text
  }

  close(name: string): string | undefined {
    if (name === 't') this.#isText = false
    else if (name === 'rPh') this.#isReading = false
    return name === 'si' ? this.#text : undefined
  }
}

const NO_RESULT = 'a formula without its result taken as empty: open the file in a spreadsheet program, and save it'

/** Makes rows of a sheet's XML. */
export class XlsxRowReader implements XmlReader<SheetRow> {
  readonly #shared: Shared
  readonly #limits: Limits
  #row = 0
  #cells: Cell[] = []
  #remarks: string[] = []
  #column = -1
  #cell: Attributes = {}
  #text = ''
  #hasFormula = false
  #isValue = false
  #isReading = false

  constructor(shared: Shared, limits: Limits) {
    this.#shared = shared
    this.#limits = limits
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'row') {
      const given = Number(attributes['r'])
      this.#row = Number.isSafeInteger(given) && given > this.#row ? given : this.#row + 1
      this.#cells = []
      this.#remarks = []
      this.#column = -1
    } else if (name === 'c') {
      this.#cell = attributes
      this.#column = columnOf(attributes['r'] ?? '') ?? this.#column + 1
      this.#text = ''
      this.#hasFormula = false
    } else if (name === 'f') this.#hasFormula = true
    else if (name === 'rPh') this.#isReading = true
    else if (name === 'v' || name === 't') this.#isValue = true
  }

  text(text: string): void {
    if (this.#isValue && !this.#isReading) this.#text += text
  }

  close(name: string): SheetRow | undefined {
    if (name === 'v' || name === 't') this.#isValue = false
    else if (name === 'rPh') this.#isReading = false
    else if (name === 'c') this.#takeCell()
    else if (name === 'row' && this.#cells.length + this.#remarks.length > 0) {
      return { number: this.#row, cells: this.#cells, remarks: this.#remarks }
    }
    return undefined
  }

  #takeCell(): void {
    if (this.#hasFormula && this.#text === '' && this.#cell['t'] !== 'str') this.#remarks = [NO_RESULT]
    putCell(this.#cells, this.#column, this.#value(), this.#row, this.#limits)
  }

  #value(): Cell {
    const text = this.#text
    switch (this.#cell['t'] ?? 'n') {
      case 's':
        return textCell(this.#shared.texts[Number(text)] ?? '')
      case 'b':
        return text === '' ? null : text === '1' || text === 'true'
      case 'e':
        return null
      case 'd':
        return dateCell(text)
      case 'n':
        return this.#number(text)
      default:
        return textCell(text)
    }
  }

  #number(text: string): Cell {
    const number = Number(text)
    if (text.trim() === '') return null
    if (!Number.isFinite(number)) return textCell(text)
    const isDate = this.#shared.dates[Number(this.#cell['s'] ?? 0)] === true
    return isDate ? (dateOfNumber(number, this.#shared.is1904) ?? number) : number
  }
}
