import { messages as shared } from '../../messages/de.ts'
import { messages as facts } from '../../records/messages/de.ts'
import { capitalised } from '../../messages/grammar.ts'
import type { SentenceParts } from '../sentence-parts.ts'
import type { PlainSentenceMessages } from './en.ts'

/** What a closure says in one plain sentence, in German. */
export const messages: PlainSentenceMessages = {
  doing: {
    entering: 'das Gelände zu betreten',
    leaving_paths: 'die Wege zu verlassen',
    hiking: 'zu wandern',
    climbing: 'zu klettern',
    ice_climbing: 'im Eis zu klettern',
    base_jumping: 'Basejumping zu betreiben',
    riding: 'zu reiten',
    cycling: 'Rad zu fahren',
    motor_vehicles: 'Motorfahrzeuge zu benutzen',
    skiing: 'Ski oder Snowboard zu fahren',
    ski_touring: 'Skitouren zu gehen',
    snowshoeing: 'mit Schneeschuhen zu gehen',
    cross_country: 'Langlauf zu betreiben',
    tobogganing: 'zu rodeln',
    paragliding: 'Gleitschirm zu fliegen',
    gliders: 'Segelflugzeuge zu fliegen',
    ballooning: 'Ballon zu fahren',
    ultralight: 'Ultraleichtflugzeuge zu fliegen',
    drones: 'Drohnen fliegen zu lassen',
    swimming: 'zu schwimmen',
    diving: 'zu tauchen',
    fishing: 'zu angeln',
    motor_boats: 'Motorboote zu benutzen',
    boats: 'Boote ohne Motor zu benutzen',
    camping: 'zu zelten',
    camping_vehicle: 'im Wohnmobil zu campen',
    bivouac: 'zu biwakieren',
    open_fire: 'Feuer zu machen',
    dogs: 'Hunde mitzunehmen',
    dogs_off_leash: 'Hunde ohne Leine laufen zu lassen',
    mushrooms: 'Pilze zu sammeln',
    plants: 'Pflanzen zu sammeln',
    photography: 'zu fotografieren',
    noise: 'Lärm zu machen',
  },
  doingOther: (names) => `Bestimmtes zu tun (${names})`,
  lawsWords: facts.lawsWords,
  named: (doing, word) => `${doing} (${word})`,
  because: {
    breeding: 'weil hier Tiere brüten oder Junge haben',
    rest_area: 'weil Wildtiere hier Ruhe brauchen',
    species: 'weil hier seltene Arten geschützt werden',
    restoration: 'weil sich die Natur hier erholen soll',
    rockfall: 'weil Steine fallen oder Hänge abrutschen können',
    avalanche: 'weil Lawinen drohen oder Schnee liegt',
    flood: 'weil Hochwasser herrscht',
    storm: 'weil ein Sturm Schäden hinterlassen hat',
    fire: 'weil Brandgefahr besteht',
    forestry: 'weil hier im Wald gearbeitet wird',
    construction: 'weil hier gebaut wird',
    infrastructure: 'weil hier Wege oder Bauten beschädigt sind',
    hunting: 'weil hier gejagt wird',
    disease: 'weil eine Tierseuche herrscht',
    dangerous_animals: 'weil es hier gefährliche Tiere gibt',
    event: 'weil hier eine Veranstaltung stattfindet',
    military: 'weil hier das Militär übt',
    visitors: 'weil Besucher hier gelenkt werden',
    water: 'weil es um die Wasserqualität geht',
  },
  becauseOther: (name) => `(Grund: ${name})`,
  quoted: (name) => `„${name}“`,
  within: (areas) => `hier in ${areas}`,
  allOver: (areas, count) => (count === 1 ? `im ganzen Gebiet ${areas}` : `in den ganzen Gebieten ${areas}`),
  allOfMany: (count) => `in ${count} ganzen Gebieten`,
  onDay: (day) => `am ${day}`,
  span: (first, last) => `vom ${first} bis zum ${last}`,
  untilDay: (day) => `bis zum ${day}`,
  fromDay: (day) => `ab dem ${day} bis auf Weiteres`,
  openEnd: shared.standing.untilFurtherNotice,
  hours: (from, to) => `von ${from} bis ${to} Uhr`,
  hoursOvernight: (from, to) => `von ${from} bis ${to} Uhr des nächsten Tages`,
  eachDay: (hours) => `täglich ${hours}`,
  closure: ({ where, doing, why, isOver }) =>
    doing === null
      ? `${around(applies(isOver), where)} eine Sperrung${why}.`
      : `${around(isOver ? 'war es' : 'ist es', where)} nicht erlaubt, ${doing}${why}.`,
  advice: ({ where, doing, why, isOver }) => {
    if (doing === null) return `${around(applies(isOver), where)} die Empfehlung, fernzubleiben${why}.`
    return isOver
      ? `${around(applies(isOver), where)} die Bitte, darauf zu verzichten, ${doing}${why}.`
      : `Bitte verzichten Sie ${where.join(' ')} darauf, ${doing}${why}.`
  },
  notice: ({ where, why, isOver }, name, about) =>
    `${around(applies(isOver), where)} der Hinweis ${name}${about === null ? '' : ` (${about})`}${why}.`,
}

function applies(isOver: boolean): string {
  return isOver ? 'galt' : 'gilt'
}

/** The verb stands second. */
function around(verb: string, [first = '', ...others]: SentenceParts['where']): string {
  return [capitalised(first), verb, ...others].join(' ')
}
