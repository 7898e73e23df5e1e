import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { LanguageProvider } from '#core/i18n/messages.tsx'
import { aClosure, MAY_15 } from '#testing/builders.ts'
import { loadTestMessages } from '#testing/messages.ts'
import { AreaClosuresStrip } from './area-closures-strip.tsx'
import { closureStateAt } from '../closure-state.ts'

beforeAll(() => loadTestMessages('en'))

test('the strip names a closure of one day by that day', () => {
  const state = closureStateAt(
    aClosure({ name: 'Ridge run', start_on: '2026-05-14', end_on: '2026-05-14' }),
    MAY_15,
    null,
  )
  const html = renderToStaticMarkup(
    <LanguageProvider language="en">
      <AreaClosuresStrip states={[state]} date="2026-05-15" />
    </LanguageProvider>,
  )
  expect(html).toContain('<title>Ridge run: 14 May 2026.</title>')
})
