import type Database from 'libsql'
import * as z from 'zod/mini'
import { textOrWindows } from '../input/input.ts'
import { ImportError } from '../input/import-error.ts'

/** A text that SQL gives as bytes: libsql ends the process over a text that is not in UTF-8. */
export const SqlText = z.pipe(
  z.instanceof(ArrayBuffer),
  z.transform((bytes: ArrayBuffer) => textOrWindows(new Uint8Array(bytes))),
)

const Definition = z.object({ type: SqlText, sql: SqlText })
type Definition = z.infer<typeof Definition>
const DEFINITION = `SELECT CAST(type AS BLOB) AS type, CAST(sql AS BLOB) AS sql FROM sqlite_master
  WHERE name = ? COLLATE NOCASE AND type IN ('table', 'view')`

/**
 * Throws an ImportError where the rows of a table may never end, as those of a query that calls itself: for every view
 * but one that chooses among the rows of a single table, and for tables whose rows are made by a program.
 */
export function checkFinite(database: Database.Database, name: string): void {
  const definition = definitionOf(database, name)
  if (definition === undefined) throw new Error(`no such table: ${name}`)
  if (isStored(definition)) return
  const table = tableBehind(definition.sql)
  if (table !== null && isStored(definitionOf(database, table))) return
  throw new ImportError(
    `its layer ${name} is a view that does more than choose rows of one table: make a table of it, for example by ` +
      'exporting the layer in QGIS',
  )
}

/** The views among some layers that choose rows of another of them, which each is of: their rows would come in twice. */
export function viewsOfTables(database: Database.Database, layers: readonly string[]): ReadonlyMap<string, string> {
  const named = new Map(layers.map((name) => [name.toLowerCase(), name]))
  return new Map(
    layers.flatMap((name) => {
      const definition = definitionOf(database, name)
      const table =
        definition?.type === 'view' ? named.get(tableBehind(definition.sql)?.toLowerCase() ?? '') : undefined
      return table === undefined ? [] : [[name, table] as const]
    }),
  )
}

/** What starts a query or names a further table, and comments, which could hide either. */
const QUERY_WORDS = /\b(?:select|with|from|join)\b|\bin\b(?!\s*\()|--|\/\*/gi
const FROM_ONE = /\bfrom\s+(?:"([^"]+)"|(\w+))\s*(?:where\b.*)?$/is

/** The only table that a view reads; null where there may be others. */
function tableBehind(view: string): string | null {
  const words = view.match(QUERY_WORDS) ?? []
  if (words.join(' ').toLowerCase() !== 'select from') return null
  const [, quoted, bare] = FROM_ONE.exec(view) ?? []
  return quoted ?? bare ?? null
}

function isStored(definition: Definition | undefined): boolean {
  return definition?.type === 'table' && !/^create\s+virtual\b/i.test(definition.sql)
}

function definitionOf(database: Database.Database, name: string): Definition | undefined {
  return z.array(Definition).parse(database.prepare(DEFINITION).all([name]))[0]
}
