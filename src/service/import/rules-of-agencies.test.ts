import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Closure } from '#contract/records/closure.ts'
import { activities } from '#contract/vocabulary/activities.ts'
import { aDirectory, aStore, aWriter, parsed } from '../store/testing/store.ts'
import { runImport } from './testing/import.ts'

const FIELDS = ['name', 'type', 'start_on', 'end_on', 'activity_ids', 'is_binding', 'description'] as const
const Found = z.array(
  z.pick(Closure, {
    name: true,
    type: true,
    start_on: true,
    end_on: true,
    activity_ids: true,
    is_binding: true,
    description: true,
  }),
)
const NOW = Date.parse('2026-11-29T12:00:00Z')
const WAYS = ['Bärenweg', 'Fuchsweg', 'Luchsweg', 'Marderweg']

/** The closures of a table, without an option but the time zone, by their names. */
async function closuresOf(...lines: readonly string[]) {
  const directory = aDirectory()
  const path = join(directory, 'table.csv')
  writeFileSync(path, lines.join('\n'))
  const report = await runImport(aWriter(directory), [path], { kind: 'closures', timeZone: 'Europe/Zurich', now: NOW })
  expect(report.refused).toEqual([])
  const page = { offset: 0, limit: 100 }
  const rows = await aStore(directory).listClosures({ starts_before: '2030-01-01' }, FIELDS, page, NOW)
  const keys = (ids: readonly number[]) => ids.map((id) => activities.find((activity) => activity.id === id)?.key)
  const found = Found.parse(parsed(rows)).map(({ activity_ids, ...rest }) => ({
    ...rest,
    closed_to: keys(activity_ids).join(),
  }))
  return found.toSorted((a, b) => a.name.localeCompare(b.name))
}

it('wildlife rest zones close in their season as their rules say, and what is recommended binds nobody', async () => {
  const found = await closuresOf(
    'WRZ_ObjID;wrz_name;Schutzstatus;Schutzzeit;Bestimmung',
    'BE1;Augstmatt;rechtskräftig;01.12.-30.06.;Betretungsverbot',
    'BE2;Chaltenbrunnen;rechtsverbindlich;15.12.-31.05.;Wegegebot',
    'BE3;Hohgant;empfohlen;01.12.-30.04.;Auf markierten Wegen bleiben',
    'BE4;Sigriswil;rechtskräftig;01.12.-30.04.;Betretungsverbot abseits der Wege',
    'BE5;Skiroute Ost;rechtskräftig;01.12.-30.04.;Begehen erlaubt',
  )
  const season = { start_on: '2026-12-01', end_on: '2027-04-30' }
  expect(found).toMatchObject([
    { type: 'closure', start_on: '2026-12-01', end_on: '2027-06-30', closed_to: 'entering', is_binding: true },
    { type: 'closure', start_on: '2026-12-15', end_on: '2027-05-31', closed_to: 'leaving_paths', is_binding: true },
    { type: 'closure', ...season, closed_to: 'leaving_paths', is_binding: false },
    { type: 'closure', ...season, closed_to: 'leaving_paths', is_binding: true },
    { type: 'notice', ...season, closed_to: '' },
  ])
})

it('restrictions of open access close to whom their extent says', async () => {
  const found = await closuresOf(
    'Case Number,Restriction Type,Start Date,End Date,Extent,Site Name',
    '2026010203,Section 24,13/03/2026,31/07/2026,No dogs allowed,A',
    '2026010204,Section 25,12/12/2026,20/12/2026,Total exclusion,B',
    '2026010205,Section 26,01/03/2026,31/07/2026,Keep to linear routes,C',
    '2026010206,Section 24,01/03/2026,31/07/2026,Dogs on leads only,D',
  )
  expect(found.map(({ closed_to }) => closed_to)).toEqual(['dogs', 'entering', 'leaving_paths', 'dogs_off_leash'])
})

it('what is forbidden is read where a column of its own tells it, and the days and all else that it says', async () => {
  const found = await closuresOf(
    'Numéro;Secteur;Période;Interdiction',
    '1;Combe Noire;du 1er février au 31 juillet;Accès interdit',
    '2;Falaise Rouge;du 1er février au 31 juillet;Escalade interdite',
    '3;Lac Bleu;du 1er février au 31 juillet;Baignade interdite',
  )
  expect(found.map(({ closed_to }) => closed_to)).toEqual(['entering', 'climbing', 'swimming'])
  const [crag] = await closuresOf(
    'Crag,Restriction',
    'Falcon Crag,"No climbing 1 Feb to 31 Jul, all routes left of Spear"',
    'Gully Wall,No restriction',
  )
  expect(crag).toMatchObject({
    type: 'closure',
    start_on: '2027-02-01',
    end_on: '2027-07-31',
    closed_to: 'climbing',
    description: 'No climbing 1 Feb to 31 Jul, all routes left of Spear',
  })
})

it.each([
  ['closed', ['TRUE', 'FALSE', 'yes', 'no'], ['closure', 'notice', 'closure', 'notice']],
  ['Gesperrt', ['ja', 'nein', 'nein', 'ja'], ['closure', 'notice', 'notice', 'closure']],
  ['Gesperrt', ['x', '', 'X', ''], ['closure', 'notice', 'closure', 'notice']],
  ['Ouvert', ['non', 'oui', '', 'non'], ['closure', 'notice', 'closure', 'closure']],
  ['Stato', ['chiuso', 'aperto', 'percorribile', 'non percorribile'], ['closure', 'notice', 'notice', 'closure']],
  ['Zutritt', ['verboten', 'erlaubt', 'frei', 'gesperrt'], ['closure', 'notice', 'notice', 'closure']],
])('“%s” of %s tells what is closed', async (column, values, types) => {
  const rows = values.map((value, at) => `${at};${WAYS[at]};01.02.2026;31.07.2027;${value}`)
  const found = await closuresOf(`Nr;Weg;Von;Bis;${column}`, ...rows)
  expect(found.map(({ type }) => type)).toEqual(types)
})

it('what a description alone says of those to whom it is closed counts, unless something is closed beside', async () => {
  const found = await closuresOf(
    'Nr,Place,Kind,Description',
    '1,A,Closure,Closed to climbing March 1 through July 31',
    '2,B area closed,Closure,No dogs. No camping.',
    '3,C,Closure,Closed to bikes. Bridge closed.',
  )
  expect(found).toMatchObject([
    { closed_to: 'climbing', start_on: '2027-03-01', end_on: '2027-07-31' },
    { closed_to: 'entering' },
    { closed_to: 'entering' },
  ])
})

it('notices have the days that their texts tell, but for openings', async () => {
  const found = await closuresOf(
    'id,name,description',
    '1,A,Voluntary ban 1 Mar – 30 June',
    '2,B,Track open',
    '3,C,Reopened after the closure of 1 Feb – 31 July 2026',
  )
  expect(found).toMatchObject([
    { type: 'notice', start_on: '2027-03-01', end_on: '2027-06-30' },
    { type: 'notice', start_on: null, end_on: null },
    { start_on: null, end_on: null },
  ])
})

it('files in the names of the contract close as their texts say where they have no columns of days and activities', async () => {
  const found = await closuresOf(
    'id,name,type,description',
    '1,A,closure,Closed to climbing 1 March – 31 July 2027',
    '2,B,closure,Bridge works',
  )
  expect(found).toMatchObject([
    { closed_to: 'climbing', start_on: '2027-03-01', end_on: '2027-07-31' },
    { closed_to: 'entering', start_on: null, end_on: null },
  ])
})
