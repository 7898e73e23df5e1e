import type { Closure, ServedClosure } from '#contract/records/closure.ts'
import { MAY_15 } from '#testing/builders.ts'
import type { FormatContext, Listing } from '../format.ts'

/** A request for all closures in English, at noon on 15 May 2026. */
export function aContext(changes: Partial<FormatContext> = {}): FormatContext {
  return {
    origin: 'https://parks.example',
    url: new URL('https://parks.example/api/v2/closures-and-notices?format=any'),
    service: 'Fieldgate',
    demo: false,
    changedAt: null,
    language: 'en',
    recordsLanguage: undefined,
    filters: {},
    labels: {
      reasons: new Map([[1, 'Breeding season']]),
      activities: new Map([
        [1, 'Entering the area'],
        [4, 'Climbing'],
      ]),
      sources: new Map([[1, 'Rangers']]),
      places: new Map(),
    },
    now: MAY_15,
    ...changes,
  }
}

/** The only page of a list of these closures. */
export function aListing(
  records: readonly (Closure & Partial<ServedClosure>)[],
  changes: Partial<Listing> = {},
): Listing {
  const { length: matched } = records
  const closures = records.map((record) => ({ paths: null, ...record }))
  return { isOne: false, closures, matched, next: null, previous: null, fields: [], ...changes }
}
