import * as z from 'zod/mini'
import { FROM_DEVICE } from './from-device-header.ts'

/** Headers by which the service worker tells the page of answers that are not the network's, and is asked for them. */
export const headers = {
  /** An {@link Origin}. */
  from: FROM_DEVICE,
  /** When the network gave it (RFC 3339), by the clock of the device. */
  storedAt: 'x-fieldgate-stored-at',
  /** Why the network did not: a {@link Trouble}. */
  trouble: 'x-fieldgate-trouble',
  /** There where the answer is of a part alone of what was asked about: of what lies in packs. */
  partial: 'x-fieldgate-partial',
  /** Of a request: `packs` asks the packs alone, whatever the network would say. */
  only: 'x-fieldgate-only',
} as const

/** Where an answer without the network comes from: it was seen before, lies in a pack, or there is `none`. */
export type Origin = 'seen' | 'pack' | 'none'

/**
 * What is wrong with the line: `offline` no answer at all, `slow` none in time, `portal` another one answers in the
 * service's place (a login page of a network), `cut` the answer broke off, `failing` the service has an error of its own,
 * `busy` it is asked too much.
 */
export const Trouble = z.enum(['offline', 'slow', 'portal', 'cut', 'failing', 'busy'])
export type Trouble = z.infer<typeof Trouble>

/** What the service worker says to its pages. */
export const FromWorker = z.object({
  /** The network answers again: what was shown from the device can be asked for anew. */
  kind: z.literal('back'),
})
export type FromWorker = z.infer<typeof FromWorker>

/** What the service worker says of the files of the app, when it is asked. */
export const ShellState = z.object({
  /** How many of them are not on the device. */
  missing: z.number(),
  /** How large they are together. */
  bytes: z.optional(z.number()),
})
export type ShellState = z.infer<typeof ShellState>

/** Which version of the app a service worker belongs to. */
export const ShellVersion = z.object({
  /** The path of the script that its pages start with, which has the hash of all that this needs. */
  start: z.string(),
})
export type ShellVersion = z.infer<typeof ShellVersion>
