import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'
import type { ProgramsPlace } from '#testing/programs-place.ts'
import { bundledPackages } from './bundled-packages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const COMMANDS = ['main', 'import', 'export', 'mirror', 'ground']
const sourceOf = (file: string) => join(root, `src/service/${file}.ts`)

/** Builds the programs of the service as they are shipped, for all tests of a run. */
export async function setup(project: TestProject): Promise<() => void> {
  // Within the project, where packages are found.
  const directory: ProgramsPlace = mkdtempSync(join(root, 'node_modules/.fieldgate-test-'))
  const input = {
    ...Object.fromEntries(COMMANDS.map((name) => [name, sourceOf(`commands/${name}`)])),
    'conformance/main': sourceOf('conformance/main'),
  }
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [bundledPackages()],
    build: { ssr: true, outDir: directory, rolldownOptions: { input } },
  })
  project.provide('programs', directory)
  return () => rmSync(directory, { recursive: true, force: true })
}
