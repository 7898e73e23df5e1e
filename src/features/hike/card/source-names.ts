import { nameIn, useSources } from '#core/api/lookups.ts'
import { useMessages } from '#core/i18n/messages.tsx'

/** The names of some sources; their numbers where the service has no list of them, a mark until it is read. */
export function useSourceNames(ids: readonly number[]): readonly string[] {
  const { records } = useMessages()
  const sources = useSources()
  return [...new Set(ids.map((id) => nameIn(sources, id, records.source) ?? '…'))]
}
