import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ProtectedArea } from '#contract/records/area.ts'
import { Closure } from '#contract/records/closure.ts'
import { categories, type CategoryKey } from '#contract/vocabulary/categories.ts'
import { reasons } from '#contract/vocabulary/reasons.ts'
import { isoCodes } from '../intake/country-at.ts'
import { aDirectory, aStore, aWriter, parsed } from '../store/testing/store.ts'
import type { ImportReport } from './report.ts'
import { runImport } from './testing/import.ts'
import areas from './testing/unseen/areas.json' with { type: 'json' }
import areasExpected from './testing/unseen/areas-expected.json' with { type: 'json' }
import registers from './testing/unseen/registers.json' with { type: 'json' }
import registersExpected from './testing/unseen/registers-expected.json' with { type: 'json' }
import closures from './testing/unseen/closures.json' with { type: 'json' }
import closuresExpected from './testing/unseen/closures-expected.json' with { type: 'json' }
import { writeDataset } from './testing/unseen/made-files.ts'
import { Dataset, tableOf } from './testing/unseen/made-table.ts'

// These files were written, with what a person would say of each record, before the guesser was looked at.

const Datasets = z.record(z.string(), Dataset)
const Expectations = z.record(
  z.string(),
  z.object({ id: z.string(), established: z.optional(z.string()), rows: z.array(z.string()) }),
)

/** How much each kind asks of people. */
const strictness = new Map<string, number>(
  Object.entries({
    other: 0,
    protected_landscape: 1,
    landscape: 1,
    nature_park: 1,
    biosphere_reserve: 1,
    natura_2000: 2,
    marine: 3,
    monument: 3,
    rest_zone: 4,
    national_park: 4,
    nature_reserve: 5,
    wilderness: 5,
  } satisfies Record<CategoryKey, number>),
)
const AT_MOST_WRONG = 0.03
const AT_MOST_LEFT = 0.04

const choices = (text = '') => text.split(' / ').map((choice) => choice.trim())

interface Imported {
  readonly key: string
  readonly dataset: Dataset
  readonly report: ImportReport
  readonly directory: string
}

/** Imports each dataset from a file of its own, without a mapping and without an option, not even of what is in it. */
async function imported(given: unknown): Promise<Imported[]> {
  const all: Imported[] = []
  for (const [key, dataset] of Object.entries(Datasets.parse(given))) {
    const directory = aDirectory()
    const report = await runImport(aWriter(directory), [writeDataset(directory, key, dataset)], { kind: null })
    all.push({ key, dataset, report, directory })
  }
  return all
}

/** What is not as it should be of a whole file: the sum, the refused, and what tells its records apart. */
function wrongOfFile({ key, report }: Imported, id: string, placed: readonly boolean[]): string[] {
  const { read, written, refused } = report
  const sum = written.added + written.changed + written.unchanged + refused.length
  const rule = JSON.stringify(report.files[0]?.choice?.mapping.id)
  return [
    ...(read === sum && read === placed.length ? [] : [`${key}: ${read} read, ${sum} accounted for`]),
    ...refused.filter(({ number }) => placed[number - 1]).map(({ label, reason }) => `${key}: ${label}: ${reason}`),
    ...(choices(id).some((property) => rule === JSON.stringify(property)) ? [] : [`${key}: told apart by ${rule}`]),
  ]
}

const Areas = z.array(z.pick(ProtectedArea, { name: true, category_id: true, country_id: true, established_on: true }))

it.each([
  ['areas of agencies', areas, areasExpected],
  ['registers of countries', registers, registersExpected],
])('%s that nobody looked at come in as what they are', async (_, given, said) => {
  const expected = Expectations.parse(said.datasets)
  const [faults, wrong, left]: [string[], string[], string[]] = [[], [], []]
  let count = 0
  for (const file of await imported(given.datasets)) {
    const { id = '', established, rows = [] } = expected[file.key] ?? {}
    const placed = rows.map((row) => !row.startsWith('no place'))
    faults.push(...wrongOfFile(file, id, placed))
    const fields = ['name', 'category_id', 'country_id', 'established_on'] as const
    const found = await aStore(file.directory).listAreas({}, fields, { offset: 0, limit: 100 })
    const lines = rows.flatMap((row, at) => (placed[at] ? [{ row, at }] : []))
    for (const [index, area] of Areas.parse(parsed(found)).entries()) {
      const { row = '', at = 0 } = lines[index] ?? {}
      const [kinds, countries, names = ''] = row.split(' ; ')
      const kind = categories.find(({ id: number }) => number === area.category_id)?.key ?? 'other'
      const country = area.country_id === null ? '-' : (isoCodes.get(area.country_id) ?? '')
      const label = `${file.key}: ${area.name}`
      const allowed = choices(kinds)
      count += 1
      if (!allowed.includes(kind)) (kind === 'other' ? left : wrong).push(`${label}: ${kind}, not ${kinds}`)
      const most = Math.max(...allowed.map((choice) => strictness.get(choice) ?? NaN))
      if (!((strictness.get(kind) ?? NaN) <= most)) faults.push(`${label}: ${kind} is stricter than ${kinds}`)
      if (!choices(countries).includes(country)) faults.push(`${label}: in ${country}, not ${countries}`)
      if (names !== '*' && !names.split(' || ').includes(area.name)) faults.push(`${label}: not ${names}`)
      const day = established === undefined ? null : dayIn(file.dataset, at, established)
      if (day !== area.established_on) faults.push(`${label}: since ${area.established_on}, not ${day}`)
    }
  }
  expect(faults).toEqual([])
  expect([wrong, wrong.length <= AT_MOST_WRONG * count]).toEqual([wrong, true])
  expect([left, left.length <= AT_MOST_LEFT * count]).toEqual([left, true])
})

/** The day in a cell, in the only ways in which these files write it; null where there is none. */
function dayIn(dataset: Dataset, row: number, property: string): string | null {
  const { columns, rows } = tableOf(dataset)
  const cell = rows[row]?.cells[columns.findIndex(({ name }) => name === property)] ?? ''
  if (cell === '') return null
  if (/^-\d+$|^\d{9,}$/.test(cell)) return new Date(Number(cell)).toISOString().slice(0, 10)
  const [, year, month = '01', day = '01'] = /^(\d{4})(?:[-/]?(\d\d)[-/]?(\d\d))?(?:[T ].*)?$/.exec(cell) ?? []
  return year === undefined ? cell.split(/[./]/).toReversed().join('-') : `${year}-${month}-${day}`
}

const Closures = z.array(
  z.pick(Closure, { name: true, type: true, reason_id: true, start_on: true, end_on: true, geometry_from: true }),
)
/** Without a word for it in its row, a closure has no reason. */
const AT_MOST_WITHOUT_REASON = 0.2

it('closures of agencies that nobody looked at come in with their days, kinds and places', async () => {
  const expected = Expectations.parse(closuresExpected.datasets)
  const [faults, left]: [string[], string[]] = [[], []]
  let count = 0
  for (const file of await imported(closures.datasets)) {
    const { id = '', rows = [] } = expected[file.key] ?? {}
    faults.push(
      ...wrongOfFile(
        file,
        id,
        rows.map(() => true),
      ),
    )
    const fields = ['name', 'type', 'reason_id', 'start_on', 'end_on', 'geometry_from'] as const
    const page = { offset: 0, limit: 100 }
    const found = await aStore(file.directory).listClosures({ starts_before: '2099-01-01' }, fields, page, Date.now())
    for (const [index, closure] of Closures.parse(parsed(found)).entries()) {
      const [types, whys, starts, ends, names = ''] = rows[index]?.split(' ; ') ?? []
      const why = reasons.find(({ id: number }) => number === closure.reason_id)?.key ?? 'other'
      const label = `${file.key}: ${closure.name}`
      count += 1
      if (!choices(whys).includes(why)) (why === 'other' ? left : faults).push(`${label}: ${why}, not ${whys}`)
      const same = [
        choices(types).includes(closure.type),
        choices(starts).includes(closure.start_on ?? '-'),
        choices(ends).includes(closure.end_on ?? '-'),
        names.split(' || ').includes(closure.name),
        closure.geometry_from === 'own',
      ]
      if (same.includes(false)) faults.push(`${label}: ${JSON.stringify(closure)}, not ${rows[index]}`)
    }
  }
  expect(faults).toEqual([])
  expect([left, left.length <= AT_MOST_WITHOUT_REASON * count]).toEqual([left, true])
})
