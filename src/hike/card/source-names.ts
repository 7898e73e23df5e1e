import { useSources } from '#api/lookups.ts'
import { useHikeWords } from '../words/words.ts'

/** The names of some sources; their numbers where the service has no list of them. */
export function useSourceNames(ids: readonly number[]): readonly string[] {
  const words = useHikeWords()
  const sources = useSources()
  return ids.map((id) => sources.get(id)?.name ?? words.source(id))
}
