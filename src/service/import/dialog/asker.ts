import { createInterface, type Completer } from 'node:readline/promises'
import type { Readable, Writable } from 'node:stream'
import { ImportError } from '../reading/input/import-error.ts'

/** The answer that goes to the question before. */
export const BACK = Symbol('back')

export interface Question {
  readonly text: string
  /** What Enter alone answers; empty for nothing. */
  readonly guess: string
  /** Throws an ImportError that says why an answer cannot be. */
  readonly check: (answer: string) => unknown
  /** What Tab makes of what is written so far. */
  readonly complete?: Completer
}

/** The person has ended the questions. */
export class Ended extends ImportError {}

/**
 * Asks in plain lines, one question after the other: what screen readers read, and what every terminal shows. Between
 * questions the terminal is as it was, so that Ctrl+C ends an import as ever.
 */
export class Asker {
  readonly #input: Readable
  readonly #output: Writable

  constructor(input: Readable, output: Writable) {
    this.#input = input
    this.#output = output
  }

  say(lines: readonly string[]): void {
    this.#output.write(`${lines.join('\n')}\n`)
  }

  /** Asks until the answer can be. Throws an Ended. */
  async ask({ text, guess, check, complete = () => [[], ''] }: Question): Promise<string | typeof BACK> {
    for (;;) {
      const answer = (await this.#read(`${text}${guess === '' ? '' : ` [${guess}]`}: `, complete)).trim()
      if (answer === 'b') return BACK
      try {
        await check(answer === '' ? guess : answer)
        return answer === '' ? guess : answer
      } catch (error) {
        if (!(error instanceof ImportError)) throw error
        this.say([`  ! ${error.message.replace(/^--[a-z-]+ /, '')}`])
      }
    }
  }

  /** Whether a question of yes or no is answered with yes. */
  async isYes(text: string): Promise<boolean> {
    const isWord = (answer: string) => {
      if (!/^(y|yes|n|no)$/i.test(answer)) throw new ImportError('Answer y or n.')
    }
    const answer = await this.ask({ text: `${text} (y or n)`, guess: 'y', check: isWord })
    return answer !== BACK && /^y/i.test(answer)
  }

  /** Throws an Ended where the person has ended it, by Ctrl+C or Ctrl+D. */
  async #read(prompt: string, completer: Completer): Promise<string> {
    const end = new AbortController()
    const lines = createInterface({ input: this.#input, output: this.#output, completer, terminal: true })
    lines.on('SIGINT', () => end.abort()).on('close', () => end.abort())
    try {
      return await lines.question(prompt, { signal: end.signal })
    } catch (cause) {
      this.#output.write('\n')
      throw new Ended('Ended.', { cause })
    } finally {
      lines.close()
    }
  }
}
