import { bench } from './part.ts'

/** From the navigation until nothing is drawn any more. */
bench({
  name: 'start',
  closures: 5000,
  beside: ['bare', 'shell', 'openlayers', 'leaflet'],
  address: '/?map=5/50/11',
  async measure(visit) {
    await visit.quiet()
    return { ...(await visit.marks()), ...(await visit.figures()) }
  },
})
