import type { ChangedSince, LastImport } from '../store/domain/last-imports.ts'
import type { Imported } from '../store/domain/origins.ts'
import type { StoreWriter, Transaction } from '../store/domain/store.ts'
import { sourceKey } from './records/source-key.ts'
import { ImportError } from './reading/input/import-error.ts'

export interface UndoOptions {
  /** The source whose last import is meant, by its name or key; null where there is only one. */
  readonly source: string | null
  /** What it was an import of; null for either. */
  readonly kind: Imported | null
  /** Change nothing: for a look at what would come of it. */
  readonly dryRun: boolean
}

/** What became of the wish to take an import back. */
export type UndoReport =
  | { readonly outcome: 'undone' | 'tried'; readonly last: LastImport }
  /** Several could be meant. */
  | { readonly outcome: 'unclear'; readonly among: readonly LastImport[] }
  /** Some of its records have been changed since. */
  | {
      readonly outcome: 'refused'
      readonly last: LastImport
      readonly count: number
      readonly first: readonly ChangedSince[]
    }

/** How many of the records are named that have been changed since. */
const NAMED = 10

/**
 * Takes the last import of a source back: what it changed and removed is again as it was, what it added is removed. All
 * of that is a new edition of the store, which clients that sync follow. Throws an ImportError where there is no such import.
 */
export async function undoImport(options: UndoOptions, writer: StoreWriter): Promise<UndoReport> {
  const transaction = await writer.begin()
  try {
    const report = await undoIn(transaction, options)
    if (report.outcome === 'undone') await transaction.commit({ demo: false })
    else await transaction.rollback()
    return report
  } catch (error) {
    await transaction.rollback()
    throw error
  }
}

async function undoIn(transaction: Transaction, { source, kind, dryRun }: UndoOptions): Promise<UndoReport> {
  const mirror = await transaction.findMirror()
  if (mirror !== null) {
    throw new ImportError(`This store is a mirror of ${mirror.address}: there is no import to take back.`)
  }
  const { lastImports } = transaction
  const all = (await lastImports.list()).filter((one) => kind === null || one.kind === kind)
  const meant = source === null ? all : all.filter((one) => one.source === sourceKey(source) || one.source === source)
  const due = meant.filter(({ undoneAt }) => undoneAt === null)
  const [last, another] = due
  if (last === undefined) throw new ImportError(nothingToUndo(source, kind, meant, all))
  if (another !== undefined) return { outcome: 'unclear', among: due }
  const changed = await lastImports.changedSince(last, NAMED)
  if (changed.count > 0) return { outcome: 'refused', last, ...changed }
  await lastImports.undo(last)
  return { outcome: dryRun ? 'tried' : 'undone', last }
}

function nothingToUndo(
  source: string | null,
  kind: Imported | null,
  meant: readonly LastImport[],
  all: readonly LastImport[],
): string {
  const [undone] = meant.toSorted((a, b) => (b.undoneAt ?? '').localeCompare(a.undoneAt ?? ''))
  if (undone !== undefined) {
    return (
      `The last import of ${undone.source} has been taken back already, at ${String(undone.undoneAt)}. ` +
      'To have it again, import its file.'
    )
  }
  const what = kind === null ? 'import' : `import of ${kind}s`
  if (source === null) return `There is no ${what} to take back.`
  const known = [...new Set(all.map((one) => one.source))]
  const others = known.length === 0 ? '' : ` Imports are known of ${named(known)}.`
  return `There is no ${what} of ${sourceKey(source)} to take back.${others}`
}

const MOST_SOURCES = 20

function named(sources: readonly string[]): string {
  const more = sources.length - MOST_SOURCES
  return sources.slice(0, MOST_SOURCES).join(', ') + (more > 0 ? ` and ${more} more` : '')
}
