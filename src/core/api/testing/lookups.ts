import { QueryClient } from '@tanstack/react-query'
import { paths } from '#contract/paths.ts'
import { apiAt } from '../client.ts'

/** The cache of an English page that has read the lists of a service, of which none has an entry. */
export function unnamedLookups(service: string): QueryClient {
  const queries = new QueryClient()
  for (const path of [paths.categories, paths.countries, paths.activities, paths.reasons, paths.sources]) {
    queries.setQueryData(['lookup', apiAt(service).base, path, 'en'], new Map())
  }
  return queries
}
