import { writeDirectory, type Entry } from './directory.ts'
import { HEADER_BYTES } from './header.ts'

/** Readers fetch so much first, and expect header and root directory in it. */
const FIRST_READ = 2 ** 14
export const LEAF_ENTRIES = 4096

/** Where leaf directories go, one behind the other. */
export interface Leaves {
  /** In bytes. */
  readonly size: number
  append(bytes: Uint8Array): Promise<void>
}

/** Writes a leaf directory; returns the entry that stands for it. */
export async function writeLeaf(entries: readonly Entry[], leaves: Leaves): Promise<Entry> {
  const bytes = writeDirectory(entries)
  const offset = leaves.size
  await leaves.append(bytes)
  return { tileId: entries[0]?.tileId ?? 0, offset, length: bytes.length, runLength: 0 }
}

/** A directory that is read at once: where the entries are too many, of leaves that hold them. */
export async function writeRoot(entries: readonly Entry[], leaves: Leaves): Promise<Uint8Array> {
  const root = writeDirectory(entries)
  if (HEADER_BYTES + root.length < FIRST_READ) return root
  const ofLeaves: Entry[] = []
  for (let at = 0; at < entries.length; at += LEAF_ENTRIES) {
    ofLeaves.push(await writeLeaf(entries.slice(at, at + LEAF_ENTRIES), leaves))
  }
  return writeRoot(ofLeaves, leaves)
}
