import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Closure } from '#contract/records/closure.ts'
import { activities } from '#contract/vocabulary/activities.ts'
import { aDirectory, aStore, aWriter, parsed } from '../store/testing/store.ts'
import { reportLines } from './report.ts'
import { runImport } from './testing/import.ts'

const Found = z.array(z.pick(Closure, { name: true, type: true, activity_ids: true, start_on: true, end_on: true }))
const NOW = Date.parse('2026-11-29T12:00:00Z')
const PAGE = { offset: 0, limit: 100 }

/** What a table closes to whom, by the names of its rows, and what the report says. */
async function imported(...lines: readonly string[]) {
  const directory = aDirectory()
  const path = join(directory, 'table.csv')
  writeFileSync(path, lines.join('\n'))
  const report = await runImport(aWriter(directory), [path], { kind: 'closures', timeZone: 'Europe/Zurich', now: NOW })
  const fields = ['name', 'type', 'activity_ids', 'start_on', 'end_on'] as const
  const rows = await aStore(directory).listClosures({ starts_before: '2030-01-01' }, fields, PAGE, NOW)
  const records = Found.parse(parsed(rows))
  const found = records.map(({ name, type, activity_ids }) => {
    const keys = activity_ids.map((id) => activities.find((activity) => activity.id === id)?.key)
    return [name, type === 'notice' ? type : keys.join()] as const
  })
  const days = records.map(({ name, start_on, end_on }) => [name, [start_on, end_on]] as const)
  return { closed: Object.fromEntries(found), days: Object.fromEntries(days), told: reportLines(report).join('\n') }
}

it.each<[string, readonly string[], Record<string, string>]>([
  [
    'crosses',
    ['Name,Hiking,Climbing,Biking,From,To', 'Moor,,x,x,2027-02-01,2027-07-31', 'Wood,X,,,2027-02-01,2027-07-31'],
    { Moor: 'climbing,cycling', Wood: 'hiking' },
  ],
  [
    'crosses below bans, of which one is of everybody',
    ['Name;Betretungsverbot;Kletterverbot;Hundeverbot', 'Bärenwand;x;;', 'Fuchswand;;x;', 'Luchswand;;;x', 'Dachs;;;'],
    { Bärenwand: 'entering', Fuchswand: 'climbing', Luchswand: 'dogs', Dachs: 'notice' },
  ],
  [
    'yes and no below what is closed',
    ['Name;Sperrung Wandern;Sperrung MTB', 'Moor;nein;ja', 'Wald;ja;ja', 'Au;nein;nein'],
    { Moor: 'cycling', Wald: 'hiking,cycling', Au: 'notice' },
  ],
  [
    'yes and no below what is allowed',
    ['Name,Climbing allowed,Dogs allowed', 'Moor,no,yes', 'Wood,yes,yes'],
    { Moor: 'climbing', Wood: 'notice' },
  ],
  [
    'words, whatever a state says of the whole',
    [
      'Trail,Status,Hikers,Bikes,Dogs',
      'Bear,Open,open,closed,on leash',
      'Elk,Open,open,open,open',
      'Fox,Closed,closed,closed,closed',
    ],
    { Bear: 'cycling,dogs_off_leash', Elk: 'notice', Fox: 'hiking,cycling,dogs' },
  ],
  [
    'one column of words',
    ['Crag,Climbing,From', 'Falcon,closed,2027-02-01', 'Raven,open,2027-02-01'],
    { Falcon: 'climbing', Raven: 'notice' },
  ],
  [
    'crosses beside the names of the contract',
    ['id,name,start_on,end_on,Wandern,Klettern', '1,Nordwand,2027-02-01,2027-07-31,,x'],
    { Nordwand: 'climbing' },
  ],
])('a table with columns for activities closes to those marked alone: %s', async (_, lines, closed) => {
  expect((await imported(...lines)).closed).toEqual(closed)
})

it('an unknown word closes to the activities of its column, and the report tells it', async () => {
  const { closed, told } = await imported(
    'Trail,Hikers,Dogs',
    'Bear,open,open',
    'Elk,open,restricted',
    'Fox,closed,open',
  )
  expect(closed).toEqual({ Bear: 'notice', Elk: 'dogs', Fox: 'hiking' })
  expect(told).toContain('activity_ids not understood, taken as dogs: Elk: “restricted”')
})

it('a column named for an activity closes by its marks, though most words below it are unknown', async () => {
  const { closed, told } = await imported(
    'Site;Escalade;Randonnée;Vol libre',
    'Roc;interdite;autorisée;interdit',
    'Pic;selon panneau;autorisée;autorisé',
    'Lac;voir arrêté;autorisée;déconseillé',
  )
  expect(closed).toEqual({ Roc: 'climbing,paragliding', Pic: 'climbing', Lac: 'climbing' })
  expect(told).toContain('"voir arrêté": "climbing",  × 1')
})

it('what is advised against below an activity closes to nobody', async () => {
  const { closed } = await imported('Site;Escalade;VTT', 'Roc;interdite;interdit', 'Pic;déconseillée;autorisé')
  expect(closed).toEqual({ Roc: 'climbing,cycling', Pic: 'notice' })
})

it('tells columns of marks that name no known activity, and days that stand beside marks', async () => {
  const { told } = await imported(
    'Gebiet;Klettern;Wandern;Höhlen;Status',
    'A;verboten 1.2.–31.7.;erlaubt;verboten;gesperrt',
    'B;verboten;erlaubt;erlaubt;gesperrt',
  )
  expect(told).toContain('Höhlen: not known as an activity, so what is closed there is not read.')
  expect(told).toContain('Days and hours beside what is closed below Klettern are not read: it closes always.')
})

it('yes and no below mere activities close to all, and the report asks what they mean', async () => {
  const { closed, told } = await imported('Name;Wandern;Klettern', 'Moor;ja;nein', 'Wald;nein;nein')
  expect(closed).toEqual({ Moor: 'entering', Wald: 'entering' })
  expect(told).toContain('Nothing tells whether “yes” below Wandern, Klettern means closed or open')
})

it('tells that crosses are taken for closed, where no name of a column says it', async () => {
  const bare = await imported('Name,Hiking,Climbing', 'Moor,,x', 'Wood,x,')
  expect(bare.told).toContain('Crosses below Hiking, Climbing are taken for closed.')
  const named = await imported('Name;Betretungsverbot;Kletterverbot', 'Moor;;x', 'Wood;x;')
  expect(named.told).not.toContain('taken for closed')
})

it('a column of a ban holds in the periods below it, for its activities, and not where its cell is empty', async () => {
  const { closed, days } = await imported('Name;Kletterverbot', 'Moor;1.2.–31.7.', 'Wald;ganzjährig', 'Au;')
  expect(closed).toEqual({ Moor: 'climbing', Wald: 'climbing', Au: 'notice' })
  expect(days).toMatchObject({ Moor: ['2027-02-01', '2027-07-31'], Wald: [null, null] })
})

it('a text below a ban that tells no days is refused, with its words', async () => {
  const { told } = await imported('Name;Kletterverbot', 'Moor;1.2.–31.7.', 'Wald;1.3.–30.6.', 'Au;laut Aushang')
  expect(told).toContain('its Kletterverbot “laut Aushang” is not understood')
})

it('a row without its ban stays closed where columns of their own tell the days', async () => {
  const table = ['Name;Von;Bis;Kletterverbot', 'Moor;1.2.2027;31.7.2027;1.2.–31.7.', 'Au;1.3.2027;30.6.2027;']
  expect((await imported(...table)).closed).toEqual({ Moor: 'entering', Au: 'entering' })
})
