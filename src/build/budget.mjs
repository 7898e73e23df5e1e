// npm run budget: how much JavaScript a visitor loads, gzipped, against what the project allows itself.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const KB = 1000
const client = fileURLToPath(new URL('../../dist/client', import.meta.url))
/** @typedef {Record<string, { file: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[] }>} Manifest */
/** @param {string} name @returns {Manifest} */
const manifestIn = (name) => JSON.parse(readFileSync(join(client, '.vite', name), 'utf8'))
const manifest = manifestIn('manifest.json')

/** @param {string} file */
const gzipped = (file) => gzipSync(readFileSync(join(client, file)), { level: 9 }).length

/**
 * The files that a chunk cannot do without.
 * @param {string} name @param {Set<string>} found @param {Manifest} chunks @returns {Set<string>}
 */
function filesOf(name, found = new Set(), chunks = manifest) {
  const chunk = chunks[name]
  if (chunk === undefined) throw new Error(`The build has no ${name}; has it moved?`)
  if (found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const next of chunk.imports ?? []) filesOf(next, found, chunks)
  return found
}

/** @param {Iterable<string>} files */
const total = (files) => [...files].filter((file) => /\.m?js$/.test(file)).reduce((sum, file) => sum + gzipped(file), 0)

/** The largest words of a language, beside a start. @param {Set<string>} start @param {Manifest} chunks */
function wordsBeside(start, chunks = manifest) {
  const languages = Object.keys(chunks).filter((name) => /^src\/core\/i18n\/[a-z]{2}\.ts$/.test(name))
  const beside = (/** @type {string} */ name) =>
    [...filesOf(name, new Set(), chunks)].filter((file) => !start.has(file))
  return Math.max(...languages.map((name) => total(beside(name))))
}

const shell = filesOf('index.html')
/** What the page asks for by itself after its start; what waits for the visitor to ask for it does not count. */
const map = ['src/app/layered-map.tsx', 'src/map/live/live-view.tsx', 'src/app/shell/browse-areas.tsx'].flatMap(
  (name) => [...filesOf(name)],
)
const outsideChunks = readdirSync(join(client, 'assets'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(maplibre-gl|basemap\.worker)/.test(file))
  .map((file) => `assets/${file}`)
const beforeFirstRow = total(shell) + wordsBeside(shell)
const toIdle = total(new Set([...shell, ...map, ...outsideChunks])) + wordsBeside(shell)

const embedded = manifestIn('embed-manifest.json')
const embed = filesOf('src/app/embed/embed.html', new Set(), embedded)
for (const start of embedded['src/app/embed/embed.html']?.dynamicImports ?? []) filesOf(start, embed, embedded)
const beforeFirstEmbeddedRow = total(embed) + wordsBeside(embed, embedded)

const budgets = [
  { what: 'JavaScript before the first row of the list', size: beforeFirstRow, limit: 120 * KB },
  { what: 'JavaScript of the embed before the first row', size: beforeFirstEmbeddedRow, limit: 105 * KB },
  { what: 'The script of the custom element', size: total(['embed/1/embed.js']), limit: 4 * KB },
  { what: 'JavaScript with the map, to idle', size: toIdle, limit: 570 * KB },
]
for (const { what, size, limit } of budgets) {
  console.log(`${size <= limit ? 'ok  ' : 'OVER'} ${what}: ${(size / KB).toFixed(1)} kB of ${limit / KB} kB gzip`)
}
process.exitCode = budgets.every(({ size, limit }) => size <= limit) ? 0 : 1
