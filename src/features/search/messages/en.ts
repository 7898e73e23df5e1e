import { grammarOf } from '#contract/messages/grammar.ts'
import { messages as core } from '#core/i18n/messages/en.ts'
import type { Reading } from '../coordinates/reading.ts'

const { count } = grammarOf('en')

const NOTATIONS: Readonly<Record<Reading['notation'], string>> = {
  decimal: 'decimal degrees',
  minutes: 'degrees and minutes',
  seconds: 'degrees, minutes and seconds',
  geo: 'a geo: address',
  link: 'the link of a map',
  utm: 'UTM',
  mgrs: 'MGRS',
}

/** The messages of the search, in English. */
export const messages = {
  results: 'Search results',
  groups: {
    coordinates: 'Coordinates',
    area: core.areas.title,
    closure: core.closures.title,
    ground: 'Peaks, huts, waters and paths',
    place: 'Places',
  },
  readAs: ({ notation, order }: Reading) => {
    if (order === 'lat-lng') return `Read as latitude, longitude in ${NOTATIONS[notation]}`
    if (order === 'lng-lat') return `Read as longitude, latitude in ${NOTATIONS[notation]}`
    return `Read as ${NOTATIONS[notation]}`
  },
  near: (town: string) => `near ${town}`,
  showOnly: (text: string) => `Show only what matches “${text}” in the list`,
  found: count({ one: '# result', other: '# results' }),
  searching: 'Searching …',
  help: 'Try one word of the name, a town nearby, or coordinates such as 48.95, 13.6.',
  onlyIn: (region: string) => `Searched only within ${region}.`,
  onlyLoaded: 'This service cannot search names: of areas and closures, only those loaded were searched.',
  notAsked: 'The service could not be asked: of areas and closures, only those loaded were searched.',
  placesFailed: 'Not all places could be loaded.',
}

export type SearchMessages = typeof messages
