import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { LanguageProvider } from '#core/i18n/messages.tsx'
import { aClosure, MAY_15 } from '#testing/builders.ts'
import { loadTestMessages } from '#testing/messages.ts'
import { spokenTexts } from '#testing/spoken-texts.ts'
import { closureStateAt } from '../closure-state.ts'
import { YearStrip } from './year-strip.tsx'

beforeAll(() => loadTestMessages('en'))

function markup(changes: Parameters<typeof aClosure>[0]): string {
  const state = closureStateAt(aClosure(changes), MAY_15, null)
  return renderToStaticMarkup(
    <LanguageProvider value="en">
      <YearStrip state={state} today="2026-05-15" valid="all winter" />
    </LanguageProvider>,
  )
}

/** The marks of going on in the order of the strip, each with the end that it stands at. */
function marks(html: string): readonly string[] {
  return Array.from(html.matchAll(/<text[^>]* x="([^"]*)"[^>]*>([‹›])<\/text>/g), ([, x, mark]) => `${mark} at ${x}`)
}

test.each([
  ['within the year', '2026-02-01', '2026-11-30', []],
  ['to the last day of the year', '2026-01-01', '2026-12-31', []],
  ['into the next year', '2026-11-15', '2027-03-31', ['› at 100%']],
  ['from the year before', '2025-11-15', '2026-03-31', ['‹ at 3']],
  ['over the whole year', '2025-11-15', '2027-03-31', ['‹ at 3', '› at 100%']],
  ['until further notice', '2026-05-01', null, ['› at 100%']],
])('a time that lasts %s is marked where it goes on beyond the strip', (_, start_on, end_on, expected) => {
  expect(marks(markup({ start_on, end_on }))).toEqual(expected)
})

test('a time by hours has no end drawn where it goes on', () => {
  const days = { daytime_start: '06:00:00', daytime_end: '20:00:00' }
  const nights = { daytime_start: '20:00:00', daytime_end: '06:00:00' }
  const endsOf = (start_on: string, end_on: string, hours = days) =>
    Array.from(
      markup({ start_on, end_on, ...hours }).matchAll(/<line[^>]*edge[^>]* x1="([^"]*)" x2="\1"/g),
      ([, x]) => x,
    )
  expect(endsOf('2026-01-01', '2026-12-31')).toEqual(['0.000%', '100.000%'])
  expect(endsOf('2026-01-01', '2027-02-01')).toEqual(['0.000%'])
  expect(endsOf('2025-12-01', '2026-12-31')).toEqual(['100.000%'])
  expect(endsOf('2026-01-01', '2026-12-30', nights)).toEqual(['0.000%', '100.000%'])
  expect(endsOf('2026-01-01', '2026-12-31', nights)).toEqual(['0.000%'])
})

test('a screen reader is told what the strip shows, and none of the letters drawn in it', () => {
  const html = markup({ start_on: '2026-05-01', end_on: null })
  expect(html).toContain('>J</text>')
  expect(html).toMatch(/^<svg role="img" aria-label="[^"]*all winter/)
  expect(spokenTexts(html)).toEqual([])
})
