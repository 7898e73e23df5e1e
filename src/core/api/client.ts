import { ErrorBody } from '#contract/errors.ts'
import { apiBaseAt } from '#contract/paths.ts'
import { FROM_DEVICE } from '#core/offline/from-device-header.ts'
import { ApiError } from './errors.ts'

/** A service of the contract. */
export interface Api {
  /** Absolute address of the API, without a slash at the end: `https://example.org/api/v2`. */
  readonly base: string
}

/** The service at an address; one that names a service's root (`https://example.org`) means its `/api/v2`. */
export function apiAt(address: string): Api {
  return { base: apiBaseAt(address) }
}

/** What every request to the API takes. */
export interface RequestOptions {
  readonly signal: AbortSignal
}

/** An address below the API; only the operations build one. */
export function apiUrl(api: Api, path: string, search?: URLSearchParams): string {
  const query = search?.toString() ?? ''
  return api.base + path + (query === '' ? '' : `?${query}`)
}

/**
 * Gets JSON of unknown shape; an answer in the browser's store is asked after first, so that none is ever out of date.
 * A service that may not know the names in `fields` is asked for fewer. Throws {@link ApiError}; an aborted request throws what `fetch` throws.
 */
export async function getJson(url: string, signal: AbortSignal): Promise<unknown> {
  let response: Response
  try {
    response = await fetch(url, { signal, cache: 'no-cache', headers: { Accept: 'application/json' } })
  } catch (cause) {
    signal.throwIfAborted()
    throw new ApiError({ kind: 'unreachable' }, url, cause)
  }
  const isFromDevice = response.headers.has(FROM_DEVICE)
  // A page says what comes from the device; no worker does, and this file may not be kept for one.
  if (isFromDevice && 'document' in globalThis)
    void import('#core/offline/record-answer.ts').then(({ answered }) => answered(url, response))
  let body: unknown
  try {
    body = await response.json()
  } catch (cause) {
    signal.throwIfAborted()
    // A body that breaks off is as good as none.
    if (response.ok)
      throw new ApiError({ kind: cause instanceof SyntaxError ? 'unreadable' : 'unreachable' }, url, cause)
  }
  if (response.status === 400 && /[?&]fields=/.test(url)) {
    const { fewerFields } = await import('./fewer-fields.ts')
    return getJson(fewerFields(url), signal)
  }
  if (!response.ok && isFromDevice) throw new ApiError({ kind: 'unreachable' }, url)
  if (!response.ok) throw new ApiError({ kind: 'refused', status: response.status, detail: detailOf(body) }, url)
  return body
}

function detailOf(body: unknown): string | null {
  const parsed = ErrorBody.safeParse(body)
  if (!parsed.success) return null
  return Object.values(parsed.data).flat().join(' ')
}

/** A schema of the contract, or whatever reads as one. */
export interface Schema<T> {
  safeParse(value: unknown): { readonly success: true; readonly data: T } | { readonly success: false }
}

/** Gets one document and reads it. Throws {@link ApiError}. */
export async function getDocument<T>(url: string, schema: Schema<T>, signal: AbortSignal): Promise<T> {
  const read = schema.safeParse(await getJson(url, signal))
  if (!read.success) throw new ApiError({ kind: 'unreadable' }, url)
  return read.data
}
