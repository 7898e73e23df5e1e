import type { Page } from '@playwright/test'
import { z } from 'zod'
import { FIND_MAP } from '../drivers/drawn.ts'
import { bench } from './part.ts'

/** A click on an area until its card is there, as the first of a visit. */
bench({
  name: 'card',
  closures: 5000,
  beside: [],
  address: '/?map=9/50/11',
  async measure(visit) {
    await visit.quiet()
    const { x, y } = await areaAlone(visit.page)
    await visit.reset()
    const since = performance.now()
    await visit.page.mouse.click(x, y)
    await visit.page.getByRole('article').getByRole('heading', { level: 2 }).waitFor()
    const headingMs = performance.now() - since
    await visit.quiet()
    return { 'heading ms': headingMs, ...(await visit.figures()) }
  },
})

/** A place on the map where one area is drawn, and no closure. */
async function areaAlone(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  const place = await page.evaluate(`(() => {
    ${FIND_MAP}
    for (let y = 200; y < 700; y += 20) {
      for (let x = 500; x < 1100; x += 20) {
        const near = map.queryRenderedFeatures([[x - 12, y - 12], [x + 12, y + 12]])
        const areas = new Set(near.filter(({ source }) => source.startsWith('area')).map(({ id }) => id))
        const isAlone = areas.size === 1 && !near.some(({ source }) => source.startsWith('closure'))
        const isInside = map.queryRenderedFeatures([x, y]).some(({ source }) => source.startsWith('area'))
        if (isAlone && isInside) return { x, y }
      }
    }
  })()`)
  return z.object({ x: z.number(), y: z.number() }).parse(place)
}
