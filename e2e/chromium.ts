import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]
const SYSTEM_SHELL = '/usr/bin/chromium-headless-shell'
const HELP =
  'No browser for the tests. Run this one command, then the tests again:\n' +
  '  npx playwright install --with-deps chromium\n' +
  'or name a Chromium of your own: CHROMIUM_PATH=/path/to/chromium npm test'

/** None of the requests that a browser makes on its own account. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** With WebGL in software. */
export const WITH_WEBGL = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', ...QUIET]
/** The map is a still picture then, which is drawn in a fraction of the time. */
export const WITHOUT_WEBGL = ['--disable-gpu', '--disable-3d-apis', ...QUIET]

/**
 * The path of a Chromium: `CHROMIUM_PATH`, Playwright's own, the system's; else one is installed, by Playwright or, for
 * root, by apt. Throws with the one command to run where none can be had.
 */
export function findChromium(): string {
  const found = process.env.CHROMIUM_PATH ?? installed() ?? install()
  if (found === null) throw new Error(HELP)
  return found
}

/**
 * How to start the same engine without a browser's own windows, which cost a sixth of the time: `CHROMIUM_PATH`, else
 * Playwright's own, which is its default, the system's, or a whole Chromium.
 */
export function headlessShell(): { readonly executablePath?: string } {
  const found = findChromium()
  if (found === process.env.CHROMIUM_PATH) return { executablePath: found }
  if (found === chromium.executablePath()) return {}
  return { executablePath: existsSync(SYSTEM_SHELL) ? SYSTEM_SHELL : found }
}

function installed(): string | null {
  return [chromium.executablePath(), ...SYSTEM].find((path) => existsSync(path)) ?? null
}

function install(): string | null {
  const attempts: (readonly [string, readonly string[]])[] = [
    [process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']],
  ]
  if (process.getuid?.() === 0) {
    attempts.push(['apt-get', ['update']], ['apt-get', ['install', '-y', 'chromium', 'chromium-headless-shell']])
  }
  for (const [command, args] of attempts) {
    console.error(`No browser yet: ${command} ${args.join(' ')}`)
    try {
      execFileSync(command, args, { stdio: ['ignore', 2, 2], timeout: 300_000 })
    } catch {
      continue
    }
    const path = installed()
    if (path !== null) return path
  }
  return null
}
