import { join } from 'node:path'
import Database from 'libsql'
import type { AreaField } from '#contract/area.ts'
import type { BBox } from '#contract/geometry.ts'
import { listAreas } from '../store/sqlite/area-reads.ts'
import { Connection, type SqlRow, type SqlValue } from '../store/sqlite/connection.ts'
import { cpuMs, type Contender } from './measure.ts'

interface Reading {
  readonly sql: string
  readonly params: readonly SqlValue[]
}

/** Keeps account of the statements that give one row. */
class RecordingConnection extends Connection {
  readonly readings: Reading[] = []

  override row(sql: string, params: readonly SqlValue[] = []): SqlRow | null {
    this.readings.push({ sql, params })
    return super.row(sql, params)
  }
}

/** Reads a page of areas in each box, with nothing around the store's own statement. */
export function bareStatement(
  dataDir: string,
  boxes: readonly BBox[],
  fields: readonly AreaField[],
  limit: number,
): Contender {
  const file = join(dataDir, 'fieldgate.db')
  const readings = readingsOf(file, boxes, fields, limit)
  const database = new Database(file)
  database.exec('PRAGMA cache_size = -65536')
  const statements = new Map(readings.map(({ sql }) => [sql, database.prepare(sql).raw()]))
  return {
    run(task) {
      const { sql = '', params = [] } = readings[task] ?? {}
      return statements.get(sql)?.get([...params])
    },
    cpu: cpuMs,
  }
}

/** The statement, the last of each list, that reads the page itself. */
function readingsOf(file: string, boxes: readonly BBox[], fields: readonly AreaField[], limit: number): Reading[] {
  const connection = new RecordingConnection(file, 0)
  const readings = boxes.flatMap((bbox) => {
    listAreas(connection, { bbox }, fields, { offset: 0, limit })
    return connection.readings.slice(-1)
  })
  connection.close()
  return readings
}
