import { headlessShell, WITHOUT_WEBGL } from '../chromium.ts'
import { faultsOn } from '../drivers/faults.ts'
import { showLanguage } from '../drivers/languages.ts'
import { PAGES } from '../drivers/pages.ts'
import { cardsOf, dialogsOf, panelsOf } from '../drivers/surfaces.ts'
import { startService, type RunningService } from '../services/process.ts'
import { dataOf } from '../services/seeds.ts'
import { expect, test } from '../test.ts'

/** Beside English, in which e2e/sight.spec.ts looks. */
const LANGUAGES = ['de', 'fr', 'it']
const banner = { text: 'Very high fire danger', level: 'warning', link: { label: 'More', url: 'https://a.example/' } }

test.use({
  launchOptions: { ...headlessShell(), args: WITHOUT_WEBGL },
  locale: 'en-GB',
  timezoneId: 'Europe/Berlin',
  serviceWorkers: 'block',
})

let service: RunningService
test.beforeAll(async () => {
  service = await startService({ config: { banner }, data: dataOf('demo') })
})
test.afterAll(() => service.stop())

for (const [name, viewport, least] of [
  ['desktop', { width: 1280, height: 800 }, 24],
  ['phone', { width: 390, height: 844 }, 44],
] as const) {
  test.describe(`on a ${name}, in German, French and Italian`, () => {
    test.use({ viewport, ...(name === 'phone' && { hasTouch: true, isMobile: true }) })

    for (const [what, surfacesOf] of [
      ['panel', panelsOf],
      ['card', cardsOf],
      ['dialog', dialogsOf],
    ] as const) {
      test(`no ${what} has a barrier in any theme, a target too small, or cuts text`, async ({ app, page }) => {
        await app.open(service.url, { map: '8.3/48.9/13.5', theme: 'bright' })
        for (const { name: surface, open, close } of surfacesOf(app)) {
          await open()
          for (const language of LANGUAGES) {
            await showLanguage(page, language)
            expect.soft(await faultsOn(page, least), `${surface}, ${language}`).toEqual([])
          }
          await showLanguage(page, 'en')
          await close?.()
        }
      })
    }

    test('nor has a page', async ({ page }) => {
      for (const [path, seen] of PAGES) {
        for (const language of LANGUAGES) {
          const address = new URL(path, service.url)
          address.searchParams.set('lang', language)
          await page.goto(address.href)
          await expect(seen(page)).toBeVisible()
          expect.soft(await faultsOn(page, least), `${path}, ${language}`).toEqual([])
        }
      }
    })
  })
}
