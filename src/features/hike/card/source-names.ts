import { nameIn, useSources } from '#core/api/lookups.ts'
import { useHikeWords } from '../words/words.ts'

/** The names of some sources; their numbers where the service has no list of them, a mark until it is read. */
export function useSourceNames(ids: readonly number[]): readonly string[] {
  const words = useHikeWords()
  const sources = useSources()
  return [...new Set(ids.map((id) => nameIn(sources, id, words.source) ?? '…'))]
}
