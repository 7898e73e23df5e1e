import { look } from '../../intake/look.ts'
import type { StoreWriter } from '../../store/domain/store.ts'
import { importFiles } from '../import-files.ts'
import type { ImportOptions } from '../import-options.ts'
import type { WatchedImport } from './watch.ts'

/** Imports files, and tells the edition of the store since. */
export async function importWatched(options: ImportOptions, writer: StoreWriter): Promise<WatchedImport> {
  const report = await importFiles(options, writer)
  return { report, edition: await look(writer, async ({ editions }) => editions.last) }
}

/** Those of some editions that a store has come to. */
export function editionsAmong(known: readonly string[], writer: StoreWriter): Promise<ReadonlySet<string>> {
  return look(writer, async ({ editions }) => {
    const there = new Set<string>()
    for (const edition of new Set(known)) if (await editions.has(edition)) there.add(edition)
    return there
  })
}
