import { grammarOf } from '#contract/messages/grammar.ts'
import type { AreaMessages } from './en.ts'

const { number } = grammarOf('it')

/** The messages about areas in lists and on the map, in Italian. */
export const messages: AreaMessages = {
  families: {
    park: 'Parco nazionale',
    reserve: 'Riserva naturale',
    landscape: 'Paesaggio',
    rest: 'Zona di tranquillità',
    marine: 'Mare',
    other: 'Altro',
  },
  fewer: 'Meno',
  noneInView: 'Nessuna area protetta registrata in questa vista',
  filtered: (q) => `Nessun nome con «${q}» corrisponde ai filtri`,
  drawn: (drawn, all) =>
    `La mappa mostra qui ${number(drawn)} aree su ${number(all)}: le più grandi di ogni luogo. Ingrandirla per vedere le altre.`,
  readOf: (read, all) => `Sono state lette ${number(read)} aree del servizio su ${number(all)}.`,
  placeOnly: 'nota solo come luogo',
}
