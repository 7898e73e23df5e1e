import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildIfStale } from './build-if-stale.mjs'

// The unit tests with the long numbers of src/testing/effort.ts, from a seed by which a run can be repeated:
// FIELDGATE_TEST_SEED=… npm run test:long -- [files]
// Without files also the browser tests that take long and guard what is rare, and what a browser does for long:
// FIELDGATE_PAN_MINUTES=… says for how long it pans.

const root = fileURLToPath(new URL('../..', import.meta.url))
const files = process.argv.slice(2)
const seed = process.env['FIELDGATE_TEST_SEED'] ?? String(Date.now() % 1_000_000)
console.log(`A long run: FIELDGATE_TEST_SEED=${seed}`)
/** @param {string} program @param {readonly string[]} args @param {object} env */
function statusOf(program, args, env = {}) {
  const command = [`node_modules/${program}`, ...args]
  return (
    spawnSync(process.execPath, command, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' }).status ?? 1
  )
}

if (files.length === 0) {
  const builds = await buildIfStale()
  process.env['FIELDGATE_TEST_BUILD'] = builds.hold()
}
const units = statusOf('vitest/vitest.mjs', ['run', ...files], { FIELDGATE_TEST_SEED: seed })
let browser = 0
if (files.length === 0) {
  const playwright = (/** @type {string[]} */ ...args) =>
    statusOf('@playwright/test/cli.js', ['test', '--config', ...args])
  const tagged = playwright('e2e/playwright.config.ts', '--grep', '@long')
  browser = playwright('e2e/long/playwright.config.ts') || tagged
}
process.exitCode = units || browser
