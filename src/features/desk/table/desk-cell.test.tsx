import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '#contract/vocabulary/languages.ts'
import { messages as en } from '#core/i18n/messages/en.ts'
import { LanguageProvider } from '#core/i18n/messages.tsx'
import { closureStateAt } from '#records/closures/closure-state.ts'
import { aClosure } from '#testing/builders.ts'
import { loadTestMessages } from '#testing/messages.ts'
import { useDeskMessages } from '../messages.ts'
import { DeskCell } from './desk-cell.tsx'
import { nextChangeOf } from './next-change.ts'

beforeAll(async () => {
  for (const language of LANGUAGES) {
    await loadTestMessages(language)
    await useDeskMessages.load(language)
  }
})

const may = { start_on: '2026-05-10', end_on: '2026-05-20', time_zone: 'Europe/Berlin' }
const nights = { ...may, daytime_start: '20:00:00', daytime_end: '06:00:00' }

/** What the desk says of the end of a closure to whoever looks for what ends on a day. */
function end(changes: object, day: string, language: Language = 'en'): string {
  const state = closureStateAt(aClosure(changes), Date.parse(`${day}T09:00:00Z`), null)
  const row = { state, areas: '', reason: '', activities: '', source: '' }
  const cell = <DeskCell column="ends" row={row} due={['ends-today']} />
  return renderToStaticMarkup(<LanguageProvider value={language}>{cell}</LanguageProvider>).replace(
    / class="[^"]*"/,
    '',
  )
}

it('names the day on which a closure ends, which is the morning after its last night', () => {
  expect(end(may, '2026-05-20')).toBe('<strong>Wed 20 May 2026</strong>')
  expect(end({ ...may, daytime_start: '08:00:00', daytime_end: '17:00:00' }, '2026-05-20')).toBe(
    '<strong>Wed 20 May 2026</strong>',
  )
  expect(end({ ...may, daytime_start: '20:00:00' }, '2026-05-20')).toBe('<strong>Wed 20 May 2026</strong>')
  expect(end(nights, '2026-05-20')).toBe('Thu 21 May 2026, 06:00')
  expect(LANGUAGES.map((language) => end(nights, '2026-05-21', language))).toEqual([
    '<strong>Thu 21 May 2026, 06:00</strong>',
    '<strong>Do., 21. Mai 2026, 06:00</strong>',
    '<strong>jeu. 21 mai 2026, 06:00</strong>',
    '<strong>gio 21 mag 2026, 06:00</strong>',
  ])
})

it('calls a day today only for a reader who has the date of the place', () => {
  const state = closureStateAt(aClosure(nights), Date.parse('2026-05-15T00:00Z'), null)
  const seenFrom = (zone: string) => nextChangeOf(state, 'en', en, zone)
  expect(seenFrom('Europe/Paris')).toEqual({ when: 'today, 06:00', zone: null })
  expect(seenFrom('America/New_York')).toEqual({ when: 'Fri 15 May 2026, 06:00', zone: 'Central European Time' })
})
