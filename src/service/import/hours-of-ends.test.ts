import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aDirectory, aStore, aWriter, parsed } from '../store/testing/store.ts'
import { runImport } from './testing/import.ts'

const NOW = Date.parse('2026-11-30T12:00:00Z')

/** From when to when the closures of a table are, as “2026-12-07/2026-12-11 18:00:00–06:00:00”, and what the report doubts. */
async function closedIn(lines: readonly string[]) {
  const directory = aDirectory()
  const path = join(directory, 'table.csv')
  writeFileSync(path, lines.join('\n'))
  const { files } = await runImport(aWriter(directory), [path], {
    kind: 'closures',
    timeZone: 'Europe/Berlin',
    now: NOW,
  })
  const fields = ['start_on', 'end_on', 'daytime_start', 'daytime_end'] as const
  const rows = parsed(await aStore(directory).listClosures({}, fields, { offset: 0, limit: 9 }, NOW))
  const choice = files[0]?.choice
  return { rows, doubts: choice?.kind === 'guess' ? choice.doubts.map(({ text }) => text).join('\n') : '' }
}

const from = (start_on: string, end_on: string | null, daytime_start: string | null, daytime_end: string | null) => ({
  start_on,
  end_on,
  daytime_start,
  daytime_end,
})

it.each([
  'id,Title,Start date,Start time,End date,End time',
  'Nr,Weg,Datum von,Uhrzeit von,Datum bis,Uhrzeit bis',
  'no,nom,date_debut,heure_debut,date_fin,heure_fin',
])('%s: times named as the first and the last day are those of each day only where these are one', async (header) => {
  const { rows, doubts } = await closedIn([
    header,
    '1,A,2026-12-07,18:00,2026-12-11,06:00',
    '2,B,2026-12-07,08:00,2026-12-07,16:00',
    '3,C,2026-12-07,18:00,,',
  ])
  expect(rows).toEqual([
    from('2026-12-07', '2026-12-11', null, null),
    from('2026-12-07', '2026-12-07', '08:00:00', '16:00:00'),
    from('2026-12-07', null, null, null),
  ])
  expect(doubts).toContain('may be when the first day begins and the last one ends')
})

it.each([
  'id,Title,Start date,Daily start time,End date,Daily end time',
  'id,Title,Start,From time,End,To time',
  'id,title,start_on,daytime_start,end_on,daytime_end',
])('%s: times that are not named so are those of each day', async (header) => {
  const { rows, doubts } = await closedIn([header, '1,A,2026-12-07,18:00,2026-12-11,06:00'])
  expect(rows).toEqual([from('2026-12-07', '2026-12-11', '18:00:00', '06:00:00')])
  expect(doubts).not.toContain('may be when')
})
