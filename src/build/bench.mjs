import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildIfStale } from './build-if-stale.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const PARTS = [
  'start',
  'keep',
  'pan',
  'ground',
  'pack',
  'timeline',
  'search',
  'card',
  'hike',
  'desk',
  'embed',
  'service',
]

const USAGE = `Usage: npm run bench -- [PART…] [options]
  PART              ${PARTS.join(', ')}; all of them unless said
  --size LIST       numbers of areas, such as 1k,20k,100k,300k; 20k unless said, of the service 20k,300k
  --closures N      number of closures; 5k unless said, of the desk 50k
  --rounds N        how often each page is opened, by turns; 3 unless said
  --beside LIST     pages to compare with, of bare,ground,ground-style,shell,shell-style,openlayers,leaflet; all of them unless said
  --against DIR     another checkout, built, to compare with
  --slowdown N      makes the page's processor so many times slower
  --slow-network    10 Mbit/s, and 40 ms until an answer begins
  --update          let what is measured take the place of the committed ratios, e2e/bench/ratios.json`

const { values, positionals: parts } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string' },
    closures: { type: 'string' },
    rounds: { type: 'string' },
    beside: { type: 'string' },
    against: { type: 'string' },
    slowdown: { type: 'string' },
    'slow-network': { type: 'boolean' },
    update: { type: 'boolean' },
    help: { type: 'boolean', default: false },
  },
})

/** @param {string | undefined} number such as 20k */
const numberOf = (number) => number && Number(number.replace(/k$/, '000'))
/** @param {string | undefined} list */
const listOf = (list) => list?.split(',').filter((item) => item !== '')

// What is not said has its default in e2e/bench/options.ts.
const options = {
  sizes: listOf(values.size)?.map(numberOf),
  closures: numberOf(values.closures),
  rounds: numberOf(values.rounds),
  slowdown: numberOf(values.slowdown),
  slowNetwork: values['slow-network'],
  against: values.against && resolve(values.against),
  beside: listOf(values.beside),
  update: values.update,
}

if (values.help || parts.some((part) => !PARTS.includes(part))) {
  console.error(USAGE)
  process.exit(values.help ? 0 : 1)
}
await buildIfStale()
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'e2e/bench/playwright.config.ts',
    ...(parts.length === 0 ? PARTS : parts).map((part) => `/${part}.bench.ts`),
  ],
  { cwd: root, env: { ...process.env, FIELDGATE_BENCH: JSON.stringify(options) }, stdio: 'inherit' },
)
process.exitCode = status ?? 1
