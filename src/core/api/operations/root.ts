import { paths } from '#contract/paths.ts'
import { RootDocument } from '#contract/root.ts'
import { apiUrl, getDocument, type Api, type RequestOptions } from '../client.ts'
import { isPassing } from '../errors.ts'

/**
 * What a service says of itself; null for one of the specification alone, which has no such document. Throws
 * ApiError where asking again may help: a service that cannot be reached is neither.
 */
export async function getRoot(api: Api, { signal }: RequestOptions): Promise<RootDocument | null> {
  try {
    return await getDocument(apiUrl(api, paths.root), RootDocument, signal)
  } catch (error) {
    if (signal.aborted || isPassing(error)) throw error
    return null
  }
}
