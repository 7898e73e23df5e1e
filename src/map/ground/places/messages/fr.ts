import type { GroundPlaceMessages } from './en.ts'

/** What things on the ground are called, in French. */
export const messages: GroundPlaceMessages = {
  kinds: {
    peak: 'Sommet',
    pass: 'Col',
    hut: 'Refuge',
    shelter: 'Abri',
    camp: 'Terrain de camping',
    lake: 'Lac',
    spring: 'Source d’eau',
    waterfall: 'Cascade',
    cave: 'Grotte',
    viewpoint: 'Point de vue',
    parking: 'Parking',
    stop: 'Arrêt',
    route: 'Itinéraire',
    path: 'Chemin',
  },
}
