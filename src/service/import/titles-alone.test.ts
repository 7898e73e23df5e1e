import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Closure } from '#contract/records/closure.ts'
import { activities } from '#contract/vocabulary/activities.ts'
import { aDirectory, aStore, aWriter, parsed } from '../store/testing/store.ts'
import { aFeature, aFile, runImport } from './testing/import.ts'

const FIELDS = ['name', 'type', 'start_on', 'end_on', 'activity_ids', 'description'] as const
const Found = z.array(
  z.pick(Closure, { name: true, type: true, start_on: true, end_on: true, activity_ids: true, description: true }),
)
const NOW = Date.parse('2026-11-29T12:00:00Z')

/** What comes of features with such properties, of a map that people draw. */
async function found(...properties: readonly Record<string, unknown>[]) {
  const directory = aDirectory()
  const report = await runImport(aWriter(directory), [aFile(properties.map((some) => aFeature(some)))], {
    kind: 'closures',
    now: NOW,
  })
  const page = { offset: 0, limit: 100 }
  const rows = await aStore(directory).listClosures({ starts_before: '2030-01-01' }, FIELDS, page, NOW)
  const keys = (ids: readonly number[]) => ids.map((id) => activities.find((activity) => activity.id === id)?.key)
  const closures = Found.parse(parsed(rows)).map(({ activity_ids, ...rest }) => ({
    ...rest,
    closed_to: keys(activity_ids),
  }))
  return { report, closures: closures.toSorted((a, b) => a.name.localeCompare(b.name)) }
}

it('what has a name alone is read by what its name says, with an id and without', async () => {
  for (const ids of [
    [{}, {}],
    [{ id: 'a' }, { id: 'b' }],
  ]) {
    const { report, closures } = await found(
      { ...ids[0], name: 'Climbing ban, Falcon Rocks' },
      { ...ids[1], name: 'Lake reopened' },
    )
    expect(report.refused).toEqual([])
    expect(closures).toMatchObject([
      { name: 'Climbing ban, Falcon Rocks', type: 'closure', closed_to: ['climbing'] },
      { name: 'Lake reopened', type: 'notice', closed_to: [] },
    ])
  }
})

it('a duty of the leash leaves a place open to dogs on one, be it told by a title or by what is banned', async () => {
  const { closures } = await found(
    { id: '1', title: 'Dogs are not allowed off leash', Verbot: '' },
    { id: '2', title: 'Seewiese', Verbot: 'Hunde an der Leine führen' },
  )
  expect(closures).toMatchObject([{ closed_to: ['dogs_off_leash'] }, { closed_to: ['dogs_off_leash'] }])
})

it('what is banned under a name for that is closed to no others', async () => {
  const { closures } = await found(
    { id: '1', name: 'Falkenwand', Verbot: 'Klettern' },
    { id: '2', name: 'Seewiese', Verbot: 'Baden, Hunde' },
  )
  expect(closures).toMatchObject([
    { name: 'Falkenwand', closed_to: ['climbing'] },
    { name: 'Seewiese', closed_to: ['swimming', 'dogs'] },
  ])
})

it('from when to when a title or a text says, a closure holds', async () => {
  const { report, closures } = await found(
    { id: '1', title: 'A: closed Feb 1 – Jul 31' },
    { id: '2', title: 'B', description: 'Closed from 1 March 2027 to 31 July 2027.' },
    { id: '3', title: 'C: closed until 15 May' },
  )
  expect(closures.map(({ start_on, end_on }) => [start_on, end_on])).toEqual([
    ['2027-02-01', '2027-07-31'],
    ['2027-03-01', '2027-07-31'],
    [null, null],
  ])
  expect(report.remarks.find(({ text }) => text.startsWith('days not understood'))?.examples).toEqual([
    'C: closed until 15 May: “C: closed until 15 May”',
  ])
})

it('days of columns count before those of a title', async () => {
  const { closures } = await found(
    { id: '1', title: 'A: closed Feb 1 – Jul 31', start: '2027-03-01', end: '2027-04-30' },
    { id: '2', title: 'B: closed Feb 1 – Jul 31', start: '2027-03-01', end: '' },
  )
  expect(closures.map(({ start_on, end_on }) => [start_on, end_on])).toEqual([
    ['2027-03-01', '2027-04-30'],
    ['2027-03-01', null],
  ])
})

it('days of the week, which no closure can have, are told in the report and on the page', async () => {
  const { report, closures } = await found(
    { id: '1', title: 'A: closed on weekends', Wochentage: '' },
    { id: '2', title: 'B closed', Wochentage: 'Mo-Fr', description: 'Mind the signs' },
    { id: '3', title: 'C closed', Wochentage: 'Sa, So' },
    { id: '4', title: 'D closed', Wochentage: 'täglich' },
  )
  const text = 'days of the week left out: closed on every day'
  expect(report.remarks.find((remark) => remark.text === text)?.examples).toEqual([
    'A: closed on weekends: “A: closed on weekends”',
    'B closed: “Mo-Fr”',
    'C closed: “Sa, So”',
  ])
  expect(closures.map(({ description }) => description)).toEqual([
    null,
    'Mind the signs\nWochentage: Mo-Fr',
    'Wochentage: Sa, So',
    null,
  ])
})

it('what the folder of a placemark says holds for it', async () => {
  const folders = ['Closed', 'Wieder frei', 'Kletterverbote / Nord', 'Open', 'Gesperrt 1.2. – 31.7.2027', 'Parking']
  const { closures } = await found(
    ...folders.flatMap((folder, at) => [
      { name: `Crag ${at}`, folder },
      { name: `Crag ${at} north`, folder },
    ]),
  )
  const told = ({ type, end_on, closed_to }: (typeof closures)[number]) => [type, end_on, ...closed_to]
  expect(closures.filter(({ name }) => name.endsWith('north')).map(told)).toEqual([
    ['closure', null, 'entering'],
    ['notice', null],
    ['closure', null, 'climbing'],
    ['notice', null],
    ['closure', '2027-07-31', 'entering'],
    ['closure', null, 'entering'],
  ])
})

it('a folder of CalTopo is no closure', async () => {
  const directory = aDirectory()
  const folder = aFeature({ class: 'Folder', title: 'Closures', visible: true }, null)
  const gate = aFeature({ class: 'Marker', title: 'Gate closed', folderId: 'f1' })
  const report = await runImport(aWriter(directory), [aFile([folder, gate])], { kind: 'closures', now: NOW })
  expect(report).toMatchObject({ read: 1, shapes: 1, placeless: 0, refused: [] })
})

it('a title with several periods makes a closure of each, and the same ones at each import', async () => {
  const directory = aDirectory()
  const [writer, store] = [aWriter(directory), aStore(directory)]
  const days = async (name: string) => {
    const options = { kind: 'closures', now: NOW } as const
    await runImport(writer, [aFile([aFeature({ id: '1', name })], 'crags.geojson')], options)
    const page = { offset: 0, limit: 100 }
    const rows = await store.listClosures({ starts_before: '2030-01-01' }, FIELDS, page, NOW)
    return Found.parse(parsed(rows)).map(({ start_on, end_on }) => `${start_on}/${end_on}`)
  }
  const two = ['2027-03-01/2027-06-30', '2027-10-01/2027-11-15']
  expect(await days('Falcon Rocks closed 1 Mar – 30 Jun and 1 Oct – 15 Nov')).toEqual(two)
  expect(await days('Falcon Rocks closed 1 Mar – 30 Jun and 1 Oct – 15 Nov')).toEqual(two)
  expect(await days('Falcon Rocks closed 1 Mar – 30 Jun')).toEqual(two.slice(0, 1))
  expect(await days('Falcon Rocks closed 1 Mar – 30 Jun and 1 Oct – 15 Nov 2027')).toEqual(['null/null'])
})
