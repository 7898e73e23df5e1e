import { paths } from '#contract/paths.ts'
import { Organisation } from '#contract/records/organisation.ts'
import { Wildlife } from '#contract/records/wildlife.ts'
import type { Api, RequestOptions, Schema } from '../client.ts'
import { isNotFound } from '../errors.ts'
import { listAt, readList, type ListRead } from '../list.ts'

const LIMIT = 5000

/** Who is responsible for areas and closures; empty where the service has no such list. Throws ApiError. */
export function listOrganisations(api: Api, options: RequestOptions): Promise<ListRead<Organisation>> {
  return readIfAny(api, paths.organisations, Organisation, options)
}

/** What is known to live in areas; empty where the service has no such list. Throws ApiError. */
export function listWildlife(api: Api, options: RequestOptions): Promise<ListRead<Wildlife>> {
  return readIfAny(api, paths.wildlife, Wildlife, options)
}

/** A list that the specification does not show. */
async function readIfAny<T>(
  api: Api,
  path: string,
  schema: Schema<T>,
  { signal }: RequestOptions,
): Promise<ListRead<T>> {
  try {
    return await readList(listAt(api, path, new URLSearchParams(), schema, LIMIT), signal)
  } catch (error) {
    if (!isNotFound(error)) throw error
    return { records: [], count: 0, unreadable: 0, more: false }
  }
}
