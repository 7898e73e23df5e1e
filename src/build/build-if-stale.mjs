import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const stampFile = join(root, 'dist/stamp')
const inputs = ['src', 'public', 'index.html', 'vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json']
const notBuilt = /\.test\.tsx?$/

/** Builds the app and the service if what they are made from differs from the last build. */
export function buildIfStale() {
  const stamp = stampOf(inputs.map((name) => join(root, name)))
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  if (!existsSync(vite)) fail('The packages are not installed. Run: npm ci')
  console.error('Building Fieldgate …')
  const { status } = spawnSync(process.execPath, [vite, 'build', '--app', '--logLevel', 'warn'], {
    cwd: root,
    // Another value would put React's development build into the app.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 2, 2],
  })
  if (status !== 0) fail('The build failed; its messages are above.')
  writeFileSync(stampFile, stamp)
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
