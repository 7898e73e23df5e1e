import * as z from 'zod/mini'

/** What the page says to the service worker. */
export const ToWorker = z.discriminatedUnion('kind', [
  /** Which version is it? Answered by a `ShellVersion` at the port that comes along. */
  z.object({ kind: z.literal('version') }),
  /** Let the pages that are opened be of your version, though another is still in use. Answered like `version`, when they are. */
  z.object({ kind: z.literal('open-pages') }),
  /** A page of this version has started; what it has asked for before the worker was there is kept too. */
  z.object({ kind: z.literal('started'), asked: z.array(z.string()) }),
  /** A page of this version has started, though another version's worker still answers it. */
  z.object({ kind: z.literal('taken') }),
  /** Read a list, and keep each of its records as the answer to its own address, below `records`. */
  z.object({ kind: z.literal('keep-records'), list: z.string(), records: z.string() }),
  /** The operator wants no worker: keep nothing more of the app, and delete what there is. */
  z.object({ kind: z.literal('end') }),
  /** Are all files of the app on the device? Answered by a `ShellState` at the port that comes along. */
  z.object({ kind: z.literal('is-shell-whole') }),
])
export type ToWorker = z.infer<typeof ToWorker>
