import type { StoreWriter } from '../store/domain/store.ts'
import { ImportError } from './reading/input/import-error.ts'
import type { ImportOptions } from './import-options.ts'
import { ImportRun } from './import-run.ts'
import { sizeOfFile } from './reading/feature-file.ts'
import type { ImportReport } from './report.ts'

/**
 * Imports files in one transaction: all of it, or on an error nothing. Records that cannot be taken in are refused one
 * by one and named in the report; if no record can be, nothing is changed, nor for a single bad closure unless that is
 * allowed. The first import of real data removes the demonstration data. Throws an ImportError or a StoreError.
 */
export async function importFiles(options: ImportOptions, writer: StoreWriter): Promise<ImportReport> {
  const { files, mapping, kind, dryRun = false } = options
  if (mapping !== null && mapping.kind !== kind) {
    throw new ImportError(`The mapping is one of ${mapping.kind}: say --kind ${mapping.kind}.`)
  }
  const sizes = await Promise.all(files.map(sizeOfFile))
  const transaction = await writer.begin()
  try {
    const mirror = await transaction.findMirror()
    if (mirror !== null) {
      throw new ImportError(`This store is a mirror of ${mirror.address}. Set another DATA_DIR or DATABASE_URL.`)
    }
    const run = new ImportRun(
      options,
      transaction,
      sizes.reduce((sum, size) => sum + size, 0),
    )
    const demoRemoved = await transaction.removeDemo()
    for (const path of files) await run.importFile(path)
    if (run.isEmpty() || run.isSpoilt()) {
      await transaction.rollback()
      return { ...run.reading(), outcome: 'refused', removals: { kind: 'none' }, demoRemoved: 0 }
    }
    const removals = await run.settleOrigins()
    if (dryRun) await transaction.rollback()
    else await transaction.commit({ demo: false })
    return { ...run.reading(), outcome: dryRun ? 'tried' : 'imported', removals, demoRemoved }
  } catch (error) {
    await transaction.rollback()
    throw error
  }
}
