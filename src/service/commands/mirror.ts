import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { apiBaseAt } from '#contract/paths.ts'
import { version } from '../../../package.json' with { type: 'json' }
import { readConfig } from '../config/config.ts'
import { Fetcher } from '../fetching/fetcher.ts'
import { progressView } from '../import/progress.ts'
import { LimitError } from '../intake/limits.ts'
import { MirrorError } from '../mirror/mirror-error.ts'
import { keepDoing } from '../mirror/keep.ts'
import { limitsFrom } from '../mirror/limits.ts'
import { mirror, type Mirroring } from '../mirror/mirror.ts'
import { mirrorLines } from '../mirror/report.ts'
import { SourceClient } from '../mirror/source-client.ts'
import { Staging } from '../mirror/staging.ts'
import { durationOf, type Waiting } from '../mirror/waiting.ts'
import { readSettings } from '../config/settings.ts'
import { openWriter } from '../store/open-store.ts'
import { parsedOptions } from '../intake/options.ts'
import { runCommand } from './run-command.ts'

const USAGE = `Usage: npm run mirror -- BASE_URL [--every 1h] [--limit NAME=NUMBER]

Fills the store of DATABASE_URL or under DATA_DIR from another service of the same contract, such as
https://parks.example, and from then on takes over what has changed there. Runs beside services or not.
  --every TIME         goes on forever, once in TIME (such as 30m, 1h or 1d)
  --limit NAME=NUMBER  how far the service may go, such as minutes=1440; may be repeated
Ends with 0 where the store is up to date with the source, 1 where it is as it was before.`

const TIMEOUT_MS = 120_000
const Address = z.url({ protocol: /^https?$/ })

/** Runs the command; returns its exit code. */
async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parsedOptions({
    args: [...args],
    allowPositionals: true,
    options: { every: { type: 'string' }, limit: { type: 'string', multiple: true }, help: { type: 'boolean' } },
  })
  const [address, ...others] = positionals
  const everyMs = values.every === undefined ? null : durationOf(values.every)
  if (values.help === true || address === undefined || others.length > 0 || (values.every !== undefined && !everyMs)) {
    console.error(USAGE)
    return values.help === true ? 0 : 1
  }
  const limits = limitsFrom(values.limit ?? [])
  const settings = readSettings(process.env)
  const { timeZone } = readConfig(settings.configFile, { required: settings.configRequired })
  const staging = new Staging(settings.dataDir)
  const writer = await openWriter(settings)
  const waiting: Waiting = { now: Date.now, random: Math.random, pause: (ms) => pause(ms) }
  const base = addressOf(address)
  const client = new SourceClient(base, {
    ...waiting,
    fetcher: new Fetcher(settings),
    userAgent: `Fieldgate/${version} (mirror)`,
    timeoutMs: TIMEOUT_MS,
    limits,
  })
  const once = () => mirrorOnce({ address: base, client, writer, staging, timeZone, now: Date.now })
  try {
    if (everyMs === null) await once()
    else await keepDoing(once, everyMs, tellFailure, waiting)
    return 0
  } finally {
    staging.close()
    await writer.close()
  }
}

function addressOf(text: string): string {
  const read = Address.safeParse(text)
  if (!read.success) throw new MirrorError(`${text} is no address such as https://parks.example.`)
  const { origin, pathname, username } = new URL(read.data)
  if (username !== '') throw new MirrorError('The address must not hold a user name or a password.')
  return apiBaseAt(origin + pathname)
}

async function mirrorOnce(mirroring: Omit<Mirroring, 'onProgress'>): Promise<void> {
  const start = Date.now()
  let view = progressView(process.stderr, Date.now)
  let path = ''
  const report = await mirror({
    ...mirroring,
    onProgress: (progress) => {
      if (!process.stderr.isTTY || progress.count === null) return
      if (progress.path !== path) {
        view.end()
        view = progressView(process.stderr, Date.now)
      }
      path = progress.path
      view.show({ bytes: progress.read, totalBytes: progress.count, records: progress.read })
    },
  }).finally(() => view.end())
  console.log(mirrorLines(report, (Date.now() - start) / 1000).join('\n'))
}

function tellFailure({ message }: Error, waitMs: number): void {
  console.error(`${message} Next try in ${Math.ceil(waitMs / 60_000)} min; what was read is kept.`)
}

await runCommand(main, { expected: [MirrorError, LimitError], outcome: 'The store is as it was before.' })
