import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type PluginOption } from 'vite'
import { bundledPackages } from './bundled-packages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

interface Programs {
  /** Within the project, where packages are found that are no part of the programs. */
  readonly directory: string
  readonly remove: () => void
}

/**
 * Builds programs as they are shipped, for all tests of a run.
 * @param sources the file of each, below `src`, by its name
 */
export async function programsForTests(
  sources: Readonly<Record<string, string>>,
  plugins: readonly PluginOption[] = [],
): Promise<Programs> {
  const directory = mkdtempSync(join(root, 'node_modules/.fieldgate-test-'))
  const input = Object.fromEntries(Object.entries(sources).map(([name, file]) => [name, join(root, 'src', file)]))
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [...plugins, bundledPackages()],
    build: { ssr: true, ssrEmitAssets: true, outDir: directory, rolldownOptions: { input } },
  })
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) }
}
