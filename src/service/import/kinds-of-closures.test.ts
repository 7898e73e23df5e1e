import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Closure } from '#contract/records/closure.ts'
import { activities } from '#contract/vocabulary/activities.ts'
import { aDirectory, aStore, aWriter, parsed } from '../store/testing/store.ts'
import { reportLines } from './report.ts'
import { runImport } from './testing/import.ts'

const FIELDS = ['name', 'type', 'start_on', 'end_on', 'activity_ids', 'is_binding'] as const
const Found = z.array(
  z.pick(Closure, { name: true, type: true, start_on: true, end_on: true, activity_ids: true, is_binding: true }),
)
const NOW = Date.parse('2026-11-30T12:00:00Z')

/** What comes of the rows of a table: “closure climbing 2027-02-01/2027-07-31” by their names. */
async function found(...lines: readonly string[]) {
  const directory = aDirectory()
  const path = join(directory, 'table.csv')
  writeFileSync(path, lines.join('\n'))
  await runImport(aWriter(directory), [path], { kind: 'closures', timeZone: 'Europe/Berlin', now: NOW })
  const page = { offset: 0, limit: 9 }
  const rows = parsed(await aStore(directory).listClosures({ starts_before: '2030-01-01' }, FIELDS, page, NOW))
  const keys = (ids: readonly number[]) => ids.map((id) => activities.find((activity) => activity.id === id)?.key)
  const told = Found.parse(rows).map(({ name, type, start_on, end_on, activity_ids, is_binding }) => {
    const kind = type === 'closure' && !is_binding ? 'advice' : type
    return [name, [kind, ...keys(activity_ids), `${start_on ?? ''}/${end_on ?? ''}`].join(' ')]
  })
  return Object.fromEntries(told)
}

it('a state that tells whether zones bind is no kind of them', async () => {
  const rows = await found(
    'OBJNR;OBJNAME;STATUS;BESTIMMUNG;SCHUTZZEIT',
    'BE-12;Gurnigel;rechtsverbindlich;Betretverbot;15.12. - 30.04.',
    'BE-13;Niederhorn;empfohlen;Weggebot;01.12. - 15.05.',
    'GR-3;Val Sura;rechtsverbindlich;Weggebot;20.12. - 30.04.',
  )
  expect(rows).toEqual({
    Gurnigel: 'closure entering 2026-12-15/2027-04-30',
    Niederhorn: 'advice leaving_paths 2026-12-01/2027-05-15',
    'Val Sura': 'closure leaving_paths 2026-12-20/2027-04-30',
  })
})

it('below “Sperrung” stands a kind of closure, unless none, and no name where another column has these', async () => {
  const rows = await found(
    'Fels-ID;Felsname;Sperrung;Sperrgrund;von;bis',
    '101;Bandfels;befristet;Wanderfalke;01.01.;30.06.',
    '102;Stuhlfels;ganzjährig;Biotopschutz;;',
    '103;Schaufelsen;keine;;;',
    '104;Rabenfels;aufgehoben;Brut abgebrochen;01.01.;30.06.',
    '105;Eigerturm;Zone II;Uhu;01.01.2027;31.07.2027',
  )
  expect(rows).toEqual({
    Bandfels: 'closure entering 2027-01-01/2027-06-30',
    Stuhlfels: 'closure entering /',
    Schaufelsen: 'notice /',
    Rabenfels: 'notice 2027-01-01/2027-06-30',
    Eigerturm: 'closure entering 2027-01-01/2027-07-31',
  })
})

it('a restriction whose title says what is banned closes to that, and begins when it takes effect, not when it is issued', async () => {
  const rows = await found(
    'Bulletin Number,Title,Type,Issued,In effect from,In effect to',
    'B-1,Dogs prohibited - Skoki,Restricted Activity,2026-07-10,2026-12-12,2027-01-13',
    'B-2,Group of four - Larch Valley,Restricted Activity,2026-07-10,2027-07-10,2027-10-10',
  )
  expect(rows).toEqual({
    'Dogs prohibited - Skoki': 'closure dogs 2026-12-12/2027-01-13',
    'Group of four - Larch Valley': 'notice 2027-07-10/2027-10-10',
  })
})

it('a column that is named for an end in any words tells it, and “all year” stands among days', async () => {
  const american = await found(
    'CLOSURE_NM,CLOSURE_TYPE,CLSR_START,CLSR_END',
    'Sand Flats,Emergency closure,20261101,20270301',
    'Bear Trap,Seasonal closure,20261201,20270515',
  )
  expect(american).toEqual({
    'Sand Flats': 'closure entering 2026-11-01/2027-03-01',
    'Bear Trap': 'closure entering 2026-12-01/2027-05-15',
  })
  const french = await found(
    'id;Nom;Début arrêté;Fin arrêté',
    '1;Paroi rouge;15/02;15/06',
    '2;Centre;1er janvier;31 juillet',
    "3;Est;Toute l'année;",
  )
  expect(french).toEqual({
    'Paroi rouge': 'closure entering 2027-02-15/2027-06-15',
    Centre: 'closure entering 2027-01-01/2027-07-31',
    Est: 'closure entering /',
  })
})

it.each(['id;Fels;Kletterverbot von;Kletterverbot bis', 'id;Crag;Climbing ban start;Climbing ban end'])(
  '%s: bans with a column for each end close to whom these are named for, and nothing where both are empty',
  async (header) => {
    const [first, last] = ['1.2.', '31.7.']
    const yearly = await found(header, `1;Rote Wand;${first};${last}`, '2;Blaue Wand;ganzjährig;', '3;Gelbe Wand;;')
    expect(yearly).toEqual({
      'Rote Wand': 'closure climbing 2027-02-01/2027-07-31',
      'Blaue Wand': 'closure climbing /',
      'Gelbe Wand': 'notice /',
    })
    const once = await found(header, '1;Rote Wand;01.02.2027;31.07.2027', '3;Gelbe Wand;;')
    expect(once).toEqual({ 'Rote Wand': 'closure climbing 2027-02-01/2027-07-31', 'Gelbe Wand': 'notice /' })
  },
)

it('dates that may be read in two orders are read as those of other columns', async () => {
  const rows = await found(
    'Headline,Posted,Expires',
    'Monument Area closed for nesting eagles,1/15/2027,8/1/2027',
    'South Trail closed,11/1/2026,3/1/2027',
  )
  expect(rows).toEqual({
    'Monument Area closed for nesting eagles': 'closure entering /2027-08-01',
    'South Trail closed': 'closure entering /2027-03-01',
  })
})

it.each(['Gilt für', 'Nutzergruppe', 'User group', 'Usagers'])('%s names to whom it is closed', async (column) => {
  const rows = await found(
    `Nr;Name;${column};Von;Bis`,
    '1;Talweg;MTB;1.12.2026;31.1.2027',
    '2;Grat;Hunde;1.12.2026;31.1.2027',
  )
  expect(rows).toEqual({
    Talweg: 'closure cycling 2026-12-01/2027-01-31',
    Grat: 'closure dogs 2026-12-01/2027-01-31',
  })
})

it('tells states in codes, which open nothing, and not those in words', async () => {
  const told = async (...states: readonly [string, string]) => {
    const path = join(aDirectory(), 'trails.csv')
    writeFileSync(path, `Trail,STATUS,From\nBear,${states[0]},2026-11-01\nElk,${states[1]},2026-11-01`)
    return reportLines(await runImport(aWriter(aDirectory()), [path], { kind: 'closures', timeZone: 'UTC' })).join('\n')
  }
  expect(await told('1', '2')).toContain('STATUS has codes (1, 2) whose meaning nothing tells')
  expect(await told('Closed', 'Open')).not.toContain('has codes')
})
