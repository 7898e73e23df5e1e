import * as z from 'zod/mini'
import type { HandingOver, Imported, Origins } from '../../domain/origins.ts'
import { numberOf, textOf, type Sql } from '../sql.ts'

/** What a database keeps in its own way: the JSON text of the name of a record `r` with the fields `f`. */
export interface OriginTables {
  readonly nameOfRecord: string
}

export function originsIn(sql: Sql, { nameOfRecord }: OriginTables): Origins {
  const texts = async (statement: string, params: readonly string[]) =>
    (await sql.rows(statement, params)).map(([text]) => textOf(text))
  return {
    find: async (kind, uuid) => {
      const row = await sql.row(
        `SELECT o.name, ${nameOfRecord} FROM origin o JOIN ${kind} r ON r.uuid = o.uuid
         JOIN ${kind}_field f ON f.id = r.id WHERE o.kind = $1 AND o.uuid = $2`,
        [kind, uuid],
      )
      return row === null ? null : { source: textOf(row[0]), name: z.string().parse(JSON.parse(textOf(row[1]))) }
    },
    count: async (kind, key) =>
      numberOf((await sql.row('SELECT count(*) FROM origin WHERE kind = $1 AND name = $2', [kind, key]))?.[0]),
    keys: (kind) => texts('SELECT DISTINCT name FROM origin WHERE kind = $1 ORDER BY name', [kind]),
    keysInFile: (kind, file) =>
      texts('SELECT DISTINCT name FROM origin WHERE kind = $1 AND file = $2 ORDER BY name', [kind, file]),
    namesOf: (key) => texts(`SELECT DISTINCT s.name FROM ${CLOSURES} AND o.name = $1 ORDER BY s.name`, [key]),
    handOver: (kind, handing) => handOver(sql, kind, handing),
    formerKeys: (kind, key) =>
      texts('SELECT former FROM origin_heir WHERE kind = $1 AND name = $2 ORDER BY former', [kind, key]),
    heirs: (kind, key) =>
      texts('SELECT name FROM origin_heir WHERE kind = $1 AND former = $2 ORDER BY name', [kind, key]),
    firstOf: (kind, key, uuids) =>
      firstFound(sql, uuids, 'SELECT 1 FROM origin WHERE kind = $1 AND uuid = $2 AND name = $3', kind, key),
    firstDeleted: (kind, uuids) => firstFound(sql, uuids, 'SELECT 1 FROM deletion WHERE kind = $1 AND uuid = $2', kind),
  }
}

const CLOSURES = `origin o JOIN closure r ON r.uuid = o.uuid JOIN source s ON s.id = r.source_id WHERE o.kind = 'closure'`

async function handOver(sql: Sql, kind: Imported, { from, to, naming }: HandingOver): Promise<number> {
  const meant = naming === undefined ? '' : `AND uuid IN (SELECT o.uuid FROM ${CLOSURES} AND s.name = $3)`
  const params = naming === undefined ? [kind, from] : [kind, from, naming]
  const which = `kind = $1 AND name = $2 ${meant}`
  const count = numberOf((await sql.row(`SELECT count(*) FROM origin WHERE ${which}`, params))?.[0])
  if (count === 0) return 0
  await sql.run(`UPDATE origin SET name = $${params.length + 1} WHERE ${which}`, [...params, to])
  await sql.run('INSERT INTO origin_heir (kind, name, former) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
    kind,
    to,
    from,
  ])
  if (naming === undefined) await handOverImport(sql, kind, from, to)
  return count
}

/** The last import of a source, all of whose records are another's now, unless that one has its own. */
async function handOverImport(sql: Sql, kind: Imported, from: string, to: string): Promise<void> {
  await sql.run(
    `UPDATE last_import SET source = $3 WHERE kind = $1 AND source = $2
     AND NOT EXISTS (SELECT 1 FROM last_import WHERE kind = $1 AND source = $3)`,
    [kind, from, to],
  )
}

async function firstFound(
  sql: Sql,
  uuids: readonly string[],
  statement: string,
  kind: Imported,
  ...more: readonly string[]
): Promise<string | null> {
  for (const uuid of uuids) if ((await sql.row(statement, [kind, uuid, ...more])) !== null) return uuid
  return null
}
