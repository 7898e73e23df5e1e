import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { LanguageProvider } from '#core/i18n/messages.tsx'
import { aClosure, MAY_15 } from '#testing/builders.ts'
import { loadTestMessages } from '#testing/messages.ts'
import { spokenTexts } from '#testing/spoken-texts.ts'
import { AreaClosuresStrip } from './area-closures-strip.tsx'
import { closureStateAt } from '../closure-state.ts'

beforeAll(() => loadTestMessages('en'))

function stripOf(...changes: Parameters<typeof aClosure>): string {
  const states = [closureStateAt(aClosure(...changes), MAY_15, null)]
  return renderToStaticMarkup(
    <LanguageProvider value="en">
      <AreaClosuresStrip states={states} nameOf={({ name }) => name} date="2026-05-15" />
    </LanguageProvider>,
  )
}

test('the strip names a closure of one day by that day', () => {
  const html = stripOf({ name: 'Ridge run', start_on: '2026-05-14', end_on: '2026-05-14' })
  expect(html).toContain('<title>Ridge run: 14 May 2026.</title>')
})

test('a lane says which closure it is, and on which side that goes on', () => {
  const spring = stripOf({ name: 'Eagle cliff', start_on: '2026-02-01', end_on: '2026-06-30' })
  expect(spring).toMatch(/<li data-side="after"[^>]*><span>Eagle cliff<\/span>/)
  expect(spring).not.toMatch(/[‹›]/)
  const open = stripOf({ name: 'Rockfall', start_on: '2025-02-01', end_on: null })
  expect(open).toMatch(/‹.*›/)
})

test('a screen reader is told what the lanes show, and nothing that is drawn in them', () => {
  const html = stripOf({ name: 'Rockfall', start_on: '2026-02-01', end_on: '2026-06-30' })
  expect(html).toMatch(/<svg role="img" aria-label="[^"]*Rockfall/)
  expect(spokenTexts(html)).toEqual([])
})
