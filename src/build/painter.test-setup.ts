import type { TestProject } from 'vitest/node'
import type { PainterPlace } from '#testing/painter-place.ts'
import { basemap } from './basemap/plugin.ts'
import { programsForTests } from './programs-for-tests.ts'

/** Builds what paints preview pictures, for all tests of a run. */
export async function setup(project: TestProject): Promise<() => void> {
  const painter = await programsForTests({ preview: 'app/preview/main.ts' }, [basemap()])
  const directory: PainterPlace = painter.directory
  project.provide('painter', directory)
  return painter.remove
}
