import type { Limits } from '../input/limits.ts'
import { dateOfNumber } from './excel-dates.ts'
import { columnOf, dateCell, putCell, textCell, type Cell, type SheetRow } from './sheet.ts'
import type { Attributes, XmlReader } from '../input/xml.ts'

/** What the cells of a workbook share. */
export interface Shared {
  readonly texts: readonly string[]
  /** Whether the numbers of a style are dates. */
  readonly dates: readonly boolean[]
  /** Whether the font of a style is struck through. */
  readonly struck: readonly boolean[]
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

const ALL_STRUCK = 'it is struck through: delete the row where it no longer holds, else take the line through it away'
const SOME_STRUCK = 'cells that are struck through taken as they stand'
const HIDDEN = 'hidden rows taken like all others'

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
  #filled = 0
  #struck = 0
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
      this.#remarks = /^(1|true)$/.test(attributes['hidden'] ?? '') ? [HIDDEN] : []
      this.#filled = this.#struck = 0
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
    else if (name === 'row') return this.#rowRead()
    return undefined
  }

  #rowRead(): SheetRow | undefined {
    if (this.#filled === 0 && !this.#remarks.includes(NO_RESULT)) return undefined
    const isAllStruck = this.#filled > 0 && this.#struck === this.#filled
    const remarks = this.#struck > 0 && !isAllStruck ? [...this.#remarks, SOME_STRUCK] : this.#remarks
    return { number: this.#row, cells: this.#cells, remarks, problem: isAllStruck ? ALL_STRUCK : undefined }
  }

  #takeCell(): void {
    const value = this.#value()
    if (this.#hasFormula && this.#text === '' && this.#cell['t'] !== 'str') this.#remarks.push(NO_RESULT)
    if (value !== null) {
      this.#filled++
      if (this.#shared.struck[Number(this.#cell['s'] ?? 0)] === true) this.#struck++
    }
    putCell(this.#cells, this.#column, value, this.#row, this.#limits)
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
