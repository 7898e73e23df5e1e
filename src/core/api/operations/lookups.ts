import { paths } from '#contract/paths.ts'
import { Category, Country, Licence, Lookup, Source } from '#contract/records/lookups.ts'
import type { Api, RequestOptions, Schema } from '../client.ts'
import { isPassing } from '../errors.ts'
import { listAt, readList } from '../list.ts'

const LIMIT = 5000

/**
 * Reads a list of what records name by an id, with its names in a language. Empty where the service has no such list:
 * the specification does not show all of them. Throws ApiError where asking again may help.
 */
export type ListEntries<T> = (api: Api, language: string, options: RequestOptions) => Promise<readonly T[]>

function entriesAt<T>(path: string, schema: Schema<T>): ListEntries<T> {
  return async (api, language, { signal }) => {
    try {
      const list = listAt(api, path, new URLSearchParams({ lang: language }), schema, LIMIT)
      return (await readList(list, signal)).records
    } catch (error) {
      if (signal.aborted || isPassing(error)) throw error
      return []
    }
  }
}

export const listCategories = entriesAt(paths.categories, Category)
export const listCountries = entriesAt(paths.countries, Country)
export const listActivities = entriesAt(paths.activities, Lookup)
export const listReasons = entriesAt(paths.reasons, Lookup)
export const listSources = entriesAt(paths.sources, Source)

/** The licences of the service. Throws ApiError. */
export async function listLicences(api: Api, { signal }: RequestOptions): Promise<readonly Licence[]> {
  return (await readList(listAt(api, paths.licences, new URLSearchParams(), Licence, LIMIT), signal)).records
}
