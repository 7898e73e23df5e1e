import { messages as shared } from '../../messages/it.ts'
import { messages as facts } from '../../records/messages/it.ts'
import { capitalised } from '../../messages/grammar.ts'
import { article } from '../../messages/italian.ts'
import type { SentenceParts } from '../sentence-parts.ts'
import type { PlainSentenceMessages } from './en.ts'

/** What a closure says in one plain sentence, in Italian. */
export const messages: PlainSentenceMessages = {
  doing: {
    entering: 'entrare in questo luogo',
    leaving_paths: 'uscire dai sentieri',
    hiking: 'fare escursioni',
    climbing: 'arrampicare',
    ice_climbing: 'arrampicare su ghiaccio',
    base_jumping: 'praticare il base jumping',
    riding: 'andare a cavallo',
    cycling: 'andare in bicicletta',
    motor_vehicles: 'usare veicoli a motore',
    skiing: 'sciare o fare snowboard',
    ski_touring: 'fare scialpinismo',
    snowshoeing: 'camminare con le ciaspole',
    cross_country: 'fare sci di fondo',
    tobogganing: 'andare in slittino',
    paragliding: 'volare in parapendio',
    gliders: 'volare in aliante',
    ballooning: 'volare in mongolfiera',
    ultralight: 'volare con ultraleggeri',
    drones: 'far volare droni',
    swimming: 'nuotare',
    diving: 'fare immersioni',
    fishing: 'pescare',
    motor_boats: 'usare barche a motore',
    boats: 'usare barche senza motore',
    camping: 'campeggiare',
    camping_vehicle: 'campeggiare in camper',
    bivouac: 'bivaccare',
    open_fire: 'accendere fuochi',
    dogs: 'portare cani',
    dogs_off_leash: 'lasciare i cani senza guinzaglio',
    mushrooms: 'raccogliere funghi',
    plants: 'raccogliere piante',
    photography: 'fotografare',
    noise: 'fare rumore',
  },
  doingOther: (names) => `fare certe cose (${names})`,
  lawsWords: facts.lawsWords,
  named: (doing, word) => `${doing} (${word})`,
  because: {
    breeding: 'perché qui gli animali si riproducono',
    rest_area: 'perché qui la fauna ha bisogno di tranquillità',
    species: 'perché qui sono protette specie rare',
    restoration: 'perché qui la natura deve riprendersi',
    rockfall: 'perché possono cadere massi o franare il terreno',
    avalanche: 'a causa di valanghe o neve',
    flood: 'a causa di un’alluvione',
    storm: 'a causa di danni da tempesta',
    fire: 'a causa del pericolo d’incendio',
    forestry: 'a causa di lavori forestali',
    construction: 'a causa di lavori di costruzione',
    infrastructure: 'perché sentieri o strutture sono danneggiati',
    hunting: 'a causa della caccia',
    disease: 'a causa di una malattia degli animali',
    dangerous_animals: 'a causa di animali pericolosi',
    event: 'a causa di un evento',
    military: 'a causa di attività militari',
    visitors: 'perché qui si regola il flusso dei visitatori',
    water: 'a causa della qualità dell’acqua',
  },
  becauseOther: (name) => `(motivo: ${name})`,
  quoted: (name) => `«${name}»`,
  within: (areas) => `qui, in ${areas}`,
  allOver: (areas, count) => (count === 1 ? `in tutta l’area ${areas}` : `nelle intere aree ${areas}`),
  allOfMany: (count) => `in ${count} aree intere`,
  onDay: (day) => article('il', day),
  span: (first, last) => `${article('dal', first)} ${article('al', last)}`,
  untilDay: (day) => `fino ${article('al', day)}`,
  fromDay: (day) => `${article('dal', day)} fino a nuovo avviso`,
  openEnd: shared.standing.untilFurtherNotice,
  hours: (from, to) => `dalle ${from} alle ${to}`,
  hoursOvernight: (from, to) => `dalle ${from} alle ${to} del giorno dopo`,
  eachDay: (hours) => `ogni giorno ${hours}`,
  closure: ({ where, doing, why, isOver }) =>
    doing === null
      ? `${front(where)}, ${isOver ? 'era' : 'è'} in vigore una chiusura${why}.`
      : `${front(where)}, non ${isOver ? 'era' : 'è'} permesso ${doing}${why}.`,
  advice: ({ where, doing, why, isOver }) =>
    `${front(where)}, si ${isOver ? 'pregava' : 'prega'} di non ${doing ?? 'venire'}${why}.`,
  notice: ({ where, why, isOver }, name, about) =>
    `${front(where)}, ${isOver ? 'valeva' : 'vale'} l’avviso ${name}${about === null ? '' : ` (${about})`}${why}.`,
}

function front(where: SentenceParts['where']): string {
  return capitalised(where.join(', '))
}
