import { drag } from './visit/drags.ts'
import { bench } from './part.ts'

/** A flight from z5 to z10, and ten drags there. */
bench({
  name: 'pan',
  closures: 5000,
  beside: ['bare', 'shell-style', 'openlayers', 'leaflet'],
  address: '/?map=5/50/11',
  async measure(visit) {
    await visit.quiet()
    const atStart = await visit.figures()
    await visit.reset()
    await visit.page.evaluate(() => window.benchWatch.fly(10))
    await visit.quiet()
    const dragsMs = await drag(visit)
    const figures = await visit.figures()
    return {
      'drags ms': dragsMs,
      ...figures,
      'kB, start included': (atStart.kB ?? NaN) + (figures.kB ?? NaN),
      'requests, start included': (atStart.requests ?? NaN) + (figures.requests ?? NaN),
      'heap before MB': atStart['heap MB'] ?? NaN,
    }
  },
})
