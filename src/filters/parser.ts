import { createParser } from 'nuqs'
import type { Param } from '#contract/query/param.ts'

/** The address's reader and writer of a parameter of the API: the same name, the same text. */
export function parserOf<T extends {}>(param: Param<T>) {
  return createParser<T>({
    parse(text) {
      const read = param.read([text])
      return read.ok ? read.value : null
    },
    serialize: (value) => param.write(value),
    eq: (a, b) => param.write(a) === param.write(b),
  }).withOptions({ history: 'push' })
}
