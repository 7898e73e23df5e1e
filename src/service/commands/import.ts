import { parseArgs } from 'node:util'
import { isTimeZone } from '#contract/status/zone.ts'
import { readConfig } from '../config/config.ts'
import { LimitError } from '../intake/limits.ts'
import { ImportError } from '../import/reading/input/import-error.ts'
import { importFiles } from '../import/import-files.ts'
import type { ImportOptions } from '../import/import-options.ts'
import { limitsFrom } from '../import/reading/input/limits.ts'
import { readMapping } from '../import/mapping/choose-mapping.ts'
import { sourceKey } from '../import/records/source-key.ts'
import { checkReportFile, saveReport } from '../import/save-report.ts'
import { saveMapping } from '../import/save-mapping.ts'
import { progressView } from '../import/progress.ts'
import { reportLines, type ImportReport } from '../import/report.ts'
import { readSettings } from '../config/settings.ts'
import { openWriter } from '../store/open-store.ts'
import { runCommand } from './run-command.ts'

const USAGE = `Usage: npm run import -- FILE… [options]
  --kind areas|closures  what is in the files; areas unless said
  --source NAME          where all of it comes from; unsaid, the mapping or the column “source” tells
  --mapping FILE         how their properties are to be read
  --save-mapping FILE    keep how they are read, to be looked at and corrected; writes no data
  --time-zone ZONE       where closures are that have no place, such as Europe/Vienna; else that of config.json
  --report FILE          keep the whole report, as .json or .csv; writes over nothing
  --dry-run              read and check all, show what it makes, and write nothing
  --full                 the files are all that their source has: delete what it has no longer
  --force                … even where that is most or all of it; and take in what seems to be another source’s
  --limit NAME=NUMBER    how far a file may go, such as vertices=5000000; may be repeated
  --skip-bad             import the good ones of closures where some are bad

Imports GeoJSON, Shapefile (as a zip, or .shp beside .dbf), GeoPackage, FlatGeobuf, KML, KMZ, TopoJSON
and CSV, plain or gzipped, into the store of DATABASE_URL or under DATA_DIR, beside running services or not.
Ends with 0 where all is in, 2 where records were refused, 1 where nothing was imported.`

const OPTIONS = {
  kind: { type: 'string', default: 'areas' },
  source: { type: 'string' },
  mapping: { type: 'string' },
  'save-mapping': { type: 'string' },
  'time-zone': { type: 'string' },
  report: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  full: { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
  limit: { type: 'string', multiple: true },
  'skip-bad': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

/** Runs the command; returns its exit code. */
async function main(args: readonly string[]): Promise<number> {
  const { values, positionals: files } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS })
  const { kind, full, force, source = null, 'save-mapping': saveTo } = values
  if (values.help || files.length === 0 || (kind !== 'areas' && kind !== 'closures')) {
    console.error(USAGE)
    return values.help ? 0 : 1
  }
  if (source !== null && sourceKey(source) === '') throw new ImportError('Say a name after --source.')
  if (values.report !== undefined) checkReportFile(values.report)
  const zone = values['time-zone']
  if (zone !== undefined && !isTimeZone(zone)) throw new ImportError(`There is no time zone ${zone}.`)
  const limits = limitsFrom(values.limit ?? [])
  const mapping = values.mapping === undefined ? null : await readMapping(values.mapping)
  const dryRun = values['dry-run'] || saveTo !== undefined
  const asked = { files, kind, source, mapping, dryRun, full, force, skipBad: values['skip-bad'], limits } as const
  const report = await importTold(asked, zone)
  console.log(reportLines(report).join('\n'))
  if (values.report !== undefined) await saveReport(values.report, report)
  if (saveTo !== undefined) await saveMapping(saveTo, report)
  if (report.outcome === 'refused') return 1
  return report.refused.length > 0 || report.removals.kind === 'kept' ? 2 : 0
}

/** Imports, and shows how far it has come. */
async function importTold(asked: Omit<ImportOptions, 'timeZone' | 'onProgress'>, zone?: string): Promise<ImportReport> {
  const settings = readSettings(process.env)
  const { timeZone } = readConfig(settings.configFile, { required: settings.configRequired })
  const view = progressView(process.stderr, Date.now)
  const writer = await openWriter(settings)
  try {
    return await importFiles(
      { ...asked, timeZone: zone ?? timeZone, onProgress: (progress) => view.show(progress) },
      writer,
    )
  } finally {
    view.end()
    await writer.close()
  }
}

await runCommand(main, { expected: [ImportError, LimitError], outcome: 'Nothing was imported.' })
