import type { SheetRow } from './sheet.ts'

/** How a text is struck through. */
export type Strike = 'none' | 'part' | 'all'

const ALL_STRUCK = 'it is struck through: delete the row if it no longer holds, else remove the strikethrough'
const SOME_STRUCK = 'cells that are struck through taken as they stand'
const CUT = 'struck-through text within cells left out'
const HIDDEN = 'hidden rows taken like all others'

/** How the cells of a row look, which may tell that it no longer holds. */
export class RowLooks {
  readonly #isHidden: boolean
  #filled = 0
  #struck = 0
  #isCut = false

  constructor(isHidden: boolean) {
    this.#isHidden = isHidden
  }

  /** Notes a cell that holds something. */
  note(strike: Strike): void {
    this.#filled++
    if (strike === 'all') this.#struck++
    if (strike === 'part') this.#isCut = true
  }

  get isEmpty(): boolean {
    return this.#filled === 0
  }

  told(): Pick<SheetRow, 'remarks' | 'problem'> {
    const isAllStruck = this.#filled > 0 && this.#struck === this.#filled
    const remarks = [
      ...(this.#isHidden ? [HIDDEN] : []),
      ...(this.#struck > 0 && !isAllStruck ? [SOME_STRUCK] : []),
      ...(this.#isCut ? [CUT] : []),
    ]
    return { remarks, problem: isAllStruck ? ALL_STRUCK : undefined }
  }
}

/** A text of runs: what is struck through is left out, unless all of it is. */
export class RunText {
  #kept = ''
  #struck = ''

  add(text: string, isStruck: boolean): void {
    if (isStruck) this.#struck += text
    else this.#kept += text
  }

  get text(): string {
    return this.strike === 'all' ? this.#struck : this.#kept
  }

  get strike(): Strike {
    if (this.#struck.trim() === '') return 'none'
    return this.#kept.trim() === '' ? 'all' : 'part'
  }
}
