import type { StoreWriter } from '../store/domain/store.ts'
import { ImportError } from './reading/input/import-error.ts'
import type { ImportOptions, ToldOptions } from './import-options.ts'
import { ImportRun } from './import-run.ts'
import { ImportSources } from './import-sources.ts'
import { RECORD_KINDS } from './mapping/mapping.ts'
import { checkWhole } from './check-whole.ts'
import { readAhead, type ReadAhead } from './read-ahead.ts'
import type { ImportReport } from './report.ts'

/**
 * Imports files in one transaction: all of them, or on an error nothing. It begins when all files are read and their
 * shapes put right. Records that cannot be taken in are refused one by one and named in the report; if no record can be,
 * nothing is changed, nor for a single bad closure unless that is allowed. The first import of real data removes the
 * demonstration data. Throws an ImportError or a StoreError.
 */
export async function importFiles(options: ImportOptions, writer: StoreWriter): Promise<ImportReport> {
  const { mapping, kind } = options
  if (mapping !== null && kind !== null && mapping.kind !== kind) {
    throw new ImportError(`The mapping is one of ${mapping.kind}: say --kind ${mapping.kind}.`)
  }
  const ahead = await readAhead(options)
  try {
    if (options.force !== true) checkWhole(ahead.files)
    return await write({ ...options, kind: ahead.kind }, ahead, writer)
  } finally {
    await ahead.close()
  }
}

async function write(options: ToldOptions, ahead: ReadAhead, writer: StoreWriter): Promise<ImportReport> {
  const { dryRun = false } = options
  const transaction = await writer.begin()
  try {
    const mirror = await transaction.findMirror()
    if (mirror !== null) {
      throw new ImportError(`This store is a mirror of ${mirror.address}. Set another DATA_DIR or DATABASE_URL.`)
    }
    const sources = await ImportSources.open(RECORD_KINDS[options.kind], transaction.origins)
    const run = new ImportRun(options, transaction, sources, ahead)
    const demoRemoved = await transaction.removeDemo()
    for (const file of ahead.files) await run.importFile(file)
    if (run.isEmpty() || run.isSpoilt()) {
      await transaction.rollback()
      return { ...run.reading(), outcome: 'refused', removals: { kind: 'none' }, demoRemoved: 0 }
    }
    const removals = await run.settleOrigins()
    if (dryRun) {
      await options.onTried?.(transaction.lastImports.changes())
      await transaction.rollback()
    } else await transaction.commit({ demo: false })
    return { ...run.reading(), outcome: dryRun ? 'tried' : 'imported', removals, demoRemoved }
  } catch (error) {
    await transaction.rollback()
    throw error
  }
}
