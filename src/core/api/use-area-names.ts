import { useQueries } from '@tanstack/react-query'
import type { Uuid } from '#contract/ids.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { useApi } from './api-context.ts'
import { areaNameIn } from '#contract/records/area-name.ts'
import { areaNameQuery } from './area-names.ts'

/** What areas are called in the visitor's language; null for those of which it is not known. */
export function useAreaNames(uuids: readonly Uuid[]): readonly (string | null)[] {
  const api = useApi()
  const language = useLanguage()
  return useQueries({
    queries: uuids.map((uuid) => areaNameQuery(api, uuid)),
    combine: (results) => results.map(({ data }) => (data === undefined ? null : areaNameIn(language, data))),
  })
}
