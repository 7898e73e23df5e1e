import type { GroundPlaceMessages } from './en.ts'

/** What things on the ground are called, in German. */
export const messages: GroundPlaceMessages = {
  kinds: {
    peak: 'Gipfel',
    pass: 'Pass',
    hut: 'Hütte',
    shelter: 'Unterstand',
    camp: 'Zeltplatz',
    lake: 'See',
    spring: 'Quelle',
    waterfall: 'Wasserfall',
    cave: 'Höhle',
    viewpoint: 'Aussichtspunkt',
    parking: 'Parkplatz',
    stop: 'Haltestelle',
    route: 'Route',
    path: 'Weg',
  },
}
