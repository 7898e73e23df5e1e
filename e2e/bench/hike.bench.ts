import { HikeCard } from '../drivers/hike-card.ts'
import { bench } from './part.ts'

const POINTS = 20_000

/** A hike of many points, checked against the closures around it. */
bench({
  name: 'hike',
  closures: 5000,
  beside: [],
  address: '/?map=7/49/13',
  async measure(visit) {
    const hike = new HikeCard(visit.page)
    await visit.quiet()
    await hike.open()
    await visit.quiet()
    await visit.reset()
    const since = performance.now()
    await hike.dropLong('long.gpx', POINTS)
    await hike.verdict.waitFor()
    const verdictMs = performance.now() - since
    await visit.quiet()
    return { 'verdict ms': verdictMs, ...(await visit.figures()) }
  },
})
