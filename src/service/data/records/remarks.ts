/** Something that was put right or left open in some records, for the report. */
export interface Remark {
  readonly text: string
  /** How often, and in how many records. */
  readonly times: number
  readonly records: number
  /** The first of them. */
  readonly example: string
}

/** Notes what was done `times` times, once if unsaid, in one record. */
export type Note = (text: string, example: string, times?: number) => void

/** Gathers notes: those of one text make one remark. */
export class Remarks {
  readonly #remarks = new Map<string, Remark>()

  readonly add: Note = (text, example, times = 1) => {
    const known = this.#remarks.get(text) ?? { text, times: 0, records: 0, example }
    this.#remarks.set(text, { ...known, times: known.times + times, records: known.records + 1 })
  }

  list(): readonly Remark[] {
    return [...this.#remarks.values()]
  }
}
