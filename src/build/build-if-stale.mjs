import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const vite = join(root, 'node_modules/vite/bin/vite.js')
const inputs = ['src', 'public', 'index.html', 'vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json']
const notBuilt = /\.test\.tsx?$/

/**
 * Builds the app and the service if what they are made from differs from the last build, beside programs that run from it.
 *
 * @returns {Promise<import('./builds/builds.mjs').Builds>}
 */
export async function buildIfStale() {
  if (!existsSync(vite)) fail('The packages are not installed. Run: npm ci')
  const { Builds } = await import('./builds/builds.mjs')
  const { outdatedPackage } = await import('./builds/installed.mjs')
  const builds = new Builds(root)
  const stamp = stampOf(inputs.map((name) => join(root, name)))
  if (builds.isNewest(stamp)) return builds
  const missing = outdatedPackage(root)
  if (missing !== null) fail(`The packages are not those of this version, which needs ${missing}. Run: npm ci`)
  try {
    builds.renew(stamp, build)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    fail(`Fieldgate could not be built, and what was built before is as it was: ${reason}`)
  }
  return builds
}

/** @param {string} folder */
function build(folder) {
  console.error('Building Fieldgate …')
  const { status } = spawnSync(process.execPath, [vite, 'build', '--app', '--logLevel', 'warn'], {
    cwd: root,
    // Another value would put React's development build into the app.
    env: { ...process.env, NODE_ENV: 'production', FIELDGATE_BUILD: folder },
    stdio: ['ignore', 2, 2],
  })
  if (status !== 0) throw new Error('the messages above say why.')
}

/** @param {readonly string[]} paths files and folders; @returns {string} a hash of their names and contents */
function stampOf(paths) {
  const hash = createHash('sha256').update(process.version)
  for (const file of paths.flatMap(filesIn)) hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

/** @param {string} path @returns {string[]} */
function filesIn(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !notBuilt.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message)
  process.exit(1)
}
