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

it('a description alone tells to whom a place is closed, unless another column closes it', async () => {
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

it('a restriction closes to those whom its own column names, and to nobody where it names none or there is none', async () => {
  const found = await closuresOf(
    'id,Title,Type,Restricted activity',
    '1,A,Restricted Activity,Dogs',
    '2,B,Restricted Activity,',
    '3,C,No restrictions,Dogs',
    '4,D,Closure,Boats',
  )
  expect(found).toMatchObject([
    { type: 'closure', closed_to: 'dogs' },
    { type: 'notice' },
    { type: 'notice' },
    { type: 'closure', closed_to: 'motor_boats,boats' },
  ])
})

it('a closure that its title calls voluntary binds nobody', async () => {
  const found = await closuresOf('id,Title', '1,Voluntary climbing closure', '2,Climbing closure')
  expect(found).toMatchObject([
    { type: 'closure', closed_to: 'climbing', is_binding: true },
    { type: 'closure', closed_to: 'climbing', is_binding: false },
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

it('files in the contract’s names without columns of days and activities close as their texts say', async () => {
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

it('parts of months are read where their days are sure, in columns of days, periods and texts', async () => {
  const [march, july] = [
    { start_on: '2027-02-01', end_on: '2027-03-31' },
    { start_on: '2027-02-01', end_on: '2027-07-31' },
  ]
  const columns = await closuresOf('id,name,von,bis', '1,A,Anfang Februar,Ende März', '2,B,2027-02-01,Ende Juli 2027')
  expect(columns).toMatchObject([march, july])
  const periods = await closuresOf(
    'Numéro;Secteur;Période',
    '1;A;1re quinzaine de mars',
    '2;B;du 1er février à fin juillet',
  )
  expect(periods).toMatchObject([{ name: 'A', start_on: '2027-03-01', end_on: '2027-03-15' }, july])
  const texts = await closuresOf('id,name,description', '1,A,Gesperrt vom 1. Februar bis Ende März')
  expect(texts).toMatchObject([march])
})

it('a column mostly of periods without sure days is refused with advice, and not left out', async () => {
  const path = join(aDirectory(), 'table.csv')
  const rows = [
    '1;A;du 1er février au 31 mars',
    '2;B;mi-mars',
    '3;C;dès le 15 nov.',
    '4;D;1.2.–31.3. et 1.10.–15.11.2027',
  ]
  writeFileSync(path, ['Numéro;Secteur;Période', ...rows].join('\n'))
  const options = { kind: 'closures', timeZone: 'Europe/Zurich', now: NOW, skipBad: true } as const
  const { refused } = await runImport(aWriter(aDirectory()), [path], options)
  expect(refused.map(({ reason }) => reason)).toEqual([
    expect.stringContaining('no day is sure'),
    expect.stringContaining('without a year'),
    expect.stringContaining('give each a row of its own'),
  ])
})

it('hours written as fractions of a day are read', async () => {
  const directory = aDirectory()
  const path = join(directory, 'table.csv')
  writeFileSync(path, ['id,name,start,end,from time,to time', '1,A,2027-02-01,2027-07-31,0.75,0.25'].join('\n'))
  await runImport(aWriter(directory), [path], { kind: 'closures', timeZone: 'Europe/Zurich', now: NOW })
  const page = { offset: 0, limit: 100 }
  const rows = await aStore(directory).listClosures({}, ['daytime_start', 'daytime_end'], page, NOW)
  expect(parsed(rows)).toEqual([{ daytime_start: '18:00:00', daytime_end: '06:00:00' }])
})

it.each([
  [
    'Slovenian',
    'Ime;Zaprto od;Zaprto do;Razlog;Dejavnosti',
    'Stena;1. februarja 2027;31. julija 2027;gnezdenje;plezanje',
  ],
  ['Finnish', 'Nimi;Alkaa;Päättyy;Syy;Kielto', 'Kallio;1.2.2027;31.7.2027;pesintä;kiipeily'],
  [
    'Portuguese',
    'Nome;Início;Fim;Motivo;Atividades',
    'Falésia;1 de fevereiro de 2027;31 de julho de 2027;nidificação;escalada',
  ],
])('columns in %s tell from when to when, and to whom, closures are', async (_, header, row) => {
  const found = await closuresOf(header, row)
  expect(found).toMatchObject([{ start_on: '2027-02-01', end_on: '2027-07-31', closed_to: 'climbing' }])
})
