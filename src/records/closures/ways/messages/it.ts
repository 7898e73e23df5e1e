import type { WayMessages } from './en.ts'

/** The messages of the ways within closures, in Italian. */
export const messages: WayMessages = {
  title: 'Sentieri nelle chiusure',
  marks: {
    closed: 'Sentiero chiuso adesso',
    upcoming: 'Sentiero che sarà chiuso',
    'other-hours': 'Sentiero chiuso in altri orari',
    advice: 'Sentiero da evitare',
    open: 'Sentiero che resta aperto: vietato lasciarlo',
  },
}
