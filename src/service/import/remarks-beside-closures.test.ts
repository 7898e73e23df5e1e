import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Closure } from '#contract/records/closure.ts'
import { activities } from '#contract/vocabulary/activities.ts'
import { aDirectory, aStore, aWriter, parsed } from '../store/testing/store.ts'
import { reportLines } from './report.ts'
import { runImport } from './testing/import.ts'

const FIELDS = ['name', 'type', 'daytime_start', 'activity_ids', 'description'] as const
const Found = z.array(
  z.pick(Closure, { name: true, type: true, daytime_start: true, activity_ids: true, description: true }),
)

/** What comes of the rows of a table, “closure entering” by their names, what readers are told, and the words of the report. */
async function read(...lines: readonly string[]) {
  const directory = aDirectory()
  const path = join(directory, 'crags.csv')
  writeFileSync(path, lines.join('\n'))
  const report = await runImport(aWriter(directory), [path], { kind: 'closures', timeZone: 'Europe/Berlin', now: 0 })
  const page = { offset: 0, limit: 20 }
  const rows = parsed(await aStore(directory).listClosures({ starts_before: '2030-01-01' }, FIELDS, page, 0))
  const records = Found.parse(rows)
  const kinds = records.map(({ name, type, activity_ids, daytime_start }) => {
    const keys = activity_ids.map((id) => activities.find((activity) => activity.id === id)?.key)
    return [name, [type, ...keys, ...(daytime_start === null ? [] : [daytime_start])].join(' ')]
  })
  return {
    kinds: Object.fromEntries(kinds),
    shown: records.map(({ description }) => description),
    told: reportLines(report).join('\n'),
  }
}

it('remarks beside days open nothing and narrow nothing, but readers have them, and the report names them', async () => {
  const { kinds, shown, told } = await read(
    'Crag,From,To,Notes',
    'Raven,2027-02-01,2027-07-31,Last year the ban was lifted in June',
    'Owl,2027-02-01,2027-07-31,Routes 1 to 5 reopened',
    'Kite,2027-02-01,2027-07-31,Peregrines. No dogs',
    'Heron,2027-02-01,2027-07-31,The car park is closed daily 20:00–06:00',
  )
  const closed = 'closure entering'
  expect(kinds).toEqual({ Raven: closed, Owl: closed, Kite: closed, Heron: closed })
  expect(shown).toContain('Last year the ban was lifted in June')
  expect(told).toContain('closed, though its text says that something is open: look whether it still is')
  expect(told).toContain('closed to all, though its text names some activities: say in a mapping to whom')
  expect(told).toContain('hours in its text left out: closed all day: Heron')
})

it.each(['Bemerkung', 'Anmerkungen', 'Hinweise', 'Remarques', 'Comments'])(
  '%s tells what is closed where nothing else tells days',
  async (column) => {
    const { kinds } = await read(
      `id;Name;${column}`,
      '1;Rabenfels;Gesperrt für Kletterer',
      '2;Eulenfels;Sperrung aufgehoben',
      '3;Milanfels;Gesperrt',
    )
    expect(kinds).toEqual({ Rabenfels: 'closure climbing', Eulenfels: 'notice', Milanfels: 'closure entering' })
  },
)

it('a remark that stands beside one of several closures tells no kind', async () => {
  const { kinds } = await read(
    'Crag,User group,Close Date,Open Date,Remarks',
    'Raven,Climbers,2027-02-01,2027-08-01,Last year the ban was lifted in June',
    'Owl,Hikers,2027-02-01,2027-08-01,',
    'Kestrel,,2027-02-01,2027-08-01,',
  )
  expect(kinds).toEqual({ Raven: 'closure climbing', Owl: 'closure hiking', Kestrel: 'closure entering' })
})
