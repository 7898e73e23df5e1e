import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'
import type { PainterPlace } from '#testing/painter-place.ts'
import { basemap } from './basemap/plugin.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Builds what paints preview pictures as it is shipped, for all tests of a run. */
export async function setup(project: TestProject): Promise<() => void> {
  // Within the project, where packages are found.
  const directory: PainterPlace = mkdtempSync(join(root, 'node_modules/.fieldgate-painter-'))
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [basemap()],
    ssr: { external: true },
    build: {
      ssr: true,
      ssrEmitAssets: true,
      outDir: directory,
      rolldownOptions: { input: { preview: join(root, 'src/app/preview/main.ts') } },
    },
  })
  project.provide('painter', directory)
  return () => rmSync(directory, { recursive: true, force: true })
}
