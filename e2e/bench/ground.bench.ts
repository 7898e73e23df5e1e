import { drag } from './visit/drags.ts'
import { bench } from './part.ts'

/** Ten drags over paths, contours and names of a region, near. */
bench({
  name: 'ground',
  closures: 5000,
  hasGround: true,
  beside: ['ground', 'ground-style'],
  address: '/?map=13/42.55/1.57',
  async measure(visit) {
    await visit.quiet()
    const start = await visit.marks()
    await visit.reset()
    const dragsMs = await drag(visit)
    return { ...start, 'drags ms': dragsMs, ...(await visit.figures()) }
  },
})
