import * as z from 'zod/mini'

/** Where it is in the storage, which tells other tabs of each change. */
export const LEDGER = 'fieldgate.packs'
const Entries = z.array(z.object({ id: z.string(), name: z.string() }))

/** A pack that this device had. */
export type Entry = z.infer<typeof Entries>[number]

/** The packs that this device had when it was last looked at: kept elsewhere than they are, to notice what has gone. */
export function packsKnown(): readonly Entry[] {
  try {
    return Entries.safeParse(JSON.parse(localStorage.getItem(LEDGER) ?? '[]')).data ?? []
  } catch {
    return []
  }
}

export function packsNoted(entries: readonly Entry[]): void {
  try {
    localStorage.setItem(LEDGER, JSON.stringify(entries))
  } catch {
    // Forbidden: then nobody notices what the browser deletes.
  }
}

/** Packs that were here and that nobody has deleted. */
export function packsGone(present: readonly string[]): readonly Entry[] {
  return packsKnown().filter(({ id }) => !present.includes(id))
}
