import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'
import type { BuiltPlace } from '#testing/built-place.ts'
import { basemap } from './basemap/plugin.ts'
import { bundledPackages } from './bundled-packages.ts'
import { servicePrograms } from './service-programs.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Gives tests the build that `npm test` has made, or builds the programs of the service for all tests of a run. */
export async function setup(project: TestProject): Promise<() => void> {
  const { FIELDGATE_TEST_BUILD: folder } = process.env
  const provide = (built: BuiltPlace) => project.provide('built', built)
  if (folder !== undefined) {
    provide({ programs: join(folder, 'service'), webRoot: join(folder, 'client') })
    return () => undefined
  }
  // Within the project, where packages are found that are no part of the programs.
  const directory = mkdtempSync(join(root, 'node_modules/.fieldgate-test-'))
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [basemap(), bundledPackages()],
    build: { ssr: true, ssrEmitAssets: true, outDir: directory, rolldownOptions: { input: servicePrograms } },
  })
  provide({ programs: directory, webRoot: directory })
  return () => rmSync(directory, { recursive: true, force: true })
}
