import * as z from 'zod/mini'

/** Headers by which the service worker tells the page where an answer comes from; the network's own has none of them. */
export const headers = {
  /** When the network gave it (RFC 3339), by the clock of the device. */
  storedAt: 'x-fieldgate-stored-at',
  /** {@link Origin} */
  from: 'x-fieldgate-from',
  /** Why the network did not: a {@link Trouble}. */
  trouble: 'x-fieldgate-trouble',
} as const

/** Where an answer without the network comes from: it was seen before, or lies in a field pack. */
export type Origin = 'seen' | 'pack'

/**
 * What is wrong with the line: `offline` no answer at all, `slow` none in time, `portal` another one answers in the
 * service's place (a login page of a network), `cut` the answer broke off, `failing` the service has an error of its own.
 */
export type Trouble = 'offline' | 'slow' | 'portal' | 'cut' | 'failing'

/** What the page says to the service worker. */
export const ToWorker = z.discriminatedUnion('kind', [
  /** Take the place of the version before. */
  z.object({ kind: z.literal('take-over') }),
  /** A page of this version has started; what it has asked for before the worker was there is kept too. */
  z.object({ kind: z.literal('started'), asked: z.array(z.string()) }),
])
export type ToWorker = z.infer<typeof ToWorker>

/** What the service worker says to its pages. */
export const FromWorker = z.discriminatedUnion('kind', [
  /** The network answers again: what was shown from the device can be asked for anew. */
  z.object({ kind: z.literal('back') }),
])
export type FromWorker = z.infer<typeof FromWorker>

/** What the names of all caches begin with that the service worker fills; field packs lie elsewhere. */
export const CACHE_PREFIX = 'fieldgate-'
