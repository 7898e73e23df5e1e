import type Database from 'libsql'
import * as z from 'zod/mini'
import { SqlText } from './finite-table.ts'

const Layer = z.object({
  name: SqlText,
  geometry: SqlText,
  system: z.number(),
  authority: z.nullable(SqlText),
  code: z.nullable(z.number()),
  wkt: z.nullable(SqlText),
  title: z.nullable(SqlText),
  identifier: z.nullable(SqlText),
})
export type Layer = z.infer<typeof Layer>

const layersBy = (
  identifier: string,
) => `SELECT CAST(c.table_name AS BLOB) AS name, CAST(g.column_name AS BLOB) AS geometry, g.srs_id AS system,
    CAST(r.organization AS BLOB) AS authority, r.organization_coordsys_id AS code, CAST(substr(r.definition, 1, 100000) AS BLOB) AS wkt,
    CAST(r.srs_name AS BLOB) AS title, CAST(${identifier} AS BLOB) AS identifier
  FROM gpkg_contents c
  JOIN gpkg_geometry_columns g ON g.table_name = c.table_name
  LEFT JOIN gpkg_spatial_ref_sys r ON r.srs_id = g.srs_id
  WHERE c.data_type = 'features' ORDER BY c.rowid`

const COLUMNS = 'SELECT CAST(name AS BLOB) AS name, CAST(type AS BLOB) AS type, pk FROM pragma_table_info(?)'

const Column = z.object({ name: SqlText, type: SqlText, pk: z.number() })

/** The columns of a table or a view. */
export function columnsOf(database: Database.Database, name: string): readonly z.infer<typeof Column>[] {
  return z.array(Column).parse(database.prepare(COLUMNS).all([name]))
}

/** The layers of features that a GeoPackage lists, in its order. */
export function layersOf(database: Database.Database): readonly Layer[] {
  const columns = columnsOf(database, 'gpkg_contents')
  // Not all programs that write the format write the column.
  const isTitled = columns.some(({ name }) => name === 'identifier')
  return z.array(Layer).parse(database.prepare(layersBy(isTitled ? 'c.identifier' : 'NULL')).all())
}
