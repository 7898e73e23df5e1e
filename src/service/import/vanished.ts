import type { Imported, Transaction } from '../store/domain/store.ts'

/** What a full import has deleted, or why it has deleted nothing. */
export type Removals =
  | { readonly kind: 'none' }
  | { readonly kind: 'removed'; readonly uuids: readonly string[] }
  | { readonly kind: 'kept'; readonly vanished: number; readonly because: string }

interface Intent {
  readonly full: boolean
  readonly force: boolean
  /** How many records were refused: they have not vanished, but cannot be told from those that have. */
  readonly refused: number
}

/** A file that has lost so much of what it had is more likely cut off than true. */
const MOST = 0.5
const FEW = 10

/**
 * Notes which records come from which source, and deletes those of a source that it has no longer, if that is meant.
 * @param uuids what each source has now, by its key
 */
export async function removeVanished(
  transaction: Transaction,
  kind: Imported,
  uuids: ReadonlyMap<string, readonly string[]>,
  { full, force, refused }: Intent,
): Promise<Removals> {
  const vanished: string[] = []
  let present = 0
  for (const [origin, those] of uuids) {
    vanished.push(...(await transaction.putOrigin(kind, origin, those)))
    present += those.length
  }
  if (!full || vanished.length === 0) return { kind: 'none' }
  if (refused > 0) {
    return { kind: 'kept', vanished: vanished.length, because: 'some records were refused, and could be among them' }
  }
  if (!force && vanished.length > FEW && vanished.length > MOST * (vanished.length + present)) {
    const because = 'that is most of what came from there: look at the file, and say --force if it is right'
    return { kind: 'kept', vanished: vanished.length, because }
  }
  for (const uuid of vanished) await transaction.removeRecord(kind, uuid)
  return { kind: 'removed', uuids: vanished }
}
