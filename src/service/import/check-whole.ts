import type { DraftedFile } from './read-ahead.ts'
import { ImportError } from './reading/input/import-error.ts'
import { Lacks } from './reading/input/lack.ts'

/**
 * Checks that files which say that they are parts of more are all there: the last page, or as many features as there are in
 * all. Throws an ImportError, since what is missing would count as not closed, or with `full` as gone.
 */
export function checkWhole(files: readonly Pick<DraftedFile, 'path' | 'lack'>[]): void {
  const lacks = new Lacks()
  for (const { lack } of files) {
    const tell = lacks.next()
    if (lack !== null) tell(lack)
  }
  const { total } = lacks
  if (total === null) return
  const { count, matched } = total
  const held = matched === null ? `${count} features, and there are more` : `${count} of ${matched} features`
  throw new ImportError(
    `${files.find(({ lack }) => lack !== null)?.path ?? ''}: it holds ${held}: its service gives so many at once. Fetch the others too, from ` +
      `&resultOffset=${count} (ArcGIS) or &startIndex=${count} (WFS) on, and import all files together; or say --force to ` +
      'import this part.',
  )
}
