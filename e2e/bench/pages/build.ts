import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { maplibreFiles } from '../../../src/build/maplibre-files.ts'

const ROOT = join(import.meta.dirname, '../../..')
const BUILT = join(ROOT, 'dist')
/** Where the pages that the app is compared with are built to. */
export const PAGES = join(BUILT, 'bench/pages')
export const PAGES_PATH = '/bench/'
/** The app with another map in the place of its own. */
export type Shell = 'shell' | 'shell-style'

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

/** Where a shell is built to. */
export function shellRoot(name: Shell): string {
  return join(BUILT, 'bench', name)
}

/** Builds the app with another map in the place of its own, if what it is made from has changed. */
export async function buildShell(name: Shell): Promise<void> {
  const view = join(import.meta.dirname, `${name}-view.tsx`)
  const pages = readdirSync(import.meta.dirname).map((file) => join(import.meta.dirname, file))
  const stamp = [join(BUILT, 'stamp'), ...pages].map((file) => readFileSync(file, 'utf8')).join('')
  const stampFile = join(BUILT, 'bench', `${name}.stamp`)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  const otherLiveView: Plugin = {
    name: 'other-live-view',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('/live/live-view.tsx') ? view : null),
  }
  await build({
    root: ROOT,
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [otherLiveView],
    environments: { client: { build: { outDir: shellRoot(name), emptyOutDir: true } } },
  })
  writeFileSync(stampFile, stamp)
}
