import { createParser } from 'nuqs'
import { isAnyOf, type Param } from '#contract/query/param.ts'

/**
 * The address's reader and writer of a parameter of the API: the same name, the same text. Of a list, what cannot be
 * read is left out: a link with a word that is gone still does the rest.
 */
export function parserOf<T extends {}>(param: Param<T>) {
  return createParser<T>({
    parse(text) {
      const readable = isReadable(param, text) ? text : readableParts(param, text)
      if (readable.replaceAll(',', '').trim() === '') return null
      const read = param.read([readable])
      return read.ok ? read.value : null
    },
    serialize: (value) => param.write(value),
    eq: (a, b) => param.write(a) === param.write(b),
  }).withOptions({ history: 'push' })
}

/** Whether an address's text for a parameter can be read in whole; an empty one can. */
export function isReadable(param: Param<unknown>, text: string): boolean {
  return text.trim() === '' || param.read([text]).ok
}

function readableParts(param: Param<unknown>, text: string): string {
  const parts = isAnyOf(param) ? text.split(',') : []
  return parts.filter((part) => isReadable(param, part)).join(',')
}
