import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'csv-stringify/sync'
import iconv from 'iconv-lite'
import * as z from 'zod/mini'
import { odsOf, xlsxOf, type TestCell } from '../../reading/testing/sheets.ts'
import { writeDataset } from './made-files.ts'

/** A table of closures in the image of an agency's, and the areas that it speaks of. */
export const MadeTable = z.object({
  file: z.string(),
  columns: z.string(),
  rows: z.array(z.string()),
  areas: z.optional(z.array(z.string())),
  head: z.optional(z.array(z.string())),
  delimiter: z.optional(z.string()),
  encoding: z.optional(z.string()),
  timeZone: z.optional(z.string()),
})
export type MadeTable = z.infer<typeof MadeTable>

/** The file of the areas that a table speaks of; null where it speaks of none. */
export function writeAreas(directory: string, { areas = [] }: MadeTable): string | null {
  const rows = areas.map((row, at) => `${at + 1} | ${row}`)
  return rows.length === 0
    ? null
    : writeDataset(directory, 'areas', { format: 'geojson', columns: 'id | name | type', rows })
}

/** Writes a table as the kind of file that the end of its name says. */
export function writeTable(directory: string, table: MadeTable): string {
  const { file, columns, head = [], delimiter = ',', encoding = 'utf-8' } = table
  const rows = table.rows.map((row) => row.replace(/ => .*$/, ''))
  const format = file.split('.').at(-1)
  if (format === 'geojson') {
    return writeDataset(directory, file.replace('.geojson', ''), { format, columns, rows })
  }
  const lines = [...head.map((line) => [line]), columns.split(' | '), ...rows.map((row) => row.split(' | '))]
  const path = join(directory, file)
  const encoded = () =>
    iconv.encode(stringify(lines, { delimiter, bom: encoding === 'utf-8-bom' }), csvEncoding(encoding))
  writeFileSync(
    path,
    format === 'csv' ? encoded() : format === 'xlsx' ? xlsxOf({ A: lines.map(cellsOf) }) : odsFrom(lines),
  )
  return path
}

const csvEncoding = (encoding: string) => encoding.replace('-bom', '')

/** What Excel counts days from. */
const DAY_ZERO = Date.UTC(1899, 11, 30)
const DAY = 86_400_000

function cellsOf(line: readonly string[]): TestCell[] {
  return line.map((text) => {
    if (text === '') return null
    if (/^@\d{4}/.test(text)) return { day: (Date.parse(text.slice(1)) - DAY_ZERO) / DAY }
    if (text.startsWith('@')) return { time: Date.parse(`1970-01-01T${text.slice(1)}Z`) / DAY }
    return /^\d+$/.test(text) ? Number(text) : text
  })
}

function odsFrom(lines: readonly (readonly string[])[]): Uint8Array {
  const cell = (text: string) => {
    if (text.startsWith('@')) {
      return `<table:table-cell office:value-type="date" office:date-value="${text.slice(1)}"/>`
    }
    const shown = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    return text === ''
      ? '<table:table-cell/>'
      : `<table:table-cell office:value-type="string"><text:p>${shown}</text:p></table:table-cell>`
  }
  const rows = lines.map((line) => `<table:table-row>${line.map(cell).join('')}</table:table-row>`)
  return odsOf(`<table:table table:name="A">${rows.join('')}</table:table>`)
}
