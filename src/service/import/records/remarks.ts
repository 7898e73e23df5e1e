/** Something that was put right or left open in some records, for the report. */
export interface Remark {
  readonly text: string
  /** How often, and in how many records. */
  readonly times: number
  readonly records: number
  /** The first of them, or all of them where each is worth a look. */
  readonly examples: readonly string[]
  /** Words that were not understood, and how many records have each. */
  readonly words?: ReadonlyMap<string, number>
}

export interface NoteOptions {
  /** How often in this record; once if unsaid. */
  readonly times?: number
  /** Whether each such record is to be named. */
  readonly each?: boolean
  /** A word that was not understood. */
  readonly word?: string
}

/** Notes what was done in one record. */
export type Note = (text: string, example: string, options?: NoteOptions) => void

interface Gathered {
  readonly text: string
  times: number
  records: number
  readonly examples: string[]
  words?: Map<string, number>
}

/** Gathers notes: those of one text make one remark. */
export class Remarks {
  readonly #remarks = new Map<string, Gathered>()

  readonly add: Note = (text, example, { times = 1, each = false, word } = {}) => {
    const remark = this.#remarks.get(text) ?? { text, times: 0, records: 0, examples: [] }
    remark.times += times
    remark.records += 1
    if (word !== undefined) {
      remark.words ??= new Map()
      remark.words.set(word, (remark.words.get(word) ?? 0) + 1)
    }
    if (each || remark.examples.length === 0) remark.examples.push(example)
    this.#remarks.set(text, remark)
  }

  list(): readonly Remark[] {
    return [...this.#remarks.values()]
  }
}
