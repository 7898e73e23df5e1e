import { QueryClient } from '@tanstack/react-query'
import { apiAt } from '../client.ts'
import { LOOKUP_NAMES, LOOKUPS } from '../lookups.ts'

/** The cache of an English page that has read the lists of a service, of which none has an entry. */
export function unnamedLookups(service: string): QueryClient {
  const queries = new QueryClient()
  for (const name of LOOKUP_NAMES) {
    queries.setQueryData([LOOKUPS, apiAt(service).base, name, 'en'], new Map())
  }
  return queries
}
