import type { Written } from '../store/store.ts'
import type { MappingKind } from './mapping/mapping.ts'
import type { Remark } from './records/remarks.ts'

export interface Refused {
  readonly file: string
  /** The record's place in the file, from 1, and the line on which it begins. */
  readonly number: number
  readonly line: number
  /** What people know it by. */
  readonly label: string
  readonly reason: string
}

export interface ImportReport {
  readonly kind: MappingKind
  /** The files, each with the title of the mapping by which it was read. */
  readonly files: readonly { readonly path: string; readonly mapping: string }[]
  readonly read: number
  /** Of what was taken in: records with a shape, with points only, and without a geometry. */
  readonly shapes: number
  readonly places: number
  readonly placeless: number
  readonly written: Readonly<Record<Written, number>>
  readonly remarks: readonly Remark[]
  readonly refused: readonly Refused[]
  /** How many records of the demonstration data gave way. */
  readonly demoRemoved: number
}

/** The report as lines for a terminal. */
export function reportLines(report: ImportReport): string[] {
  const { kind, files, read, written, remarks, refused, demoRemoved } = report
  return [
    ...files.map(({ path, mapping }) => `${path}: read as ${mapping}`),
    `${count(read)} ${kind} read${makeUp(report)}`,
    `${count(written.added)} added, ${count(written.changed)} changed, ${count(written.unchanged)} unchanged, ` +
      `${count(refused.length)} refused`,
    ...(remarks.length > 0 ? ['Put right or left open:', ...remarks.map(remarkLine)] : []),
    ...(refused.length > 0 ? ['Refused:', ...refused.map(refusedLine)] : []),
    ...(demoRemoved > 0 ? [`The demonstration data (${count(demoRemoved)} records) has been removed.`] : []),
    ...(refused.length === read ? ['Nothing was imported.'] : []),
  ]
}

function makeUp({ shapes, places, placeless }: ImportReport): string {
  const parts = [
    [shapes, 'with shapes'],
    [places, 'with points only'],
    [placeless, 'without a geometry'],
  ] as const
  const named = parts.filter(([number]) => number > 0).map(([number, what]) => `${count(number)} ${what}`)
  return named.length === 0 ? '' : ` (${named.join(', ')})`
}

function remarkLine({ text, times, records, example }: Remark): string {
  const where = records === 1 ? example : `${count(records)} records, first ${example}`
  return `  ${text}: ${times === records ? '' : `${count(times)} in `}${where}`
}

function refusedLine({ file, number, line, label, reason }: Refused): string {
  return `  ${file}, feature ${count(number)} (line ${count(line)}), ${label}: ${reason}`
}

const whole = new Intl.NumberFormat('en')

export function count(number: number): string {
  return whole.format(number)
}
