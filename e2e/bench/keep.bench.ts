import { bench } from './part.ts'

/** The start and what comes after it, once: the whole app and the cards of the first rows, for visits without a network. */
bench({
  name: 'keep',
  closures: 5000,
  hasWorker: true,
  beside: [],
  address: '/?map=5/50/11',
  async measure(visit) {
    await visit.quiet()
    return { ...(await visit.marks()), ...(await visit.figures()) }
  },
})
