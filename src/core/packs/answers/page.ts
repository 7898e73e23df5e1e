import * as sentences from '#contract/error-sentences.ts'
import { parsePageRequest } from '#contract/list.ts'
import { json, refusal, type Asked } from './context.ts'

/** A place in a list of packs begins with it: services have places of other lists, and know this one for none of theirs. */
const OWN = 'pack-'

/** Where a request goes on in a list of packs: null at its beginning, 'foreign' at a place in a list of a service. */
export function placeIn({ searchParams }: URL): { readonly text: string } | 'foreign' | null {
  // Of a parameter that is repeated the last counts.
  const after = searchParams.getAll('after').at(-1)?.trim() ?? ''
  if (after === '') return null
  return after.startsWith(OWN) ? { text: after.slice(OWN.length) } : 'foreign'
}

/**
 * A page of a list that is at hand as a whole, in the envelope of the contract; each item is made when it is on it.
 * `isPartial`: the service would know of more than packs do. Null where the list began at a service: packs cannot tell
 * what of theirs was on its pages.
 */
export function pageOf<T>(
  asked: Asked,
  items: readonly T[],
  make: (item: T) => unknown,
  isPartial = false,
): Response | null {
  const { page, pageSize } = parsePageRequest(asked.url.searchParams)
  const last = Math.max(1, Math.ceil(items.length / pageSize))
  const place = placeIn(asked.url)
  if (place === 'foreign') return null
  if (place !== null && !/^\d{1,15}$/.test(place.text)) return refusal(asked, 400, { after: [sentences.after] })
  const number = page === 'last' ? last : page
  if (number === null || number > last) return refusal(asked, 404, { detail: sentences.invalidPage })
  const from = place === null ? (number - 1) * pageSize : Number(place.text)
  const to = from + pageSize
  const envelope = {
    count: items.length,
    next: to < items.length ? linkAfter(asked.url, String(to)) : null,
    previous: place === null && number > 1 ? linkWith(asked.url, 'page', String(number - 1)) : null,
    results: items.slice(from, to).map(make),
    ...(isPartial && { partial: true }),
  }
  return json(asked, envelope, isPartial)
}

/** The address where a list of packs goes on. */
export function linkAfter(url: URL, place: string): string {
  return linkWith(url, 'after', OWN + place)
}

function linkWith(url: URL, name: 'after' | 'page', value: string): string {
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
