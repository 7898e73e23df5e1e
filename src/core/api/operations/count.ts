import * as z from 'zod/mini'
import { paths } from '#contract/paths.ts'
import type { Api, RequestOptions } from '../client.ts'
import { listAt, readPage } from '../list.ts'

/** How many records a list holds; null where it does not say so without giving them all. Throws ApiError. */
export async function countRecords(
  api: Api,
  name: 'areas' | 'closures',
  { signal }: RequestOptions,
): Promise<number | null> {
  const { url, schema } = listAt(api, paths[name], new URLSearchParams({ fields: 'uuid' }), z.unknown(), 1)
  const { count, next, records } = await readPage(url, schema, signal)
  return count ?? (next === null ? records.length : null)
}
