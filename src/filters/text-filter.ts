import { debounce, useQueryState } from 'nuqs'
import { text } from '#contract/query/param.ts'
import { parserOf } from './parser.ts'

const parser = parserOf(text)
  .withDefault('')
  .withOptions({ history: 'replace', limitUrlUpdates: debounce(200) })

/** The text that names are searched for (`q`); empty where there is none. */
export function useTextFilter(): readonly [string, (text: string) => void] {
  const [value, set] = useQueryState('q', parser)
  return [value, (next) => void set(next)]
}

/** Whether a name holds a text; letter case and diacritics don't count. */
export function matchesText(name: string, query: string): boolean {
  return fold(name).includes(fold(query))
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
