import { CAMERA, spots } from './features/here.ts'
import { expect, test } from './here-test.ts'

test(
  'the map goes along with who is followed, but not while they look elsewhere',
  { tag: '@map' },
  async ({ app, here, hereService, context, page }) => {
    await context.grantPermissions(['geolocation'])
    const [longitude, latitude] = spots.single
    const standAt = async (east: number) => {
      await context.setGeolocation({ latitude, longitude: longitude + east, accuracy: 10 })
      await expect.poll(() => app.parameter('here')).toContain(`/${Number((longitude + east).toFixed(5))}/`)
    }
    const lookedAt = () => Number(app.parameter('map')?.split('/')[2])
    await context.setGeolocation({ latitude, longitude, accuracy: 10 })
    await app.open(hereService.url, { ...CAMERA, here: 'position' })
    await here.card.getByRole('checkbox', { name: 'Follow my position' }).check()
    await expect.poll(lookedAt).toBeCloseTo(longitude, 1)
    await standAt(0.2)
    await expect.poll(lookedAt).toBeGreaterThan(longitude + 0.15)
    await page.locator('#map canvas').first().focus()
    // Each step is waited for: none comes when they look elsewhere already.
    while (lookedAt() >= longitude + 0.15) {
      const before = lookedAt()
      await page.keyboard.press('ArrowLeft')
      await expect.poll(lookedAt).toBeLessThan(before)
    }
    await app.restingAddress()
    const elsewhere = lookedAt()
    for (const step of [1, 2, 3, 4, 5]) await standAt(0.2 + step / 1000)
    expect(lookedAt()).toBeCloseTo(elsewhere, 3)
  },
)
