import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { BuildManifest, precachedFiles, startFilesOf } from './precached-files.ts'

/** The environment of the build that makes the service worker, after that of the app. */
export const ENVIRONMENT = 'worker'
const ID = 'virtual:precache'
/** What the basemap starts with, and the names of its towns; other parts of it are kept where they were seen. */
const OF_BASEMAP = /^(?:far|gazetteer)\.pbf$/
const OF_MAPLIBRE = /^maplibre-gl.*\.mjs$/
const OF_ARCHIVE = /\.(?:js|css)$/
const ICON = 'icon.svg'
/** The guides of those who are outside, in all languages. */
const OF_FIELD = /^(?:\w+\/)?(?:visitors|rangers)\.md$/

/** Provides `virtual:precache`: which files of the built app the service worker keeps ahead. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    applyToEnvironment: ({ name }) => name === ENVIRONMENT,
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined
      const root = this.environment.config.build.outDir
      const { fileName, source } = archiveOf(root)
      this.emitFile({ type: 'asset', fileName, source })
      const exported = Object.entries({ ...keptAhead(root), archive: `/${fileName}` })
      return exported.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`).join('\n')
    },
  }
}

/** One file that has all scripts and styles which are kept ahead: JSON, each text by its address. */
function archiveOf(root: string): { readonly fileName: string; readonly source: string } {
  const names = precachedFiles(manifestOf(root)).filter((file) => OF_ARCHIVE.test(file))
  const source = JSON.stringify(
    Object.fromEntries(names.map((file) => [`/${file}`, readFileSync(join(root, file), 'utf8')])),
  )
  return { fileName: `assets/${hashOf(source)}.json`, source }
}

function manifestOf(root: string): BuildManifest {
  return BuildManifest.parse(JSON.parse(readFileSync(join(root, '.vite/manifest.json'), 'utf8')))
}

function keptAhead(root: string) {
  const manifest = manifestOf(root)
  const revised = (url: string, name: string) => ({ url, revision: revisionOf(join(root, name)) })
  const hashed = [...precachedFiles(manifest), ...shippedFiles(root)].map((file) => ({
    url: `/${file}`,
    revision: null,
  }))
  const named = namedFiles(root).map((name) => revised(`/${name}`, name))
  const startFiles = startFilesOf(manifest).map((file) => `/${file}`)
  const files = [revised('/', 'index.html'), ...hashed, ...named]
  const bytes = files.reduce((sum, { url }) => sum + statSync(join(root, url === '/' ? 'index.html' : url)).size, 0)
  return { files, bytes, startScript: startFiles[0], startFiles }
}

/** Beside the page, what has an address that stays the same. */
function namedFiles(root: string): readonly string[] {
  const guides = join(root, 'guides')
  const names = existsSync(guides) ? readdirSync(guides, { recursive: true, encoding: 'utf8' }) : []
  const ofField = names.filter((name) => OF_FIELD.test(name)).map((name) => `guides/${name}`)
  return [ICON, ...ofField].filter((name) => existsSync(join(root, name)))
}

/** What the build has put into folders of assets as it was. */
function shippedFiles(root: string): readonly string[] {
  return readdirSync(join(root, 'assets'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: folder }) =>
      readdirSync(join(root, 'assets', folder))
        .filter((name) => OF_BASEMAP.test(name) || OF_MAPLIBRE.test(name))
        .map((name) => `assets/${folder}/${name}`),
    )
}

function revisionOf(file: string): string {
  return hashOf(readFileSync(file))
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 12)
}
