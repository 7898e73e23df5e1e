import { isTimeZone } from '#contract/status/zone.ts'
import { version } from '../../../package.json' with { type: 'json' }
import { readConfig } from '../config/config.ts'
import { Fetcher } from '../fetching/fetcher.ts'
import { LimitError } from '../intake/limits.ts'
import { ImportError } from '../import/reading/input/import-error.ts'
import { Asker } from '../import/dialog/asker.ts'
import { runDialog, type DialogHost } from '../import/dialog/dialog.ts'
import { importFiles } from '../import/import-files.ts'
import { importFetched, type Unchanged } from '../import/fetched/import-fetched.ts'
import { KeptDownloads } from '../import/fetched/kept-downloads.ts'
import type { ImportOptions } from '../import/import-options.ts'
import { limitsFrom, type Limits } from '../import/reading/input/limits.ts'
import { readMapping } from '../import/mapping/choose-mapping.ts'
import { MAPPING_KINDS, type MappingKind } from '../import/mapping/mapping.ts'
import { sourceKey } from '../import/records/source-key.ts'
import { checkReportFile, saveReport } from '../import/save-report.ts'
import { saveMapping } from '../import/save-mapping.ts'
import { progressView } from '../import/progress.ts'
import { reportLines, type ImportReport } from '../import/report.ts'
import type { EditionsThere } from '../import/watch/imported.ts'
import { editionsAmong, importWatched } from '../import/watch/into-store.ts'
import { readSettings } from '../config/settings.ts'
import { statedFrom } from '../import/stated/stated.ts'
import type { StoreWriter } from '../store/domain/store.ts'
import { openWriter } from '../store/open-store.ts'
import { parsedOptions } from '../intake/options.ts'
import { runCommand } from './run-command.ts'
import { previewFor } from './preview.ts'
import { undo } from './undo.ts'
import { checkWatchOptions, watchFolder } from './watch.ts'

const USAGE = `Usage: npm run import                      asks, on a terminal, what is to be imported and how
       npm run import -- FILE_OR_ADDRESS… [options]
       npm run import -- --watch FOLDER [options]
       npm run import -- --undo [--source NAME] [--kind areas|closures] [--dry-run]
  --kind areas|closures  what is in the files, if they are taken for the wrong one
  --source NAME          where all of it comes from; unsaid, the mapping or the column “source” tells
  --mapping FILE         how their properties are to be read
  --save-mapping FILE    keep how they are read, to be looked at and corrected; writes no data
  --name COLUMN          what holds the names, where another column is taken for them
  --id COLUMN            what tells records apart, now and at every later import
  --country CODE         the country of areas that name none, and of those that closures name: SE or SWE
  --category CATEGORY    the category of areas whose own is not known, such as national_park
  --crs CODE             the coordinate system of files that name none, by its EPSG code, such as EPSG:25832
  --licence LICENCE      the licence of records that name none: “CC BY 4.0”, or its address
  --time-zone ZONE       where closures are that have no place, such as Europe/Vienna; else that of config.json
  --report FILE          keep the whole report, as .json or .csv; writes over nothing; with --watch, the folder for them
  --dry-run              read and check all, and show what it makes, also as a page beside FILE; import nothing
  --preview FILE.html    where that page goes
  --full                 the files are all that their source has: delete what it has no longer
  --force                … even where that is most or all of it; and take in what seems to be another source’s,
                         what has not changed at its address, and pages of which others are missing
  --watch FOLDER         import each file that lies or comes there, and again when it has changed, until Ctrl+C
  --settle SECONDS       … once it has not changed for so long: 10 unless said
  --limit NAME=NUMBER    how far a file may go, such as vertices=5000000; may be repeated
  --skip-bad             import the good ones of closures where some are bad
  --undo                 take back the last import of a source

Imports GeoJSON, Shapefile (as a zip, or .shp beside .dbf), GeoPackage, FlatGeobuf, KML, KMZ, GPX, GML, TopoJSON, JSON of Overpass,
CSV, .xlsx and .ods, plain or gzipped, from this machine or from an address (https://…), into the store of DATABASE_URL
or under DATA_DIR, beside running services or not.
Ends with 0 where all is in, 2 where records were refused, 1 where nothing was imported.`

const OPTIONS = {
  kind: { type: 'string' },
  source: { type: 'string' },
  name: { type: 'string' },
  id: { type: 'string' },
  country: { type: 'string' },
  category: { type: 'string' },
  licence: { type: 'string' },
  crs: { type: 'string' },
  mapping: { type: 'string' },
  'save-mapping': { type: 'string' },
  'time-zone': { type: 'string' },
  report: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  preview: { type: 'string' },
  full: { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
  watch: { type: 'string' },
  settle: { type: 'string' },
  limit: { type: 'string', multiple: true },
  'skip-bad': { type: 'boolean', default: false },
  undo: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

function parsed(args: readonly string[]) {
  return parsedOptions({ args: [...args], allowPositionals: true, options: OPTIONS })
}

type Values = ReturnType<typeof parsed>['values']
type Addressed = ImportOptions & { readonly limits: Limits }
type Asked = Omit<Addressed, 'files' | 'timeZone' | 'onProgress'>

/** Runs the command; returns its exit code. */
async function main(args: readonly string[]): Promise<number> {
  if (args.length === 0 && process.stdin.isTTY && process.stdout.isTTY) return askAndImport()
  const { values, positionals: files } = parsed(args)
  const { kind = null, watch, report: reportTo } = values
  const isWithoutFiles = watch !== undefined || values.undo
  if (values.help || (files.length === 0 && !isWithoutFiles) || !isKind(kind)) {
    console.error(USAGE)
    return values.help ? 0 : 1
  }
  checkSource(values.source)
  checkWatchOptions(values, files)
  if (values.undo) {
    const { source = null, 'dry-run': dryRun } = values
    return undo({ files, source, kind, dryRun })
  }
  if (watch === undefined && reportTo !== undefined) checkReportFile(reportTo)
  const asked = await askedBy(values, kind)
  if (watch !== undefined) return watchFor(watch, values, asked)
  return importOnce(files, values, asked)
}

async function importOnce(files: readonly string[], values: Values, asked: Asked): Promise<number> {
  const { report: reportTo, 'save-mapping': saveTo, 'time-zone': zone } = values
  const preview = await previewFor(values, files)
  const onTried = preview === null ? {} : { onTried: preview.take }
  const report = await importTold(importAddressed, { ...asked, ...onTried, files }, zone)
  if (report.outcome === 'unchanged') {
    console.log(`Unchanged since ${report.since}: nothing was read. To read it all the same, say --force.`)
    return 0
  }
  console.log(reportLines(report).join('\n'))
  if (reportTo !== undefined) await saveReport(reportTo, report)
  if (preview !== null) console.log(await preview.save(report))
  if (saveTo !== undefined) await saveMapping(saveTo, report)
  if (report.outcome === 'refused') return 1
  return report.refused.length > 0 || report.removals.kind === 'kept' ? 2 : 0
}

function isKind(kind: string | null): kind is MappingKind | null {
  return kind === null || MAPPING_KINDS.some((known) => known === kind)
}

function checkSource(source: string | undefined): void {
  if (source !== undefined && sourceKey(source) === '') throw new ImportError('Say a name after --source.')
}

/** What options say of an import. Throws an ImportError or a LimitError for what cannot be. */
async function askedBy(values: Values, kind: MappingKind | null): Promise<Asked> {
  const { full, force, source = null, 'time-zone': zone } = values
  if (zone !== undefined && !isTimeZone(zone)) {
    throw new ImportError(`--time-zone ${zone}: there is no such zone. Say one such as Europe/Vienna.`)
  }
  const stated = statedFrom(values)
  const limits = limitsFrom(values.limit ?? [])
  const mapping = values.mapping === undefined ? null : await readMapping(values.mapping)
  const dryRun = values['dry-run'] || values['save-mapping'] !== undefined
  return { kind, source, mapping, stated, dryRun, full, force, skipBad: values['skip-bad'], limits }
}

async function watchFor(directory: string, values: Values, asked: Asked): Promise<number> {
  const { settle = '10', report: reports = null, 'time-zone': zone } = values
  const settings = readSettings(process.env)
  const way = JSON.stringify([asked, zone, settings.databaseUrl])
  const importFile = (path: string) =>
    importTold(importWatched, { ...asked, files: [path] }, zone, process.stderr.isTTY)
  const editionsThere: EditionsThere = async (editions) => {
    const writer = await openWriter(settings)
    try {
      return await editionsAmong(editions, writer)
    } finally {
      await writer.close()
    }
  }
  await watchFolder({ directory, settle, reports, dataDir: settings.dataDir, way, editionsThere, importFile })
  return 0
}

/** Imports files, and what is at addresses where that has changed. */
function importAddressed(options: Addressed, writer: StoreWriter): Promise<ImportReport | Unchanged> {
  const settings = readSettings(process.env)
  const fetching = {
    fetcher: new Fetcher(settings),
    userAgent: `Fieldgate/${version} (import)`,
    tell: (words: string) => console.error(words),
  }
  return importFetched(options, writer, { kept: new KeptDownloads(settings.dataDir), fetching, now: Date.now })
}

/** Asks the person at the terminal what is to be imported. */
async function askAndImport(): Promise<number> {
  const { configFile, configRequired } = readSettings(process.env)
  const { timeZone } = readConfig(configFile, { required: configRequired })
  const asker = new Asker(process.stdin, process.stdout)
  const limits = limitsFrom([])
  const importWith: DialogHost['importWith'] = (asked, zone) =>
    importTold(importFiles, { ...asked, limits }, zone === '' ? undefined : zone)
  return runDialog({ asker, timeZone, importWith })
}

/** Imports in a way of its own, and shows how far it has come unless that is not wanted. */
async function importTold<Report>(
  importInto: (options: Addressed, writer: StoreWriter) => Promise<Report>,
  asked: Omit<Addressed, 'timeZone' | 'onProgress'>,
  zone?: string,
  isShown = true,
): Promise<Report> {
  const settings = readSettings(process.env)
  const { timeZone } = readConfig(settings.configFile, { required: settings.configRequired })
  const view = progressView(process.stderr, Date.now)
  const onProgress: ImportOptions['onProgress'] = (progress) => isShown && view.show(progress)
  const writer = await openWriter(settings)
  try {
    return await importInto({ ...asked, timeZone: zone ?? timeZone, onProgress }, writer)
  } finally {
    view.end()
    await writer.close()
  }
}

await runCommand(main, { expected: [ImportError, LimitError], outcome: 'Nothing was imported.' })
