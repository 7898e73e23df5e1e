import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { buildIfStale } from './build-if-stale.mjs'

// All tests but the long ones, which test-long.mjs runs: those of Vitest beside those in the browser, which wait for pages
// much of their time. What the second of them says to end is kept until the first has ended.

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * @param {string} program below node_modules
 * @param {readonly string[]} args
 * @param {(text: Buffer) => void} onOutput
 * @returns {Promise<boolean>} whether all has passed
 */
async function passes(program, args, onOutput) {
  const child = spawn(process.execPath, [`node_modules/${program}`, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.on('data', onOutput)
  child.stderr.on('data', onOutput)
  const [code] = await once(child, 'close')
  return code === 0
}

// Both use the build: the second would make it again beside the first.
const builds = await buildIfStale()
process.env['FIELDGATE_TEST_BUILD'] = builds.hold()
/** @type {Buffer[]} */
const kept = []
const units = passes('vitest/vitest.mjs', ['run'], (text) => void kept.push(text))
const browser = passes(
  '@playwright/test/cli.js',
  ['test', '--config', 'e2e/playwright.config.ts', '--grep-invert', '@long'],
  (text) => void process.stdout.write(text),
)
const results = [await browser, await units]
process.stdout.write(Buffer.concat(kept))
process.exitCode = results.every(Boolean) ? 0 : 1
