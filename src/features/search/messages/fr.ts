import { de } from '#contract/messages/french.ts'
import { grammarOf } from '#contract/messages/grammar.ts'
import { messages as core } from '#core/i18n/messages/fr.ts'
import type { Reading } from '../coordinates/reading.ts'
import type { SearchMessages } from './en.ts'

const { count } = grammarOf('fr')

const NOTATIONS: Readonly<Record<Reading['notation'], string>> = {
  decimal: 'degrés décimaux',
  minutes: 'degrés et minutes',
  seconds: 'degrés, minutes et secondes',
  geo: 'adresse geo:',
  link: 'lien d’une carte',
  utm: 'UTM',
  mgrs: 'MGRS',
}

/** The messages of the search, in French. */
export const messages: SearchMessages = {
  results: 'Résultats de la recherche',
  groups: {
    coordinates: 'Coordonnées',
    area: core.areas.title,
    closure: core.closures.title,
    ground: 'Sommets, refuges, eaux et chemins',
    place: 'Lieux',
  },
  readAs: ({ notation, order }) => {
    if (order === 'lat-lng') return `Lu comme latitude, longitude : ${NOTATIONS[notation]}`
    if (order === 'lng-lat') return `Lu comme longitude, latitude : ${NOTATIONS[notation]}`
    return `Lu comme ${NOTATIONS[notation]}`
  },
  near: (town) => `près ${de(town)}`,
  showOnly: (text) => `N’afficher dans la liste que ce qui correspond à « ${text} »`,
  found: count({ one: '# résultat', other: '# résultats' }),
  searching: 'Recherche en cours…',
  help: 'Essayez un mot du nom, une ville proche ou des coordonnées comme 48,95 13,6.',
  onlyIn: (region) => `Recherche limitée à : ${region}.`,
  onlyLoaded:
    'Ce service ne permet pas de chercher des noms : parmi les aires et les fermetures, la recherche se limite à celles déjà chargées.',
  notAsked:
    'Le service n’a pas pu être interrogé : parmi les aires et les fermetures, la recherche se limite à celles déjà chargées.',
  placesFailed: 'Des lieux n’ont pas pu être chargés.',
}
