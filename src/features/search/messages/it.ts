import { grammarOf } from '#contract/messages/grammar.ts'
import { messages as core } from '#core/i18n/messages/it.ts'
import type { Reading } from '../coordinates/reading.ts'
import type { SearchMessages } from './en.ts'

const { count } = grammarOf('it')

const NOTATIONS: Readonly<Record<Reading['notation'], string>> = {
  decimal: 'gradi decimali',
  minutes: 'gradi e minuti',
  seconds: 'gradi, minuti e secondi',
  geo: 'indirizzo geo:',
  link: 'link di una mappa',
  utm: 'UTM',
  mgrs: 'MGRS',
}

/** The messages of the search, in Italian. */
export const messages: SearchMessages = {
  results: 'Risultati della ricerca',
  groups: {
    coordinates: 'Coordinate',
    area: core.areas.title,
    closure: core.closures.title,
    ground: 'Cime, rifugi, acque e sentieri',
    place: 'Luoghi',
  },
  readAs: ({ notation, order }) => {
    if (order === 'lat-lng') return `Letto come latitudine, longitudine: ${NOTATIONS[notation]}`
    if (order === 'lng-lat') return `Letto come longitudine, latitudine: ${NOTATIONS[notation]}`
    return `Letto come ${NOTATIONS[notation]}`
  },
  near: (town) => `vicino a ${town}`,
  showOnly: (text) => `Mostra nell’elenco solo ciò che corrisponde a «${text}»`,
  found: count({ one: '# risultato', other: '# risultati' }),
  searching: 'Ricerca in corso…',
  help: 'Provare con una parola del nome, una località vicina o coordinate come 48,95 13,6.',
  onlyIn: (region) => `Ricerca limitata a: ${region}.`,
  onlyLoaded:
    'Questo servizio non permette di cercare nomi: tra aree e chiusure la ricerca si limita a quelle già caricate.',
  notAsked:
    'Non è stato possibile interrogare il servizio: tra aree e chiusure la ricerca si limita a quelle già caricate.',
  placesFailed: 'Non tutti i luoghi sono stati caricati.',
}
