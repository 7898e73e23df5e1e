import type { Gone, Imported } from '../store/domain/origins.ts'
import type { Transaction } from '../store/domain/store.ts'
import type { ImportedSource } from './import-sources.ts'

/** What a full import has deleted, or why it has deleted nothing; `left`: how many records an import without `--full` has not brought; they stay. */
export type Removals =
  | { readonly kind: 'none' }
  | { readonly kind: 'left'; readonly vanished: number }
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

/** Notes which records come from which source, and deletes those of a source that it has no longer, if that is meant. */
export async function removeVanished(
  transaction: Transaction,
  kind: Imported,
  sources: readonly ImportedSource[],
  { full, force, refused }: Intent,
): Promise<Removals> {
  const vanished: (Gone & Pick<ImportedSource, 'key'>)[] = []
  const doubts: string[] = []
  // Also what another of these sources has now is not gone.
  const present = new Set(sources.flatMap(({ uuids }) => [...uuids.values()].flat()))
  for (const source of sources) {
    const before = await transaction.origins.count(kind, source.key)
    const gone = await settle(transaction, kind, source, present)
    vanished.push(...gone.map((one) => ({ ...one, key: source.key })))
    doubts.push(...doubtsOf(source, before, gone, sources.length > 1))
  }
  if (vanished.length === 0) return { kind: 'none' }
  if (!full) return { kind: 'left', vanished: vanished.length }
  if (refused > 0) {
    return { kind: 'kept', vanished: vanished.length, because: 'some records were refused, and could be among them' }
  }
  const [because] = doubts
  if (!force && because !== undefined) return { kind: 'kept', vanished: vanished.length, because }
  for (const { uuid, key } of vanished) await transaction.removeRecord(kind, uuid, key)
  return { kind: 'removed', uuids: vanished.map(({ uuid }) => uuid) }
}

/** Notes what a source has now; returns what it had before. */
async function settle(
  transaction: Transaction,
  kind: Imported,
  { key, by, uuids }: ImportedSource,
  present: ReadonlySet<string>,
): Promise<readonly Gone[]> {
  const files = new Set([...uuids.keys()].map(seriesOf))
  let gone: readonly Gone[] = []
  for (const [file, those] of uuids) gone = await transaction.putOrigin(kind, { source: key, file }, those)
  const absent = gone.filter(({ uuid }) => !present.has(uuid))
  // A file without records names no source, so it says nothing of what came in other files.
  const isByFile = by === 'column' && [...uuids.values()].flat().length === 0
  return isByFile ? absent.filter(({ file }) => file !== null && files.has(seriesOf(file))) : absent
}

/** Reasons not to delete what a source has no longer without `--force`. `before`: how many records it had. */
function doubtsOf(
  { key, by, uuids }: ImportedSource,
  before: number,
  gone: readonly Gone[],
  isOneOfMany: boolean,
): string[] {
  const files = new Set([...uuids.keys()].map(seriesOf))
  const others = new Set(gone.flatMap(({ file }) => (file === null || files.has(seriesOf(file)) ? [] : [file])))
  // The column tells whose the records are, but not whether the file has all records of that source.
  if (by === 'column' && others.size > 0) {
    const say = isOneOfMany ? '--force' : `--source ${key}`
    return [
      `some of ${key} came in files of other names (${[...others].join(', ')}): import these as well, or say ${say} if ` +
        'there is no more',
    ]
  }
  if (gone.length <= FEW || gone.length <= MOST * before) return []
  return ['that is most of what came from there: look at the file, and say --force if it is right']
}

/** The key of a file's name without a date in it: `file-closures` of `file-closures-2026-11-23`. */
function seriesOf(file: string): string {
  return file.replaceAll(/-?(?<!\d)\d{4}-?\d{2}(-?\d{2})?(?!\d)/g, '')
}
