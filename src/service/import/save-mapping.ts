import { writeFile } from 'node:fs/promises'
import { ImportError } from './reading/input/import-error.ts'
import type { Reading } from './report.ts'

/** Writes down how the first file was read. Throws an ImportError where that is not known, or the file is there already. */
export async function saveMapping(path: string, { files }: Pick<Reading, 'files'>): Promise<void> {
  const first = files.find(({ choice }) => choice !== null)
  const mapping = first?.choice?.mapping
  if (mapping === undefined) throw new ImportError('There is nothing in the files by which a mapping could be told')
  const declared = first?.sources.find(({ by }) => by === 'option')
  const text = `${JSON.stringify({ ...mapping, key: declared?.key ?? mapping.key }, null, 2)}\n`
  await writeFile(path, text, { flag: 'wx' }).catch((cause: unknown) => {
    const isThere = cause instanceof Error && 'code' in cause && cause.code === 'EEXIST'
    const reason = isThere ? 'it is there already' : String(cause)
    throw new ImportError(`${path}: the mapping cannot be written: ${reason}`, { cause })
  })
}
