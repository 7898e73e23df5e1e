import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { unwritableReason } from '../store/sqlite/database/unwritable.ts'
import { GroundError } from './osm/ground-error.ts'

/** A failure for the operator: in words where the folder of archives cannot be written to, else as it is. */
export function unwritten(error: unknown, directory: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'ENOSPC') {
    const need = `While a ground is made, ${directory} needs room for several times the extract, beside the ground of before.`
    return new GroundError(`The disk is full. ${need}`, { cause: error })
  }
  if (code !== 'EACCES' && code !== 'EROFS' && code !== 'EPERM') return error
  let there = directory
  while (!existsSync(there)) there = dirname(there)
  const reason = unwritableReason(join(there, 'ground'))
  return reason === null ? error : new GroundError(reason, { cause: error })
}
