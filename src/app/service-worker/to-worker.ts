import * as z from 'zod/mini'

/** What the page says to the service worker. */
export const ToWorker = z.discriminatedUnion('kind', [
  /** Take the place of the version before. */
  z.object({ kind: z.literal('take-over') }),
  /** A page of this version has started; what it has asked for before the worker was there is kept too. */
  z.object({ kind: z.literal('started'), asked: z.array(z.string()) }),
])
export type ToWorker = z.infer<typeof ToWorker>
