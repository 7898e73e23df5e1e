import type { Point } from 'geojson'
import { expect, it } from 'vitest'
import { uuidOf } from '#testing/builders.ts'
import { aDirectory, aWriter } from '../store/testing/store.ts'
import { aFeature, aFile, runImport, square } from './testing/import.ts'

const UNKNOWN = 'it has no time_zone, no shape of its own, and no area that is in the store'
const Sarek = aFeature({ id: 1, name: 'Sarek', category: 'National Park' })
/** In Norway, beside Sarek. */
const peak: Point = { type: 'Point', coordinates: [16, 68.3] }
const aClosureOf = (id: number, park: string, more: object = {}) =>
  aFeature({ id, name: `Path ${id}`, park, start_date: '2026-05-01', source: 'Office', ...more }, null)

async function imported(...features: readonly ReturnType<typeof aFeature>[]) {
  const directory = aDirectory()
  const writer = aWriter(directory)
  await runImport(writer, [aFile([Sarek])])
  return runImport(writer, [aFile(features, 'closures.geojson')], { kind: 'closures' })
}

it('closures that nothing places take the one zone that all others of their file have, and the report tells', async () => {
  const report = await imported(aClosureOf(1, 'Nowhere Park'), aClosureOf(2, 'Sarek'), aClosureOf(3, 'Elsewhere'))
  expect(report).toMatchObject({ read: 3, refused: [], written: { added: 3 }, placeless: 2 })
  expect(report.areas).toMatchObject({ matched: 1, missing: [{ times: 1 }, { times: 1 }] })
  expect(report.remarks).toContainEqual(
    expect.objectContaining({
      text: 'time zone Europe/Stockholm taken from the other closures of the file',
      records: 2,
    }),
  )
})

it('where the others differ, or none has a zone, they alone are refused', async () => {
  const inNorway = aFeature({ id: 4, name: 'Path 4', start_date: '2026-05-01', source: 'Office' }, peak)
  const differing = await imported(aClosureOf(1, 'Nowhere Park'), aClosureOf(2, 'Sarek'), inNorway)
  expect(differing).toMatchObject({ written: { added: 2 }, refused: [{ label: 'Path 1', reason: UNKNOWN }] })
  expect(differing.outcome).toBe('imported')
  const alone = await imported(aClosureOf(1, 'Nowhere Park'))
  expect(alone.refused).toMatchObject([{ number: 1, reason: UNKNOWN }])
})

it('the zone of another file says nothing', async () => {
  const writer = aWriter(aDirectory())
  const placed = aFile([aFeature({ id: 1, name: 'Ridge', start_date: '2026-05-01', source: 'A' }, square)], 'a.geojson')
  const unplaced = aFile([aClosureOf(1, uuidOf(9))], 'b.geojson')
  const { refused, written } = await runImport(writer, [placed, unplaced], { kind: 'closures', skipBad: true })
  expect(refused).toMatchObject([{ file: unplaced, reason: UNKNOWN }])
  expect(written.added).toBe(1)
})

it('a table that tells zones is believed', async () => {
  const told = aClosureOf(1, '', { 'Time zone': 'Europe/Vienna' })
  const report = await imported(told, aClosureOf(2, ''))
  const inVienna = { record: { time_zone: 'Europe/Vienna' } }
  expect(report).toMatchObject({ refused: [], written: { added: 2 }, samples: [inVienna, inVienna] })
})

it('a point at 0, 0, as databases write out an empty place, is none and tells no zone', async () => {
  const nowhere: Point = { type: 'Point', coordinates: [0, 0] }
  const unplaced = aFeature({ id: 5, name: 'Path 5', start_date: '2026-05-01', source: 'Office' }, nowhere)
  const report = await imported(aClosureOf(2, 'Sarek'), unplaced)
  expect(report).toMatchObject({ refused: [], written: { added: 2 }, placeless: 1 })
  expect(report.remarks.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      'point at 0, 0 taken as no place',
      'time zone Europe/Stockholm taken from the other closures of the file',
    ]),
  )
})
