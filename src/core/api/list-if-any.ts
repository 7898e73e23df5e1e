import type { Schema } from './client.ts'
import { isNotFound } from './errors.ts'
import { readList, type ListRead } from './list.ts'

/** {@link readList} of a list that the specification does not show: where a service has none, it is empty. */
export async function readListIfAny<T>(
  url: string,
  schema: Schema<T>,
  limit: number,
  signal: AbortSignal,
): Promise<ListRead<T>> {
  try {
    return await readList(url, schema, limit, signal)
  } catch (error) {
    if (!isNotFound(error)) throw error
    return { records: [], count: 0, unreadable: 0, more: false }
  }
}
