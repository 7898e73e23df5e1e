import { html } from 'hono/html'
import type { LongNumbers } from './long-numbers.ts'
import { idReference, referenceOf, type Reference } from './references.ts'
import type { Html, Shown } from './shown.ts'
import { idFilterOf } from './vocabulary.ts'

/** How many characters of an answer are shown, nearly; the rest is left to the raw one. */
const MOST_CHARACTERS = 120_000
const LONGEST_STRING = 2000
const LONGEST_NUMBERS = 300

export interface JsonView {
  readonly content: Html
  /** Whether something was left out. */
  readonly isCut: boolean
}

/** JSON laid out for people, where addresses and ids are links. */
export function viewJson(shown: Shown): JsonView {
  const printer = new Printer(shown)
  const content = printer.value('', shown.body, 0)
  return { content, isCut: printer.isCut }
}

class Printer {
  readonly #shown: Shown
  #left = MOST_CHARACTERS
  isCut = false

  constructor(shown: Shown) {
    this.#shown = shown
  }

  /** `key`: under which the value is found, itself or in an array. */
  value(key: string, value: unknown, depth: number): Html {
    if (Array.isArray(value)) return this.#array(key, value, depth)
    if (typeof value === 'object' && value !== null) return this.#object(key, value, depth)
    const long = typeof value === 'string' ? this.#shown.longNumbers.get(value) : undefined
    if (long !== undefined) return this.#long(long)
    const kind = value === null ? 'null' : typeof value === 'string' && !/\s/.test(value) ? 'word' : typeof value
    return this.#linked(
      html`<span class="${kind}">${this.#cut(JSON.stringify(value), LONGEST_STRING)}</span>`,
      referenceOf(this.#shown, key, value),
    )
  }

  #object(key: string, value: object, depth: number): Html {
    const entries = Object.entries(value)
    if (entries.length === 0) return html`{}`
    const lines = entries.map(([name, item]: [string, unknown]) => () => {
      const label = html`<span class="key">${this.#cut(JSON.stringify(name), LONGEST_STRING)}</span>`
      return html`${this.#linked(label, idReference(this.#shown, key, name))}: ${this.value(name, item, depth + 1)}`
    })
    return html`{${this.#lines(lines, depth)}}`
  }

  #array(key: string, value: readonly unknown[], depth: number): Html {
    if (value.length === 0) return html`[]`
    const items = value.map((item) => () => this.value(key, item, depth + 1))
    if (!isNumeric(value)) return html`[${this.#lines(items, depth)}]`
    if (idFilterOf(key) !== null) return html`[${items.map((item, index) => html`${index > 0 ? ', ' : ''}${item()}`)}]`
    const text = JSON.stringify(value).replaceAll(',', ', ')
    return html`<span class="number">${this.#cut(text, LONGEST_NUMBERS)}</span>`
  }

  #long({ text, more }: LongNumbers): Html {
    this.#left -= text.length
    this.isCut = true
    return html`<span class="number">${text} ${leftOut(`${more.toLocaleString('en')} more characters`)}</span>`
  }

  #lines(items: readonly (() => Html)[], depth: number): Html {
    const lines: Html[] = []
    for (const [index, item] of items.entries()) {
      if (this.#left <= 0) {
        this.isCut = true
        lines.push(html`${newLine(depth + 1)}${leftOut(`${items.length - index} more`)}`)
        break
      }
      lines.push(html`${newLine(depth + 1)}${item()}${index < items.length - 1 ? ',' : ''}`)
    }
    return html`${lines}${newLine(depth)}`
  }

  #linked(content: Html, reference: Reference | null): Html {
    if (reference === null) return content
    const { address, name } = reference
    const note = name === null ? '' : html` <span class="note" lang="${this.#shown.language}">${name}</span>`
    return html`<a href="${address}">${content}</a>${note}`
  }

  #cut(text: string, longest: number): Html {
    this.#left -= Math.min(text.length, longest) + 10
    if (text.length <= longest) return html`${text}`
    this.isCut = true
    return html`${text.slice(0, longest)} ${leftOut(`${(text.length - longest).toLocaleString('en')} more characters`)}`
  }
}

function leftOut(what: string): Html {
  return html`<span class="cut">… ${what}</span>`
}

/** Coordinates and the like, which are read along a line. */
function isNumeric(value: unknown): boolean {
  return Array.isArray(value) ? value.every(isNumeric) : typeof value === 'number'
}

/** Not written in a template, where the formatter takes one space for another. */
function newLine(depth: number): string {
  return `\n${'  '.repeat(depth)}`
}
