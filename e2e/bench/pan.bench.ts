import { bench } from './part.ts'

const DRAGS = 10
const REACH = 250

/** A flight from z5 to z10, and ten drags there. */
bench({
  name: 'pan',
  closures: 5000,
  beside: ['bare', 'openlayers', 'leaflet'],
  address: '/?map=5/50/11',
  async measure(visit) {
    const { page } = visit
    await visit.quiet()
    const atStart = await visit.figures()
    await visit.reset()
    await page.evaluate(() => window.benchWatch.fly(10))
    await visit.quiet()
    for (let drag = 0; drag < DRAGS; drag++) {
      const [x, y] = [700 + (drag % 2) * REACH, 400]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x - Math.cos(drag) * REACH, y - Math.sin(drag) * REACH, { steps: 10 })
      await page.mouse.up()
    }
    await visit.quiet()
    const figures = await visit.figures()
    return {
      ...figures,
      'kB, start included': (atStart.kB ?? NaN) + (figures.kB ?? NaN),
      'requests, start included': (atStart.requests ?? NaN) + (figures.requests ?? NaN),
      'heap before MB': atStart['heap MB'] ?? NaN,
    }
  },
})
