import { CAMERA } from './data.ts'
import { EmbedPage } from './drivers/embed-page.ts'
import { expect, test } from './test.ts'

test.describe('a map in another page', () => {
  test(
    'leaves the wheel, one finger and keys after a click to the page',
    { tag: '@map' },
    async ({ page, service }) => {
      const embed = new EmbedPage(page)
      await embed.open(service.url, CAMERA)
      const frame = page.frameLocator('iframe')
      const map = frame.getByRole('region', { name: /^Map of/ })
      await expect(frame.getByRole('status').filter({ hasText: /^On the map/ })).toHaveText(/\d/, { timeout: 40_000 })
      await page.mouse.move(300, 150)
      await page.mouse.wheel(0, 100)
      await expect.poll(() => embed.scrolled()).toBe(100)
      await expect(frame.getByText('Use ctrl + scroll to zoom the map', { exact: true })).toBeAttached()
      await page.mouse.wheel(0, -100)
      await expect.poll(() => embed.scrolled()).toBe(0)
      await page.mouse.click(20, 300)
      await page.keyboard.press('ArrowDown')
      await expect.poll(() => embed.scrolled()).toBeGreaterThan(0)
      expect(embed.camera()).toBe(CAMERA.map)
      await page.evaluate(() => window.scrollTo(0, 0))
      await embed.dragUp([[300, 200]], 120)
      await expect.poll(() => embed.scrolled()).toBeGreaterThan(50)
      expect(embed.camera()).toBe(CAMERA.map)
      await page.evaluate(() => window.scrollTo(0, 0))
      await page.keyboard.down('Control')
      await page.mouse.wheel(0, -100)
      await page.keyboard.up('Control')
      await expect.poll(() => embed.camera()).not.toBe(CAMERA.map)
      const zoomed = embed.camera()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Shift+Tab')
      await expect(map).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => embed.camera()).not.toBe(zoomed)
      expect(await embed.scrolled()).toBe(0)
    },
  )

  test('is a still picture where its worker cannot start', { tag: '@map' }, async ({ app, page, service }) => {
    await page.route(/maplibre-gl-worker/, (route) => route.abort())
    await app.open(service.url, CAMERA)
    await app.drawn(2, 4)
    await expect(page.getByText('A still picture')).toBeVisible()
    await expect(app.row('Eagle cliff')).toBeVisible()
  })

  test('leaves one finger to the page as a still picture too, and is moved by two', async ({ page, service }) => {
    const embed = new EmbedPage(page)
    await embed.open(service.url, CAMERA)
    const frame = page.frameLocator('iframe')
    await expect(frame.getByRole('status').filter({ hasText: /^On the map/ })).toHaveText(/\d/)
    await embed.dragUp([[300, 200]], 120)
    await expect.poll(() => embed.scrolled()).toBeGreaterThan(50)
    await expect(frame.getByText('Use two fingers to move the map', { exact: true })).toBeAttached()
    expect(embed.camera()).toBe(CAMERA.map)
    await page.evaluate(() => window.scrollTo(0, 0))
    await embed.dragUp(
      [
        [280, 200],
        [340, 200],
      ],
      120,
    )
    await expect.poll(() => embed.camera()).not.toBe(CAMERA.map)
    expect(await embed.scrolled()).toBe(0)
  })
})
