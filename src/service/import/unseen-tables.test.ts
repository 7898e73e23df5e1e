import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ProtectedArea } from '#contract/records/area.ts'
import { Closure } from '#contract/records/closure.ts'
import { reasons } from '#contract/vocabulary/reasons.ts'
import { aDirectory, aStore, aWriter, parsed } from '../store/testing/store.ts'
import type { ImportReport } from './report.ts'
import { runImport } from './testing/import.ts'
import { MadeTable, writeAreas, writeTable } from './testing/unseen/made-tables.ts'
import given from './testing/unseen/tables.json' with { type: 'json' }

// These tables were written, with what a person would say of each row, before the guesser was looked at.

const tables = Object.entries(z.record(z.string(), MadeTable).parse(given.tables))

const FIELDS = [
  'name',
  'type',
  'reason_id',
  'start_on',
  'end_on',
  'daytime_start',
  'daytime_end',
  'protected_area_uuids',
  'geometry_from',
  'description',
  'extra',
] as const
const Records = z.array(
  z.pick(Closure, {
    name: true,
    type: true,
    reason_id: true,
    start_on: true,
    end_on: true,
    daytime_start: true,
    daytime_end: true,
    protected_area_uuids: true,
    geometry_from: true,
    description: true,
    extra: true,
  }),
)
type Found = z.infer<typeof Records>[number]
const Areas = z.array(z.pick(ProtectedArea, { uuid: true, name: true }))
const FIRST_PAGE = { offset: 0, limit: 100 }

interface Imported {
  readonly report: ImportReport
  readonly records: readonly Found[]
  readonly areas: ReadonlyMap<string, string>
}

/** Imports a table after the areas that it speaks of, without a mapping or an option. */
async function imported(table: MadeTable): Promise<Imported> {
  const directory = aDirectory()
  const writer = aWriter(directory)
  const areasFile = writeAreas(directory, table)
  if (areasFile !== null) await runImport(writer, [areasFile])
  const options = { kind: null, timeZone: table.timeZone ?? null } as const
  const report = await runImport(writer, [writeTable(directory, table)], options)
  const store = aStore(directory)
  const closures = await store.listClosures({ starts_before: '2099-01-01' }, FIELDS, FIRST_PAGE, Date.now())
  const areas = Areas.parse(parsed(await store.listAreas({}, ['uuid', 'name'], FIRST_PAGE)))
  return {
    report,
    records: Records.parse(parsed(closures)),
    areas: new Map(areas.map(({ uuid, name }) => [uuid, name])),
  }
}

/** The record that has most of what the cells of a row say. */
function recordOf(row: string, records: readonly Found[]): Found | undefined {
  const cells = row
    .replace(/ => .*$/, '')
    .split(' | ')
    .filter((cell) => cell !== '')
    .map((cell) => cell.replace('@', ''))
  const sharedWith = (record: Found) => {
    const text = JSON.stringify(record)
    return cells.filter((cell) => text.includes(JSON.stringify(cell).slice(1, -1))).length
  }
  return records.toSorted((one, other) => sharedWith(other) - sharedWith(one))[0]
}

function placeOf({ geometry_from, protected_area_uuids }: Found, areas: Imported['areas']): string {
  if (geometry_from === 'own') return 'own'
  const names = protected_area_uuids.map((uuid) => areas.get(uuid) ?? '?')
  return names.length === 0 ? '-' : names.toSorted().join(' + ')
}

function hoursOf({ daytime_start, daytime_end }: Found): string {
  return daytime_start === null && daytime_end === null
    ? '-'
    : `${daytime_start?.slice(0, 5)}-${daytime_end?.slice(0, 5)}`
}

const sorted = (areas: string) => areas.split(' + ').toSorted().join(' + ')

/** What of a closure is not as the key says, field by field. */
function wrongOf(record: Found, key: string, areas: Imported['areas']): (readonly [field: string, text: string])[] {
  const [types = '', whys = '', start = '', end = '', places = '', hours = '-'] = key.split(' ; ')
  const why = reasons.find(({ id }) => id === record.reason_id)?.key ?? '-'
  const said = [
    ['type', record.type, types],
    ['reason', why, whys],
    ['start', record.start_on ?? '-', start],
    ['end', record.end_on ?? '-', end],
    ['areas', placeOf(record, areas), places],
    ['hours', hoursOf(record), hours === '?' ? '-' : hours],
  ] as const
  return said.flatMap(([field, is, wanted]) =>
    wanted === '*' || wanted.split(' / ').map(sorted).includes(is)
      ? []
      : [[field, `${record.name}: ${field} ${is}, not ${wanted}`]],
  )
}

/** Of a hundred rows, so many may have a field that is not as the key says. */
const AT_MOST = { type: 0.01, reason: 0.03, start: 0, end: 0, areas: 0, hours: 0 }

it('tables of closures that nobody looked at come in with their days, hours, kinds and areas', async () => {
  const [faults, wrong]: [string[], Map<string, string[]>] = [[], new Map()]
  let count = 0
  for (const [name, table] of tables) {
    const { report, records, areas } = await imported(table)
    const { read, written, refused } = report
    const sum = written.added + written.changed + written.unchanged + refused.length
    if (read !== table.rows.length || sum !== read) faults.push(`${name}: ${read} read, ${sum} accounted for`)
    const reasonOf = new Map(refused.map(({ number, reason }) => [number, reason]))
    for (const [index, row] of table.rows.entries()) {
      const [key = '', reason] = [row.split(' => ').at(-1), reasonOf.get(index + 1)]
      count += 1
      if ((key === 'refused') !== (reason !== undefined))
        faults.push(`${name}: row ${index + 1}: ${reason ?? 'came in'}`)
      const record = recordOf(row, records)
      if (reason !== undefined || record === undefined) continue
      if (key.endsWith('; ?') && !tellsHours(report, row))
        faults.push(`${name}: row ${index + 1}: nothing said of hours`)
      for (const [field, text] of wrongOf(record, key, areas)) {
        wrong.set(field, [...(wrong.get(field) ?? []), `${name}: ${text}`])
      }
    }
  }
  expect(faults).toEqual([])
  for (const [field, most] of Object.entries(AT_MOST)) {
    const lines = wrong.get(field) ?? []
    expect([lines, lines.length <= most * count]).toEqual([lines, true])
  }
})

/** Whether the report tells that the hours of a row were not understood. */
function tellsHours({ remarks }: ImportReport, row: string): boolean {
  return remarks.some(
    ({ text, words }) => text.startsWith('hours') && [...(words?.keys() ?? [])].some((word) => row.includes(word)),
  )
}
