import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { AppConfigProvider, configIn, DEFAULT_CONFIG } from '#core/api/app-config.ts'
import type { Pack } from '#core/packs/pack.ts'
import { aNewPack } from '#core/packs/testing/device.ts'
import type { Run } from './pack-state.ts'
import { messages as words } from './messages/en.ts'

const pack = aNewPack()
let run: Run = 'running'

/** The row of a pack whose download stands so. */
let rowOf: (at: Run, shown?: Pack) => string
beforeAll(async () => {
  vi.resetModules()
  vi.doMock('./pack-state.ts', async (original) => ({
    ...(await original<object>()),
    useRuns: () => ({ [pack.id]: run }),
  }))
  const { PackRow } = await import('./pack-row.tsx')
  const { LanguageProvider, loadMessages } = await import('#core/i18n/messages.tsx')
  const { usePackMessages } = await import('./messages.ts')
  await loadMessages('en', [usePackMessages])
  rowOf = (at, shown = pack) => {
    run = at
    return renderToStaticMarkup(
      <LanguageProvider value="en">
        <AppConfigProvider value={configIn(DEFAULT_CONFIG, 'en')}>
          <PackRow pack={shown} />
        </AppConfigProvider>
      </LanguageProvider>,
    )
  }
})
afterAll(() => vi.doUnmock('./pack-state.ts'))

test('a download is paused and resumed where it is at work, and cancelled everywhere', () => {
  expect(rowOf('running')).toContain(`>${words.pause}<`)
  expect(rowOf('refused')).toContain(`>${words.resume}<`)
  const elsewhere = rowOf('elsewhere')
  expect(elsewhere).toContain(words.run.elsewhere)
  expect(elsewhere).toContain(`>${words.cancel}<`)
  expect(elsewhere).not.toContain(`>${words.resume}<`)
})

test('a pack of a service that went back to older data says as of when that is', () => {
  const [then, refreshedAt] = ['2026-05-13T10:00:00Z', '2026-05-15T10:00:00Z']
  const whole: Pack = { ...pack, job: null, edition: 'whole', refreshedAt, serviceUpdatedAt: then }
  const wentBack = words.wentBack('13 May 2026')
  expect(rowOf('running', whole)).not.toContain(wentBack)
  expect(rowOf('running', { ...whole, serviceWasUpdatedAt: '2026-05-14T10:00:00Z' })).toContain(wentBack)
})
