import { parseArgs } from 'node:util'
import { ConfigError, readConfig } from './config.ts'
import { ImportError } from './data/import-error.ts'
import { importFiles } from './data/import-files.ts'
import { readMapping } from './data/mapping/choose-mapping.ts'
import { progressView } from './data/progress.ts'
import { reportLines } from './data/report.ts'
import { readSettings, SettingsError } from './settings.ts'
import { StoreError } from './store/errors.ts'
import { openWriter } from './store/open-store.ts'

const USAGE = `Usage: npm run import -- FILE… [--kind areas|closures] [--mapping FILE]

Imports GeoJSON, plain or gzipped, into the store of DATABASE_URL or under DATA_DIR, beside
running services or not.
Ends with 0 where all is in, 2 where records were refused, 1 where nothing was imported.`

/** Runs the command; returns its exit code. */
async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { kind: { type: 'string', default: 'areas' }, mapping: { type: 'string' }, help: { type: 'boolean' } },
  })
  const { kind } = values
  if (values.help === true || positionals.length === 0 || (kind !== 'areas' && kind !== 'closures')) {
    console.error(USAGE)
    return values.help === true ? 0 : 1
  }
  const mapping = values.mapping === undefined ? null : await readMapping(values.mapping)
  const view = progressView(process.stderr, Date.now)
  const settings = readSettings(process.env)
  const { timeZone } = readConfig(settings.configFile, { required: settings.configRequired })
  const writer = await openWriter(settings)
  try {
    const report = await importFiles(
      { files: positionals, kind, mapping, timeZone, onProgress: (progress) => view.show(progress) },
      writer,
    )
    view.end()
    console.log(reportLines(report).join('\n'))
    if (report.refused.length === report.read) return 1
    return report.refused.length > 0 ? 2 : 0
  } finally {
    view.end()
    await writer.close()
  }
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  if (!isExpected(error)) throw error
  console.error(`${error.message}\nNothing was imported.`)
  process.exitCode = 1
}

/** Whether an error is one that the operator can put right. */
function isExpected(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  if ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) return true
  return [ImportError, StoreError, SettingsError, ConfigError].some((kind) => error instanceof kind)
}
