import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { stringify } from 'csv-stringify/sync'
import { ImportError } from './reading/input/import-error.ts'
import type { ImportReport } from './report.ts'

/** Throws an ImportError where a report cannot go: nothing that is there is ever written over, be it an input or the store. */
export function checkReportFile(path: string): void {
  if (!/^\.(json|csv)$/i.test(extname(path))) throw new ImportError(`${path}: a report ends in .json or .csv`)
  if (existsSync(path)) throw new ImportError(`${path}: the report cannot be written: something is there already`)
}

/** Writes all that a report holds: as JSON, or as a table of what was refused, put right and not understood. */
export async function saveReport(path: string, report: ImportReport): Promise<void> {
  const text = extname(path).toLowerCase() === '.csv' ? stringify(rowsOf(report)) : jsonOf(report)
  await writeFile(path, text, { flag: 'wx' }).catch((cause: unknown) => {
    throw new ImportError(`${path}: the report cannot be written: ${String(cause)}`, { cause })
  })
}

function jsonOf(report: ImportReport): string {
  const plain = (_: string, value: unknown): unknown => (value instanceof Map ? Object.fromEntries(value) : value)
  return `${JSON.stringify(report, plain, 2)}\n`
}

function rowsOf({ refused, remarks, areas }: ImportReport): unknown[][] {
  return [
    ['what', 'file', 'feature', 'place', 'record', 'text', 'times'],
    ...refused.map(({ file, number, place, label, reason }) => ['refused', file, number, place, label, reason, 1]),
    ...remarks.map(({ text, times, examples }) => ['remark', '', '', '', examples.join('; '), text, times]),
    ...areas.ambiguous.map(({ name, times, candidates }) => [
      'ambiguous area',
      '',
      '',
      '',
      name,
      candidates.join('; '),
      times,
    ]),
    ...areas.missing.map(({ name, times, candidates }) => [
      'area not found',
      '',
      '',
      '',
      name,
      candidates.join('; '),
      times,
    ]),
    ...remarks.flatMap(({ text, words = new Map() }) =>
      [...words].map(([word, times]) => ['word', '', '', '', word, text, times]),
    ),
  ]
}
