import { readSettings } from '../config/settings.ts'
import { KeptDownloads } from '../import/fetched/kept-downloads.ts'
import { ImportError } from '../import/reading/input/import-error.ts'
import type { MappingKind } from '../import/mapping/mapping.ts'
import { undoImport } from '../import/undo.ts'
import { undoLines } from '../import/undo-lines.ts'
import { openWriter } from '../store/open-store.ts'

interface Asked {
  readonly files: readonly string[]
  readonly source: string | null
  /** As it was said; null where it was not. */
  readonly kind: MappingKind | null
  readonly dryRun: boolean
}

/** Takes an import back and tells what became of that; returns the exit code. */
export async function undo({ files, source, kind, dryRun }: Asked): Promise<number> {
  if (files.length > 0) throw new ImportError('--undo takes no files: say --source NAME for the source that is meant.')
  const settings = readSettings(process.env)
  const writer = await openWriter(settings)
  try {
    const imported = kind === null ? null : kind === 'areas' ? 'area' : 'closure'
    const report = await undoImport({ source, kind: imported, dryRun }, writer)
    const isDone = report.outcome === 'undone' || report.outcome === 'tried'
    // What was fetched is no longer in the store, though it may not have changed at its address.
    if (report.outcome === 'undone') await new KeptDownloads(settings.dataDir).clear()
    for (const line of undoLines(report)) (isDone ? console.log : console.error)(line)
    return isDone ? 0 : 1
  } finally {
    await writer.close()
  }
}
