import type { Reading } from '../coordinates/reading.ts'
import type { SearchMessages } from './en.ts'

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
  groups: { coordinates: 'Koordinaten', area: 'Schutzgebiete', closure: 'Sperrungen und Hinweise', place: 'Orte' },
  winds: { north: 'N', east: 'O', south: 'S', west: 'W' },
  readAs: ({ notation, order }) => {
    if (order === 'lat-lng') return `Gelesen als Breite, Länge: ${NOTATIONS[notation]}`
    if (order === 'lng-lat') return `Gelesen als Länge, Breite: ${NOTATIONS[notation]}`
    return `Gelesen als ${NOTATIONS[notation]}`
  },
  near: (town) => `bei ${town}`,
  showOnly: (text) => `In der Liste nur zeigen, was zu „${text}“ passt`,
  found: (n) => (n === 1 ? '1 Ergebnis' : `${n} Ergebnisse`),
  searching: 'Suche läuft …',
  nothing: (text) => `Nichts gefunden zu „${text}“`,
  help: 'Versuchen Sie ein Wort des Namens, einen Ort in der Nähe oder Koordinaten wie 48,95 13,6.',
  onlyIn: (region) => `Nur gesucht in: ${region}.`,
  onlyLoaded: 'Dieser Dienst kann nicht nach Namen suchen: Von Gebieten und Sperrungen wurden nur geladene durchsucht.',
  notAsked: 'Der Dienst war nicht zu erreichen: Von Gebieten und Sperrungen wurden nur geladene durchsucht.',
  placesFailed: 'Die Orte konnten nicht geladen werden.',
}
