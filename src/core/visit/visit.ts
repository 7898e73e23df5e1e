/** A visit to this page. Instants are epoch ms. */
export interface Visit {
  /** When the one before was last seen; null on the first. */
  readonly before: number | null
  /** When this one was last seen. */
  readonly seen: number
}

/** Who has been away for so long, in ms, comes for another visit. */
const ABSENCE = 30 * 60_000

/** The visit that someone who is here now is on, after the one that is known. */
export function goOn(known: Visit | null, now: number): Visit {
  if (known === null) return { before: null, seen: now }
  return { before: now - known.seen > ABSENCE ? known.seen : known.before, seen: now }
}

/** Whether a change (RFC 3339) came after the visit before; nothing is new on the first. */
export function isNewSince(before: number | null, changed: string | undefined): boolean {
  return before !== null && changed !== undefined && Date.parse(changed) > before
}
