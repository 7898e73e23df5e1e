import type { TestProject } from 'vitest/node'
import type { ProgramsPlace } from '#testing/programs-place.ts'
import { programsForTests } from './programs-for-tests.ts'

const COMMANDS = ['main', 'import', 'export', 'mirror', 'ground']

/** Builds the programs of the service, for all tests of a run. */
export async function setup(project: TestProject): Promise<() => void> {
  const programs = await programsForTests({
    ...Object.fromEntries(COMMANDS.map((name) => [name, `service/commands/${name}.ts`])),
    'conformance/main': 'service/conformance/main.ts',
  })
  const directory: ProgramsPlace = programs.directory
  project.provide('programs', directory)
  return programs.remove
}
