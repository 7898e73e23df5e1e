import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { ApiProvider } from '#core/api/api-context.ts'
import { LanguageProvider } from '#core/i18n/messages.tsx'
import { aClosure, MAY_15 } from '#testing/builders.ts'
import { loadTestMessages } from '#testing/messages.ts'
import { areaStanding } from './area-standing.ts'
import { AreaStandingLine } from './area-standing-line.tsx'
import { closureStateWhen } from '../closure-state.ts'

beforeAll(() => Promise.all([loadTestMessages('en'), loadTestMessages('de')]))

type Changes = Parameters<typeof aClosure>[0]

/** What the row of an area of these closures says at noon UTC, 14:00 at the place, or on a day that is planned. */
function textOf(language: 'en' | 'de', closures: readonly Changes[], day?: string): string {
  const when = day === undefined ? 'now' : { day, time: null }
  const states = closures.map((changes) => closureStateWhen(aClosure(changes), { when, now: MAY_15 }, null))
  const standing = areaStanding(states)
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider value={{ base: 'https://map.example.org/api/v2' }}>
        <LanguageProvider language={language}>{standing && <AreaStandingLine standing={standing} />}</LanguageProvider>
      </ApiProvider>
    </QueryClientProvider>,
  )
  return html.replaceAll(/<[^>]*>/g, '')
}

const cliff = { name: 'Eagle cliff', daytime_start: '06:00', daytime_end: '18:00' } as const

test('the row of an area names its closure, and never says that the area itself is closed', () => {
  expect(textOf('en', [cliff])).toContain('1 closure in force: Eagle cliff · until 18:00 · again tomorrow, 06:00')
  expect(textOf('en', [{ name: 'Ford', start_on: '2026-06-01' }])).toBe(
    '1 upcoming closure: Ford · from Mon 1 Jun 2026',
  )
  expect(textOf('de', [{ ...cliff, is_binding: false }])).toMatch(/^Bitte 1 Ort meiden: Eagle cliff · bis 18:00/)
})

test('the row of an area tells several closures together, without their names', () => {
  const ford = { daytime_start: '12:00', daytime_end: '20:00' } as const
  expect(textOf('en', [cliff, ford])).toMatch(/^2 closures in force · until 20:00/)
  expect(textOf('de', [{ type: 'notice' }, { type: 'notice' }])).toBe('2 Hinweise')
})

test('between its hours a closure is not in force now, or not then', () => {
  const night = { name: 'Night road', daytime_start: '20:00', daytime_end: '06:00' } as const
  expect(textOf('en', [night])).toMatch(/^1 closure, not in force now: Night road · applies again 20:00/)
  expect(textOf('en', [night], '2026-05-20')).toMatch(/^1 closure, not in force: Night road · applies again 20:00/)
})
