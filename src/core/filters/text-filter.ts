import { debounce } from 'nuqs'
import { useParameter } from '#core/address/use-parameter.ts'
import { text } from '#contract/query/param.ts'
import { parserOf } from './parser.ts'

const parser = parserOf(text)
  .withDefault('')
  .withOptions({ history: 'replace', limitUrlUpdates: debounce(200) })

/** The text that is searched for (`q`); empty where there is none. */
export function useTextFilter(): readonly [string, (text: string) => void] {
  const [value, set] = useParameter('q', parser)
  return [value, (next) => void set(next)]
}
