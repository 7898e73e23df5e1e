import type { DraftedFile } from './read-ahead.ts'
import { ImportError } from './reading/input/import-error.ts'

/**
 * Checks that files which say that they are parts of more are all there: the last page, or as many features as there are in
 * all. Throws an ImportError, since what is missing would count as not closed, or with `full` as gone.
 */
export function checkWhole(files: readonly Pick<DraftedFile, 'path' | 'lack'>[]): void {
  const parts = files.flatMap(({ path, lack }) => (lack === null ? [] : [{ path, ...lack }]))
  const [first] = parts
  if (first === undefined || (parts.length < files.length && parts.every(({ matched }) => matched === null))) return
  const count = parts.reduce((sum, part) => sum + part.count, 0)
  const matched = Math.max(...parts.map((part) => part.matched ?? Infinity))
  if (count >= matched) return
  const held = matched === Infinity ? `${count} features, and there are more` : `${count} of ${matched} features`
  throw new ImportError(
    `${first.path}: it holds ${held}: its service gives so many at once. Fetch the others too, from ` +
      `&resultOffset=${count} (ArcGIS) or &startIndex=${count} (WFS) on, and import all files together; or say --force to ` +
      'import this part.',
  )
}
