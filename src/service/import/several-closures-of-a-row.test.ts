import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Closure } from '#contract/records/closure.ts'
import { uuidOf } from '#testing/builders.ts'
import { activities } from '#contract/vocabulary/activities.ts'
import { aDirectory, aStore, aWriter, parsed, storeKinds, type StoreKind } from '../store/testing/store.ts'
import type { ImportOptions } from './import-options.ts'
import { reportLines } from './report.ts'
import { runImport } from './testing/import.ts'
import { undoImport } from './undo.ts'

const FIELDS = ['uuid', 'name', 'type', 'activity_ids', 'start_on', 'end_on'] as const
const Found = z.array(
  z.pick(Closure, { uuid: true, name: true, type: true, activity_ids: true, start_on: true, end_on: true }),
)
const ALL = { starts_before: '2030-01-01' }
const PAGE = { offset: 0, limit: 100 }
const NOW = Date.parse('2026-11-29T12:00:00Z')

/**
 * A store into which tables are imported one after the other, and what it then closes: “Moor climbing 2027-02-01/2027-07-31”.
 * Its kind is said where a test is about what the store has already; what tables mean is the same for all.
 */
async function aStage(kind?: StoreKind) {
  const directory = aDirectory()
  const place = await kind?.aPlace()
  const writer = (await place?.openWriter()) ?? aWriter(directory)
  const store = (await place?.openStore()) ?? aStore(directory)
  const path = join(directory, 'table.csv')
  const rows = async () => Found.parse(parsed(await store.listClosures(ALL, FIELDS, PAGE, NOW)))
  return {
    rows,
    undo: () => undoImport({ source: null, kind: null, dryRun: false }, writer),
    import: async (lines: readonly string[], options: Partial<ImportOptions> = {}) => {
      writeFileSync(path, lines.join('\n'))
      const usual = { kind: 'closures', timeZone: 'Europe/Zurich', now: NOW } as const
      const report = await runImport(writer, [path], { ...usual, ...options })
      return { report, told: reportLines(report).join('\n') }
    },
    closed: async () =>
      (await rows()).map(({ name, type, activity_ids, start_on, end_on }) => {
        const keys = activity_ids.map((id) => activities.find((activity) => activity.id === id)?.key)
        return `${name} ${type === 'notice' ? type : keys.join()} ${start_on}/${end_on}`
      }),
  }
}

async function closedBy(...lines: readonly string[]) {
  const stage = await aStage()
  await stage.import(lines)
  return stage.closed()
}

describe('a table with several columns of bans', () => {
  it('closes to those whom each column names, in its own days', async () => {
    const table = ['Name;Kletterverbot;Betretungsverbot', 'Moor;1.2.–31.7.;1.3.–30.6.', 'Wald;;1.4.–31.5.', 'Au;;']
    expect(await closedBy(...table)).toEqual([
      'Moor climbing 2027-02-01/2027-07-31',
      'Moor entering 2027-03-01/2027-06-30',
      'Wald entering 2027-04-01/2027-05-31',
      'Au notice null/null',
    ])
  })

  it('is told to be read so', async () => {
    const { told } = await (await aStage()).import(['Name;Kletterverbot;Hundeverbot', 'Au;1.2.–31.7.;1.3.–30.6.'])
    expect(told).toContain('a closure of its own below each of: Kletterverbot, Hundeverbot')
  })

  it('closes all year by a cross, and in the days of another', async () => {
    const table = ['Name;Kletterverbot;Hundeverbot', 'Moor;1.2.–31.7.;x', 'Wald;1.3.–30.6.;', 'Au;;x']
    expect(await closedBy(...table)).toEqual([
      'Moor climbing 2027-02-01/2027-07-31',
      'Moor dogs null/null',
      'Wald climbing 2027-03-01/2027-06-30',
      'Au dogs null/null',
    ])
  })

  it('closes in each of two periods of one of them', async () => {
    const table = ['Name;Kletterverbot;Hundeverbot', 'Au;1.2.–31.3. und 1.10.–15.11.;1.3.–30.6.']
    expect(await closedBy(...table)).toEqual([
      'Au climbing 2027-02-01/2027-03-31',
      'Au climbing 2027-10-01/2027-11-15',
      'Au dogs 2027-03-01/2027-06-30',
    ])
  })

  it('closes to nobody below a column that says no', async () => {
    const table = ['Name;Kletterverbot;Hundeverbot', 'Moor;1.2.–31.7.;nein', 'Wald;–;1.3.–30.6.', 'Au;nein;1.3.–30.6.']
    expect(await closedBy(...table)).toEqual([
      'Moor climbing 2027-02-01/2027-07-31',
      'Wald dogs 2027-03-01/2027-06-30',
      'Au dogs 2027-03-01/2027-06-30',
    ])
  })

  it('closes nothing in a row without any, and is sure of what the others are', async () => {
    const stage = await aStage()
    const rows = ['Moor;1.2.–31.7.;;ja', 'Wald;;1.3.–30.6.;nein', 'Au;;;']
    const { told } = await stage.import(['Name;Kletterverbot;Betretungsverbot;Hunde an der Leine', ...rows])
    expect(await stage.closed()).toEqual([
      'Moor climbing 2027-02-01/2027-07-31',
      'Moor dogs_off_leash null/null',
      'Wald entering 2027-03-01/2027-06-30',
      'Au notice null/null',
    ])
    expect(told).not.toContain('no activity_ids, taken as')
  })
})

describe.each(storeKinds)('a table with several columns of bans that is imported again, in $name', (kind) => {
  it('tells of closures that stay, where a column is renamed', async () => {
    const stage = await aStage(kind)
    await stage.import(['Name;Kletterverbot;Hundeverbot', 'Moor;1.2.–31.7.;1.3.–30.6.'])
    const renamed = ['Name;Klettern verboten;Hundeverbot', 'Moor;1.2.–31.7.;1.3.–30.6.']
    const { told } = await stage.import(renamed)
    expect(told).toContain('1 that came from there before stay as they are')
    await stage.import(renamed, { full: true })
    expect(await stage.rows()).toHaveLength(2)
  })

  it('deletes a closure whose ban is lifted, and keeps the others as they are', async () => {
    const stage = await aStage(kind)
    await stage.import(['Name;Kletterverbot;Hundeverbot', 'Moor;1.2.–31.7.;1.3.–30.6.', 'Wald;1.2.–31.7.;'])
    const before = await stage.rows()
    const { told } = await stage.import(['Name;Hundeverbot;Kletterverbot', 'Moor;1.3.–30.6.;', 'Wald;;1.2.–31.7.'])
    expect(await stage.rows()).toEqual(before.slice(1))
    expect(told).toContain('deleted, because its row no longer tells of it: Moor')
    await stage.import(['Name;Hundeverbot;Kletterverbot', 'Moor;1.3.–30.6.;1.2.–31.7.', 'Wald;;1.2.–31.7.'])
    expect((await stage.rows()).map(({ uuid }) => uuid).toSorted()).toEqual(before.map(({ uuid }) => uuid).toSorted())
  })
})

const HEADER = 'Name;Von1;Bis1;Von2;Bis2'
const MOOR = 'Moor;1.2.2027;31.3.2027;1.10.2027;15.11.2027'
const WALD = 'Wald;1.2.2027;31.7.2027;;'

describe('a table with columns of further periods', () => {
  const BOTH = ['Moor entering 2027-02-01/2027-03-31', 'Moor entering 2027-10-01/2027-11-15']

  it.each([
    ['Name;Von1;Bis1;Von2;Bis2', '1.2.2027;31.3.2027;1.10.2027;15.11.2027'],
    ['Name;von;bis;von 2;bis 2', '1.2.;31.3.;1.10.;15.11.'],
    ['Name;1. Sperrung von;1. Sperrung bis;2. Sperrung von;2. Sperrung bis', '1.2.;31.3.;1.10.;15.11.'],
    ['Name;Start date;End date;Start date 2;End date 2', '2027-02-01;2027-03-31;2027-10-01;2027-11-15'],
    ['Name;Sperrzeit 1;Sperrzeit 2', '1.2.–31.3.;1.10.–15.11.'],
    ['Name;debut_1;fin_1;debut_2;fin_2', '01/02/2027;31/03/2027;01/10/2027;15/11/2027'],
  ])('closes in each of them: %s', async (header, days) => {
    expect(await closedBy(header, `Moor;${days}`)).toEqual(BOTH)
  })

  it('closes once where the second is empty, or the first', async () => {
    const au = 'Au;;;1.9.2027;30.9.2027'
    expect(await closedBy(HEADER, WALD, au)).toEqual([
      'Wald entering 2027-02-01/2027-07-31',
      'Au entering 2027-09-01/2027-09-30',
    ])
  })

  it('tells of columns that may be such, and are not read', async () => {
    const stage = await aStage()
    const header = 'Name;Frühjahr von;Frühjahr bis;Herbst von;Herbst bis'
    const { told } = await stage.import([header, MOOR])
    expect(told).toContain('Herbst von, Herbst bis may tell a further period, and are not read')
  })
})

describe.each(storeKinds)('a table with columns of further periods that is imported again, in $name', (kind) => {
  it('has the same closures at each import, loses one whose period is taken back, and has it again by an undo', async () => {
    const stage = await aStage(kind)
    await stage.import([HEADER, MOOR, WALD])
    const before = await stage.rows()
    expect((await stage.import([HEADER, MOOR, WALD])).report.written).toMatchObject({ unchanged: 3 })
    const { told } = await stage.import([HEADER, 'Moor;1.2.2027;31.3.2027;;', WALD])
    expect(told).toContain('deleted, because its row no longer tells of it: Moor')
    expect(await stage.rows()).toEqual(before.filter(({ start_on }) => start_on !== '2027-10-01'))
    await stage.undo()
    expect(await stage.rows()).toEqual(before)
  })
})

const TWO = ['Name;Sperrzeit', 'Moor;1.2.–31.3. und 1.10.–15.11.', 'Wald;1.2.–31.7.']
const ONE = ['Name;Sperrzeit', 'Moor;1.2.–31.3.', 'Wald;1.2.–31.7.']

describe('a cell with two periods', () => {
  it('closes in each of them', async () => {
    const stage = await aStage()
    const { told } = await stage.import(TWO)
    expect(await stage.closed()).toEqual([
      'Moor entering 2027-02-01/2027-03-31',
      'Moor entering 2027-10-01/2027-11-15',
      'Wald entering 2027-02-01/2027-07-31',
    ])
    expect(told).toContain('taken as several closures')
  })

  it('is refused where one period alone has a year, which may be that of both', async () => {
    const { told } = await (
      await aStage()
    ).import(['Name;Sperrzeit', 'Moor;1.2.–31.3. und 1.10.–15.11.2026', 'Au;1.2.–1.3.'])
    expect(told).toContain('it tells several periods')
  })
})

describe.each(storeKinds)('a cell with two periods that is imported again, in $name', (kind) => {
  it('has the same closures at each import, and without the second period one less', async () => {
    const stage = await aStage(kind)
    await stage.import(TWO)
    const before = await stage.rows()
    expect((await stage.import(TWO)).report.written).toMatchObject({ unchanged: 3 })
    await stage.import(ONE)
    expect(await stage.rows()).toEqual(before.filter(({ start_on }) => start_on !== '2027-10-01'))
    await stage.import(TWO)
    expect(await stage.rows()).toHaveLength(3)
  })

  it('loses none at a full import, and in a trial', async () => {
    const stage = await aStage(kind)
    await stage.import(TWO)
    const before = await stage.rows()
    expect((await stage.import(TWO, { full: true })).report.removals).toEqual({ kind: 'none' })
    await stage.import(ONE, { dryRun: true })
    expect(await stage.rows()).toEqual(before)
  })

  it('keeps both closures where the row is refused', async () => {
    const stage = await aStage(kind)
    await stage.import(TWO)
    const before = await stage.rows()
    const spoilt = ['Name;Sperrzeit', 'Moor;31.3.2027–1.2.2027', 'Wald;1.2.–31.7.', 'Au;1.2.–31.7.']
    const { report } = await stage.import(spoilt, { skipBad: true })
    expect(report.refused).toHaveLength(1)
    expect(await stage.rows()).toEqual(expect.arrayContaining(before))
  })

  it('in rows with uuids keeps that of the row for the first', async () => {
    const uuid = uuidOf(7)
    const stage = await aStage(kind)
    await stage.import(['uuid;Name;Sperrzeit', `${uuid};Moor;1.2.–31.3. und 1.10.–15.11.`])
    expect((await stage.rows()).map((row) => row.uuid === uuid)).toEqual([true, false])
    await stage.import(['uuid;Name;Sperrzeit', `${uuid};Moor;1.2.–31.3.`])
    expect((await stage.rows()).map((row) => row.uuid === uuid)).toEqual([true])
  })
})
