import { paths } from '#contract/paths.ts'
import { closureQuery, type ClosureFilters } from '#contract/query/closure-query.ts'
import { apiUrl, type Api } from '../client.ts'

/** The formats that a service with the extension `closures_formats` gives closures in beside JSON. */
export type ClosureFormat = 'geojson' | 'csv' | 'ics' | 'rss'

/** Where the closures that match are in a format, with names and sentences in a language. Commas stay readable. */
export function closuresAddress(api: Api, filters: ClosureFilters, format: ClosureFormat, language: string): string {
  const search = closureQuery.write(filters)
  search.set('format', format)
  search.set('lang', language)
  return apiUrl(api, paths.closures, search).replace(/%2C/gi, ',')
}

/** Where a resource of the API is; `api` asks for the page that people can browse, null leaves the choice to the browser. */
export function resourceAddress(api: Api, name: keyof typeof paths, format: 'api' | 'json' | null): string {
  return apiUrl(api, paths[name], format === null ? undefined : new URLSearchParams({ format }))
}
