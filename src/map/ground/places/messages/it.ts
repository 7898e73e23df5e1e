import type { GroundPlaceMessages } from './en.ts'

/** What things on the ground are called, in Italian. */
export const messages: GroundPlaceMessages = {
  kinds: {
    peak: 'Cima',
    pass: 'Passo',
    hut: 'Rifugio',
    shelter: 'Riparo',
    camp: 'Area campeggio',
    lake: 'Lago',
    spring: 'Sorgente',
    waterfall: 'Cascata',
    cave: 'Grotta',
    viewpoint: 'Punto panoramico',
    parking: 'Parcheggio',
    stop: 'Fermata',
    route: 'Itinerario',
    path: 'Sentiero',
  },
}
