import type { StoreWriter } from '../store/store.ts'
import { ImportError } from './import-error.ts'
import type { ImportOptions } from './import-options.ts'
import { ImportRun } from './import-run.ts'
import { sizeOfFile } from './reading/feature-file.ts'
import type { ImportReport } from './report.ts'

/**
 * Imports GeoJSON files in one transaction: all of it, or on an error nothing. Records that cannot be taken in are
 * refused one by one and named in the report; if no record can be, nothing is changed. The first import of real data
 * removes the demonstration data. Throws an ImportError or a StoreError.
 */
export async function importFiles(options: ImportOptions, writer: StoreWriter): Promise<ImportReport> {
  const { files, mapping, kind } = options
  if (mapping !== null && mapping.kind !== kind) {
    throw new ImportError(`The mapping is one of ${mapping.kind}: say --kind ${mapping.kind}.`)
  }
  const sizes = await Promise.all(files.map(sizeOfFile))
  const transaction = await writer.begin()
  try {
    const run = new ImportRun(
      options,
      transaction,
      sizes.reduce((sum, size) => sum + size, 0),
    )
    const demoRemoved = await transaction.removeDemo()
    for (const path of files) await run.importFile(path)
    if (run.isEmpty()) await transaction.rollback()
    else await transaction.commit({ demo: false })
    return run.report(run.isEmpty() ? 0 : demoRemoved)
  } catch (error) {
    await transaction.rollback()
    throw error
  }
}
