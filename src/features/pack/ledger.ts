import * as z from 'zod/mini'

const LEDGER = 'fieldgate.packs'
/** Gets another value with each change of the packs, of which the storage tells the other tabs. */
export const CHANGE = 'fieldgate.packs-change'
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
  noted(LEDGER, JSON.stringify(entries))
}

/** Tells the other tabs that this one has changed a pack, or is at its download. */
export function changeTold(): void {
  noted(CHANGE, String(Date.now() + Math.random()))
}

function noted(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // Forbidden: then nobody notices what the browser deletes, nor what other tabs do.
  }
}

/** Packs that were here and that nobody has deleted. */
export function packsGone(present: readonly string[]): readonly Entry[] {
  return packsKnown().filter(({ id }) => !present.includes(id))
}
