import * as sentences from '#contract/error-sentences.ts'
import { parsePageRequest } from '#contract/list.ts'
import { json, refusal, type Asked } from './context.ts'

/**
 * A page of a list that is at hand as a whole, in the envelope of the contract; each item is made when it is on it.
 * `isPartial`: the service would know of more than packs do.
 */
export function pageOf<T>(asked: Asked, items: readonly T[], make: (item: T) => unknown, isPartial = false): Response {
  const { page, pageSize, after } = parsePageRequest(asked.url.searchParams)
  const last = Math.max(1, Math.ceil(items.length / pageSize))
  if (after === null || (after !== undefined && !('key' in after && typeof after.key === 'number'))) {
    return refusal(asked, 400, { after: [sentences.after] })
  }
  const number = page === 'last' ? last : page
  if (number === null || number > last) return refusal(asked, 404, { detail: sentences.invalidPage })
  const from = after !== undefined && 'key' in after ? Number(after.key) : (number - 1) * pageSize
  const to = from + pageSize
  const envelope = {
    count: items.length,
    next: to < items.length ? linkWith(asked.url, 'after', String(to)) : null,
    previous: after === undefined && number > 1 ? linkWith(asked.url, 'page', String(number - 1)) : null,
    results: items.slice(from, to).map(make),
    ...(isPartial && { partial: true }),
  }
  return json(asked, envelope, isPartial)
}

export function linkWith(url: URL, name: 'after' | 'page', value: string): string {
  const link = new URL(url)
  link.searchParams.delete('page')
  link.searchParams.delete('after')
  link.searchParams.set(name, value)
  return link.href
}

/** Of a record the fields that are asked for; what is not known reads as null. */
export function chosenOf<R extends object>(record: R, fields: readonly (string & keyof R)[]): object {
  return Object.fromEntries(fields.map((field) => [field, record[field] ?? null]))
}
