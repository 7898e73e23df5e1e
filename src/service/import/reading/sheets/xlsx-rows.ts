import type { Limits } from '../input/limits.ts'
import { dateOfNumber } from './excel-dates.ts'
import { columnOf, dateCell, putCell, textCell, type Cell, type SheetRow } from './sheet.ts'
import { RowLooks, RunText, type Strike } from './looks.ts'
import type { Attributes, XmlReader } from '../input/xml.ts'

/** What the cells of a workbook share. */
export interface Shared {
  readonly texts: readonly SharedText[]
  /** Whether the numbers of a style are dates. */
  readonly dates: readonly boolean[]
  /** Whether the font of a style is struck through. */
  readonly struck: readonly boolean[]
  readonly is1904: boolean
}

/** A text that cells refer to, without what is struck through, unless all of it is. */
export interface SharedText {
  readonly text: string
  readonly strike: Strike
}

/** Gathers the texts that cells refer to by number, rich ones without their readings. */
export class SharedTextReader implements XmlReader<SharedText> {
  #runs = new RunText()
  #isStruck = false
  #isText = false
  #isReading = false

  open(name: string, attributes: Attributes): void {
    if (name === 'si') this.#runs = new RunText()
    else if (name === 't') this.#isText = true
    else if (name === 'rPh') this.#isReading = true
    else if (name === 'r') this.#isStruck = false
    else if (name === 'strike') this.#isStruck = isOn(attributes)
  }

  text(text: string): void {
    if (this.#isText && !this.#isReading) this.#runs.add(text, this.#isStruck)
  }

  close(name: string): SharedText | undefined {
    if (name === 't') this.#isText = false
    else if (name === 'rPh') this.#isReading = false
    else if (name === 'r') this.#isStruck = false
    return name === 'si' ? { text: this.#runs.text, strike: this.#runs.strike } : undefined
  }
}

/** Whether an element such as `<strike/>` says yes. */
export function isOn(attributes: Attributes): boolean {
  return !/^(0|false)$/.test(attributes['val'] ?? '')
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
  #runs = new RunText()
  #isStruck = false
  #hasFormula = false
  #looks = new RowLooks(false)
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
      this.#looks = new RowLooks(/^(1|true)$/.test(attributes['hidden'] ?? ''))
      this.#column = -1
    } else if (name === 'c') {
      this.#cell = attributes
      this.#column = columnOf(attributes['r'] ?? '') ?? this.#column + 1
      this.#runs = new RunText()
      this.#hasFormula = false
    } else if (name === 'f') this.#hasFormula = true
    else if (name === 'rPh') this.#isReading = true
    else if (name === 'r') this.#isStruck = false
    else if (name === 'strike') this.#isStruck = isOn(attributes)
    else if (name === 'v' || name === 't') this.#isValue = true
  }

  text(text: string): void {
    if (this.#isValue && !this.#isReading) this.#runs.add(text, this.#isStruck)
  }

  close(name: string): SheetRow | undefined {
    if (name === 'v' || name === 't') this.#isValue = false
    else if (name === 'rPh') this.#isReading = false
    else if (name === 'r') this.#isStruck = false
    else if (name === 'c') this.#takeCell()
    else if (name === 'row') return this.#rowRead()
    return undefined
  }

  #rowRead(): SheetRow | undefined {
    if (this.#looks.isEmpty && this.#remarks.length === 0) return undefined
    const { remarks, problem } = this.#looks.told()
    return { number: this.#row, cells: this.#cells, remarks: [...this.#remarks, ...remarks], problem }
  }

  #takeCell(): void {
    const value = this.#value()
    if (this.#hasFormula && this.#runs.text === '' && this.#cell['t'] !== 'str') this.#remarks.push(NO_RESULT)
    if (value !== null) this.#looks.note(this.#strike())
    putCell(this.#cells, this.#column, value, this.#row, this.#limits)
  }

  #strike(): Strike {
    if (this.#shared.struck[Number(this.#cell['s'] ?? 0)] === true) return 'all'
    if (this.#cell['t'] !== 's') return this.#runs.strike
    return this.#shared.texts[Number(this.#runs.text)]?.strike ?? 'none'
  }

  #value(): Cell {
    const { text } = this.#runs
    switch (this.#cell['t'] ?? 'n') {
      case 's':
        return textCell(this.#shared.texts[Number(text)]?.text ?? '')
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
