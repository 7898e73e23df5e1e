import { barriersOn } from './drivers/barriers.ts'
import { CAMERA, spots } from './features/here.ts'
import { expect, test } from './here-test.ts'

test.describe('a click', () => {
  test.beforeEach(async ({ page }) => page.clock.setFixedTime('2026-05-15T10:00:00Z'))

  test(
    'on several things asks which one, the worst first; on one closure opens it, whatever areas lie under it',
    {
      tag: '@map',
    },
    async ({ app, here, page, picker, hereService }) => {
      await app.open(hereService.url, CAMERA)
      await app.drawn(2, 3)
      await test.step('Escape takes it back', async () => {
        await app.clickMap(spots.crowded)
        await expect(picker.entries.first()).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(picker.dialog).toHaveCount(0)
        await expect(page.getByRole('region', { name: 'Map of protected areas and closures' })).toBeFocused()
      })
      await test.step('areas alone', async () => {
        await app.clickMap(spots.areasOnly)
        await expect(picker.entries).toHaveText([/Small Moor.*Nature reserve/, /Great Park/])
        await page.keyboard.press('Escape')
        await expect(picker.dialog).toHaveCount(0)
      })
      await test.step('several closures, told apart by keyboard, without barriers', async () => {
        await app.clickMap(spots.crowded)
        await expect(picker.entries).toHaveText([
          /Stork nest.*Closed now/,
          /Night quiet/,
          /Fire danger/,
          /Small Moor/,
          /Great Park/,
        ])
        expect(await barriersOn(page)).toEqual([])
        await expect(picker.entries.first()).toBeFocused()
        await page.keyboard.press('ArrowDown')
        await expect(picker.entries.nth(1)).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(app.heading).toHaveText('Night quiet')
        await expect(picker.dialog).toHaveCount(0)
        await expect(page.getByText('Also here: 2 closures and notices, 2 areas')).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(app.heading).toHaveCount(0)
        await expect.poll(() => app.parameter('map')).toBe(CAMERA.map)
      })
      await test.step('one closure, and what else is there stays at hand', async () => {
        await app.clickMap(spots.single)
        await expect(app.heading).toHaveText('Stork nest')
        await expect(picker.dialog).toHaveCount(0)
        await page.getByRole('button', { name: 'What applies here?' }).click()
        await expect(here.closures).toHaveText([/Stork nest/])
      })
    },
  )
})

test.describe('a tap on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test(
    'on several things asks which one in the sheet',
    { tag: ['@map', '@long'] },
    async ({ app, hereService, page }) => {
      await app.open(hereService.url, { map: '11.5/48.94/13.55' })
      await app.drawn(/\d+/, /\d+/)
      await page.touchscreen.tap(195, 243)
      await expect(app.heading).toHaveText('Which one?')
      await page.getByRole('article').getByRole('button').filter({ hasText: 'Small Moor' }).click()
      await expect(app.heading).toHaveText('Small Moor')
    },
  )
})
