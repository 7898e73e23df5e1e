import { grammarOf } from '#contract/messages/grammar.ts'
import { messages as core } from '#core/i18n/messages/de.ts'
import type { Reading } from '../coordinates/reading.ts'
import type { SearchMessages } from './en.ts'

const { count } = grammarOf('de')

const NOTATIONS: Readonly<Record<Reading['notation'], string>> = {
  decimal: 'Dezimalgrad',
  minutes: 'Grad und Minuten',
  seconds: 'Grad, Minuten und Sekunden',
  geo: 'geo:-Adresse',
  link: 'Link einer Karte',
  utm: 'UTM',
  mgrs: 'MGRS',
}

/** The messages of the search, in German. */
export const messages: SearchMessages = {
  results: 'Suchergebnisse',
  groups: {
    coordinates: 'Koordinaten',
    area: core.areas.title,
    closure: core.closures.title,
    ground: 'Gipfel, Hütten, Gewässer und Wege',
    place: 'Orte',
  },
  readAs: ({ notation, order }) => {
    if (order === 'lat-lng') return `Gelesen als Breite, Länge: ${NOTATIONS[notation]}`
    if (order === 'lng-lat') return `Gelesen als Länge, Breite: ${NOTATIONS[notation]}`
    return `Gelesen als ${NOTATIONS[notation]}`
  },
  near: (town) => `bei ${town}`,
  showOnly: (text) => `In der Liste nur zeigen, was zu „${text}“ passt`,
  found: count({ one: '# Ergebnis', other: '# Ergebnisse' }),
  searching: 'Suche läuft …',
  help: 'Versuchen Sie es mit einem Wort des Namens, einem Ort in der Nähe oder Koordinaten wie 48,95 13,6.',
  onlyIn: (region) => `Nur gesucht in: ${region}.`,
  onlyLoaded: 'Dieser Dienst kann nicht nach Namen suchen: Von Gebieten und Sperrungen wurden nur geladene durchsucht.',
  notAsked: 'Der Dienst war nicht zu erreichen: Von Gebieten und Sperrungen wurden nur geladene durchsucht.',
  placesFailed: 'Nicht alle Orte konnten geladen werden.',
}
