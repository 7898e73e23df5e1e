import { closureCells, closureColumns } from '../output/formats/csv.ts'
import { labelsOf } from '../output/formats/labels.ts'
import { cellsOf, columnsOf, tableText, type Cell } from '../output/formats/table.ts'
import type { Job, WriteExport } from './format.ts'
import { recordPages } from './record-pages.ts'
import type { StoredRecord } from './selection.ts'

/** What of a record stands in a table, and under which names. */
interface Table {
  readonly columns: readonly string[]
  readonly cells: (record: StoredRecord) => readonly Cell[]
}

/** A table for spreadsheets; geometries only where they are asked for. */
export const writeCsv: WriteExport = async (job, file) => {
  const table = await tableOf(job)
  let written = 0
  await file.append(tableText(table.columns, []))
  for await (const page of recordPages(job.selection, job.wkt, job.check, job.onProgress)) {
    await file.append(tableText(table.columns, page.map(table.cells), false))
    written += page.length
  }
  return written
}

async function tableOf({ store, selection, wkt }: Job): Promise<Table> {
  const fields = selection.fields.filter((field) => field !== 'geometry' || wkt)
  if (selection.kind === 'areas') {
    return {
      columns: fields.flatMap(columnsOf),
      cells: (record) => fields.flatMap((field) => cellsOf(field, record[field])),
    }
  }
  const naming = { labels: await labelsOf(store, [], {}, 'en'), language: 'en' } as const
  return {
    columns: fields.flatMap(closureColumns),
    cells: (record) => fields.flatMap((field) => closureCells(field, record, naming)),
  }
}
