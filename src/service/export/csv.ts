import * as z from 'zod/mini'
import { Uuid } from '#contract/ids.ts'
import { cellsOf, closureCells, closureColumns, columnsOf, type Cell } from '#contract/records/closure-table.ts'
import { namesOf } from '../output/formats/csv.ts'
import { labelsOf } from '../output/formats/labels.ts'
import { tableText } from '../output/formats/table.ts'
import type { Job, WriteExport } from './format.ts'
import { recordPages } from './record-pages.ts'
import type { StoredRecord } from './selection.ts'

/** Some records of a table, as the rows of some fields. */
type RowsOf = (page: readonly StoredRecord[], fields: readonly string[]) => Promise<readonly (readonly Cell[])[]>

/** A table for spreadsheets; geometries only where they are asked for. */
export const writeCsv: WriteExport = async (job, file) => {
  const { selection, wkt, check, onProgress } = job
  const isOfAreas = selection.kind === 'areas'
  // What a source is called stands beside its id.
  const left = [...(wkt ? [] : ['geometry']), ...(isOfAreas ? [] : ['source'])]
  const fields = selection.fields.filter((field) => !left.includes(field))
  const columns = fields.flatMap(isOfAreas ? columnsOf : closureColumns)
  const rowsOf = isOfAreas ? areaRows : closureRowsOf(job)
  let written = 0
  await file.append(tableText(columns, []))
  for await (const page of recordPages(selection, wkt, check, onProgress)) {
    await file.append(tableText(columns, await rowsOf(page, fields), false))
    written += page.length
  }
  return written
}

const areaRows: RowsOf = async (page, fields) =>
  page.map((record) => fields.flatMap((field) => cellsOf(field, record[field])))

const WithAreas = z.object({ protected_area_uuids: z._default(z.array(Uuid), []) })

function closureRowsOf({ store }: Job): RowsOf {
  return async (page, fields) => {
    const closures = page.map((record) => WithAreas.parse(record))
    const labels = await labelsOf(store, { closures, mostAreas: Infinity, filters: {}, language: 'en' })
    const names = namesOf({ labels, language: 'en' })
    return page.map((record) => fields.flatMap((field) => closureCells(field, record, names)))
  }
}
