import { readConfig, siteName } from '../config/config.ts'
import { progressView } from '../import/progress.ts'
import { RECORD_KINDS } from '../import/mapping/mapping.ts'
import { counted } from '../intake/count.ts'
import { ExportError } from '../export/export-error.ts'
import { readOptions, USAGE } from '../export/options.ts'
import { runExport } from '../export/run-export.ts'
import { readSettings } from '../config/settings.ts'
import { openReader } from '../store/open-store.ts'
import { runCommand } from './run-command.ts'

/** Runs the command; returns its exit code. */
async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args, process.stdout)
  if (options === 'help') {
    console.log(USAGE)
    return 0
  }
  const settings = readSettings(process.env)
  const config = readConfig(settings.configFile, { required: settings.configRequired })
  const view = progressView(process.stderr, Date.now)
  const store = await openReader(settings)
  try {
    const { target, ...asked } = options
    const request = {
      ...asked,
      service: siteName(config),
      now: Date.now(),
      onProgress: (records: number, all: number) => view.show({ bytes: records, totalBytes: all, records }),
      onChange: () => console.error('The data has changed meanwhile: the export begins again.'),
    }
    const { written, demo } = await runExport(store, request, target)
    view.end()
    console.error(`${counted(written, options.format === 'pmtiles' ? 'tile' : RECORD_KINDS[options.kind])} written.`)
    if (demo) console.error('This is demonstration data.')
    return 0
  } finally {
    view.end()
    await store.close()
  }
}

await runCommand(main, {
  expected: [ExportError],
  codes: ['EPIPE', 'ENOSPC', 'EACCES', 'EROFS'],
  outcome: 'Nothing was exported.',
})
