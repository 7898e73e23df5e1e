import { ImportError } from '../input/import-error.ts'
import { checkLimit, type Limits } from '../input/limits.ts'
import { geometryColumns, type GeometryColumns } from './csv-geometry.ts'

/** The columns of a table: those of its geometry, and those that become properties, with their places. */
export interface TableColumns {
  readonly geometry: GeometryColumns
  readonly kept: readonly (readonly [name: string, index: number])[]
}

/** Throws an ImportError where there are too many, or two with one name. `what` has them: `its first line`. */
export function tableColumns(columns: readonly string[], limits: Limits, what: string): TableColumns {
  checkLimit(limits, 'properties', columns.length, what)
  const twice = columns.findIndex((name, index) => name !== '' && columns.indexOf(name) !== index)
  if (twice >= 0) throw new ImportError(`its column ${twice + 1} has the same name as another: “${columns[twice]}”`)
  const geometry = geometryColumns(columns)
  const kept = columns.flatMap((name, index) => (name === '' || geometry.uses(index) ? [] : [[name, index] as const]))
  return { geometry, kept }
}
