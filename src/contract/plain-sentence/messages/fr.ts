import { messages as shared } from '../../messages/fr.ts'
import { messages as facts } from '../../records/messages/fr.ts'
import { capitalised } from '../../messages/grammar.ts'
import type { SentenceParts } from '../sentence-parts.ts'
import type { PlainSentenceMessages } from './en.ts'

/** What a closure says in one plain sentence, in French. */
export const messages: PlainSentenceMessages = {
  doing: {
    entering: 'd’entrer dans ce lieu',
    leaving_paths: 'de quitter les chemins',
    hiking: 'de faire de la randonnée',
    climbing: 'de faire de l’escalade',
    ice_climbing: 'de faire de l’escalade sur glace',
    base_jumping: 'de pratiquer le base jump',
    riding: 'de monter à cheval',
    cycling: 'de faire du vélo',
    motor_vehicles: 'd’utiliser des véhicules à moteur',
    skiing: 'de faire du ski ou du snowboard',
    ski_touring: 'de faire du ski de randonnée',
    snowshoeing: 'de marcher en raquettes',
    cross_country: 'de faire du ski de fond',
    tobogganing: 'de faire de la luge',
    paragliding: 'de faire du parapente',
    gliders: 'de faire du vol à voile',
    ballooning: 'de voler en montgolfière',
    ultralight: 'de voler en ULM',
    drones: 'de faire voler des drones',
    swimming: 'de se baigner',
    diving: 'de plonger',
    fishing: 'de pêcher',
    motor_boats: 'd’utiliser des bateaux à moteur',
    boats: 'd’utiliser des bateaux sans moteur',
    camping: 'de camper',
    camping_vehicle: 'de camper en camping-car',
    bivouac: 'de bivouaquer',
    open_fire: 'de faire du feu',
    dogs: 'd’amener des chiens',
    dogs_off_leash: 'de laisser des chiens sans laisse',
    mushrooms: 'de cueillir des champignons',
    plants: 'de cueillir des plantes',
    photography: 'de prendre des photos',
    noise: 'de faire du bruit',
  },
  doingOther: (names) => `de faire certaines choses (${names})`,
  lawsWords: facts.lawsWords,
  named: (doing, word) => `${doing} (${word})`,
  because: {
    breeding: 'parce que des animaux se reproduisent',
    rest_area: 'parce que la faune a besoin de tranquillité',
    species: 'pour protéger des espèces rares',
    restoration: 'parce que la nature doit se rétablir',
    rockfall: 'parce que des pierres peuvent tomber ou le terrain glisser',
    avalanche: 'à cause d’avalanches ou de neige',
    flood: 'à cause d’une inondation',
    storm: 'à cause de dégâts de tempête',
    fire: 'à cause du danger d’incendie',
    forestry: 'à cause de travaux forestiers',
    construction: 'à cause d’un chantier',
    infrastructure: 'parce que des chemins ou des ouvrages sont endommagés',
    hunting: 'à cause de la chasse',
    disease: 'à cause d’une maladie animale',
    dangerous_animals: 'à cause d’animaux dangereux',
    event: 'à cause d’une manifestation',
    military: 'à cause d’activités militaires',
    visitors: 'pour canaliser les visiteurs',
    water: 'à cause de la qualité de l’eau',
  },
  becauseOther: (name) => `(motif : ${name})`,
  quoted: (name) => `« ${name} »`,
  within: (areas) => `ici, dans ${areas}`,
  allOver: (areas, count) => (count === 1 ? `dans toute l’aire ${areas}` : `partout dans les aires ${areas}`),
  allOfMany: (count) => `dans ${count} aires entières`,
  onDay: (day) => `le ${day}`,
  span: (first, last) => `du ${first} au ${last}`,
  untilDay: (day) => `jusqu’au ${day}`,
  fromDay: (day) => `à partir du ${day} et jusqu’à nouvel ordre`,
  openEnd: shared.standing.untilFurtherNotice,
  hours: (from, to) => `de ${from} à ${to}`,
  hoursOvernight: (from, to) => `de ${from} à ${to} le lendemain`,
  eachDay: (hours) => `tous les jours ${hours}`,
  closure: ({ where, doing, why, isOver }) =>
    doing === null
      ? `${front(where)}, une fermeture ${be(isOver)} en vigueur${why}.`
      : `${front(where)}, il n’${be(isOver)} pas permis ${doing}${why}.`,
  advice: ({ where, doing, why, isOver }) =>
    doing === null
      ? `${front(where)}, il ${be(isOver)} recommandé de ne pas venir${why}.`
      : `${front(where)}, il ${be(isOver)} recommandé d’éviter ${doing}${why}.`,
  notice: ({ where, why, isOver }, name, about) =>
    `${front(where)}, l’avis ${name}${about === null ? '' : ` (${about})`} ${isOver ? 's’appliquait' : 's’applique'}${why}.`,
}

function be(isOver: boolean): string {
  return isOver ? 'était' : 'est'
}

function front(where: SentenceParts['where']): string {
  return capitalised(where.join(', '))
}
