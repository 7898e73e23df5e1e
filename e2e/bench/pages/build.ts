import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { maplibreFiles } from '../../../src/build/maplibre-files.ts'

const ROOT = join(import.meta.dirname, '../../..')
const BUILT = join(ROOT, 'dist')
/** Where the pages that the app is compared with are built to. */
export const PAGES = join(BUILT, 'bench/pages')
export const PAGES_PATH = '/bench/'
/** Where the app with a bare map is built to. */
export const SHELL = join(BUILT, 'bench/shell')
const SHELL_VIEW = join(import.meta.dirname, 'shell-view.tsx')

/** Builds the pages that the app is compared with, as well as such a page can be built. */
export async function buildPages(names: readonly string[]): Promise<void> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    base: PAGES_PATH,
    logLevel: 'warn',
    plugins: [maplibreFiles()],
    build: {
      outDir: PAGES,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      target: 'esnext',
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: names.map((name) => join(import.meta.dirname, `${name}.html`)),
      },
    },
  })
}

/** Builds the app with the bare map in the place of its own, if what it is made from has changed. */
export async function buildShell(): Promise<void> {
  const stamp = readFileSync(join(BUILT, 'stamp'), 'utf8') + readFileSync(SHELL_VIEW, 'utf8')
  const stampFile = join(BUILT, 'bench/stamp')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  await build({
    root: ROOT,
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [bareLiveView],
    environments: { client: { build: { outDir: SHELL, emptyOutDir: true } } },
  })
  writeFileSync(stampFile, stamp)
}

const bareLiveView: Plugin = {
  name: 'bare-live-view',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('/live/live-view.tsx') ? SHELL_VIEW : null),
}
