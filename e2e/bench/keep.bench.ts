import { bench, untilQuiet } from './part.ts'

/** From the navigation until the whole app, and the cards of the first rows, lie on the device for visits without a network. */
bench({
  name: 'keep',
  closures: 5000,
  hasWorker: true,
  beside: [],
  address: '/?map=5/50/11',
  measure: untilQuiet,
})
