import { bench, untilQuiet } from './part.ts'

/** From the navigation until nothing is drawn any more. */
bench({
  name: 'start',
  closures: 5000,
  beside: ['bare', 'shell', 'shell-style', 'openlayers', 'leaflet'],
  address: '/?map=5/50/11',
  measure: untilQuiet,
})
