import type { EmbedError } from '../../../../public/embed/1/embed.d.ts'
import type { AddressPatch } from './address-patch.ts'

/** What became of a command that asked for an answer, or of one that was refused. */
export interface Answer {
  readonly id: string | null
  /** Null: it was done. */
  readonly error: EmbedError | null
}

const MOST_ANSWERS = 64

/**
 * What the host page wants, gathered until it is carried out all at once. It never holds more than a text for each
 * parameter and 64 answers, however many commands come: that to the last one, and of the others rather the refusals that
 * somebody waits for, since a command that is passed over is taken for done.
 */
export class Pending {
  private readonly patch = new Map<string, string | null>()
  private answers: Answer[] = []

  accept(patch: AddressPatch, id: string | null): void {
    for (const [name, text] of patch) this.patch.set(name, text)
    if (id !== null) this.answer({ id, error: null })
  }

  refuse(error: EmbedError, id: string | null): void {
    this.answer({ id, error })
  }

  /** All that was gathered, which is then forgotten. */
  take(): { readonly patch: AddressPatch; readonly answers: readonly Answer[] } {
    const taken = { patch: new Map(this.patch), answers: this.answers }
    this.patch.clear()
    this.answers = []
    return taken
  }

  private answer(answer: Answer): void {
    this.answers.push(answer)
    if (this.answers.length <= MOST_ANSWERS) return
    const before = this.answers.slice(0, -1)
    const first = before.findIndex(({ id, error }) => id === null || error === null)
    this.answers.splice(Math.max(first, 0), 1)
  }
}
