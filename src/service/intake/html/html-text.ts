import { oneLine, plainText } from '#contract/plain-text.ts'
import { CELLS, DROPPED, LINES, readHtml } from './html-reader.ts'
import { asText } from '../values.ts'

const OTHERS = 'a abbr b body em font head html i img s small span strong sub sup tbody thead u'.split(' ')
const NAMES = [...LINES, ...CELLS, ...DROPPED, ...OTHERS].join('|')
/** A tag as it is written; bounded, so that no text can keep it busy. */
const TAG = new RegExp(`<(?:!--|/?(?:${NAMES})(?:\\s{0,9}/?>|\\s{1,9}[a-z:-]{1,40}\\s{0,9}=))`, 'i')
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i

/** A text of one or more lines, or null. HTML becomes plain text, with the address of each link behind its words. */
export function asLines(value: unknown): string | null {
  return asText(withoutHtml(undirected(value), true))
}

/** A text of one line, or null. HTML becomes plain text without links. */
export function asLine(value: unknown): string | null {
  const text = undirected(value)
  const read = withoutHtml(text, false)
  return asText(read === text ? text : oneLine(read))
}

/** A text without signs that turn the direction of what follows, also behind the text, and could make it read as another. */
function undirected(value: unknown): string {
  return (asText(value) ?? '').replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '')
}

/** What is no HTML stays as it is. */
function withoutHtml(text: string, withLinks: boolean): string {
  if (!TAG.test(text) && !ENTITY.test(text)) return text
  const once = readHtml(text, withLinks)
  // Some sources write even the tags as entities.
  return plainText(!TAG.test(text) && TAG.test(once) ? readHtml(once, withLinks) : once)
}
