import { join } from 'node:path'
import Database from 'libsql'
import type { AreaField } from '#contract/records/area.ts'
import type { BBox } from '#contract/geometry.ts'
import { outlineMeets } from '#contract/geo/outline.ts'
import { areaListing } from '../store/sql/reads/listings.ts'
import { areaColumns } from '../store/sqlite/reads/columns.ts'
import { listRows } from '../store/sqlite/reads/list-rows.ts'
import type { SqlRow, SqlValue } from '../store/sql/sql.ts'
import { Connection } from '../store/sqlite/database/connection.ts'
import { outlineFrom } from '../store/sqlite/database/outline-bytes.ts'
import { cpuMs, type Contender } from './measure.ts'

interface Reading {
  readonly sql: string
  readonly params: readonly SqlValue[]
  /** Whether it reads an outline, to test it against the box. */
  readonly isOutline: boolean
}

/** Nodes of the R*Tree are read once and kept. */
function isOfTree(sql: string): boolean {
  return sql.includes('_box_node')
}

/** Keeps account of the statements that read data. */
class RecordingConnection extends Connection {
  readings: Reading[] = []

  override row(sql: string, params: readonly SqlValue[] = []): SqlRow | null {
    if (sql.startsWith('SELECT') && !isOfTree(sql)) this.readings.push({ sql, params, isOutline: false })
    return super.row(sql, params)
  }

  override keptRow(sql: string): SqlRow | null {
    const before = this.readings
    const row = super.keptRow(sql)
    this.readings = before
    return row
  }

  override bytes(sql: string, id: number): Uint8Array<ArrayBuffer> {
    const before = this.readings
    const bytes = super.bytes(sql, id)
    this.readings = isOfTree(sql) ? before : [...before, { sql, params: [id], isOutline: true }]
    return bytes
  }
}

/**
 * Lists the areas in each box with nothing around the store's own statements: reads and tests the outlines in doubt,
 * and reads the page in its order. With `pageOnly` nothing but the last of these.
 */
export async function bareLoop(
  dataDir: string,
  boxes: readonly BBox[],
  fields: readonly AreaField[],
  limit: number,
  { pageOnly = false } = {},
): Promise<Contender> {
  const file = join(dataDir, 'fieldgate.db')
  const tasks = (await readingsOf(file, boxes, fields, limit)).map((readings) =>
    pageOnly ? readings.slice(-1) : readings,
  )
  const database = new Database(file)
  database.exec('PRAGMA cache_size = -65536')
  const statements = new Map(tasks.flat().map(({ sql }) => [sql, database.prepare(sql).raw()]))
  return {
    run(task) {
      const box = boxes[task] ?? [0, 0, 0, 0]
      let met = 0
      for (const { sql, params, isOutline } of tasks[task] ?? []) {
        const row: unknown = statements.get(sql)?.get([...params])
        const [value]: unknown[] = Array.isArray(row) ? row : []
        if (isOutline && value instanceof Uint8Array && outlineMeets(outlineFrom(value), box)) met++
      }
      return met
    },
    cpu: cpuMs,
  }
}

/** The statements that the store runs for each box. */
async function readingsOf(
  file: string,
  boxes: readonly BBox[],
  fields: readonly AreaField[],
  limit: number,
): Promise<(readonly Reading[])[]> {
  const connection = new RecordingConnection(file, 0)
  const readings: (readonly Reading[])[] = []
  for (const bbox of boxes) {
    connection.readings = []
    // As the frame of a page is.
    const frame = () => [`{"count":100,"next":"http://localhost:4600/${'x'.repeat(150)}","results":[`, ']}'] as const
    await listRows(connection, areaListing(areaColumns, { bbox }, fields), { offset: 0, limit }, frame)
    readings.push(connection.readings)
  }
  connection.close()
  return readings
}
