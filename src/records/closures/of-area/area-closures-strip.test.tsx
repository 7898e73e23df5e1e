import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '#core/i18n/en.ts'
import { WordsProvider } from '#core/i18n/messages.tsx'
import { aClosure, MAY_15 } from '#testing/builders.ts'
import { AreaClosuresStrip } from './area-closures-strip.tsx'
import { closureStateAt } from '../closure-state.ts'

test('the strip names a closure of one day by that day', () => {
  const state = closureStateAt(
    aClosure({ name: 'Ridge run', start_on: '2026-05-14', end_on: '2026-05-14' }),
    MAY_15,
    null,
  )
  const html = renderToStaticMarkup(
    <WordsProvider words={{ language: 'en', messages: en }}>
      <AreaClosuresStrip states={[state]} date="2026-05-15" />
    </WordsProvider>,
  )
  expect(html).toContain('<title>Ridge run: 14 May 2026.</title>')
})
