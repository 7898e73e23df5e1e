import { messages as shared } from '../../messages/en.ts'
import { messages as facts } from '../../records/messages/en.ts'
import { capitalised } from '../../messages/grammar.ts'
import type { ActivityKey } from '../../vocabulary/activity-implications.ts'
import type { ReasonKey } from '../../vocabulary/reason-key.ts'
import type { SentenceParts } from '../sentence-parts.ts'

/** What a closure says in one plain sentence, in English. */
export const messages = {
  /** What is done, as it follows "you may not" and "please do not". */
  doing: {
    entering: 'enter this place',
    leaving_paths: 'leave the paths',
    hiking: 'hike',
    climbing: 'climb',
    ice_climbing: 'climb on ice',
    base_jumping: 'do base jumping',
    riding: 'ride horses',
    cycling: 'cycle',
    motor_vehicles: 'use motor vehicles',
    skiing: 'ski or snowboard',
    ski_touring: 'go ski touring',
    snowshoeing: 'walk on snowshoes',
    cross_country: 'ski cross-country',
    tobogganing: 'toboggan',
    paragliding: 'paraglide',
    gliders: 'fly gliders',
    ballooning: 'fly balloons',
    ultralight: 'fly ultralight aircraft',
    drones: 'fly drones',
    swimming: 'swim',
    diving: 'dive',
    fishing: 'fish',
    motor_boats: 'use motor boats',
    boats: 'use boats without a motor',
    camping: 'camp',
    camping_vehicle: 'camp in a vehicle',
    bivouac: 'bivouac',
    open_fire: 'light a fire',
    dogs: 'bring dogs',
    dogs_off_leash: 'let dogs off the leash',
    mushrooms: 'pick mushrooms',
    plants: 'pick plants',
    photography: 'take photographs',
    noise: 'make noise',
  } satisfies Record<ActivityKey, string>,
  /** What a service alone has names for. */
  doingOther: (names: string) => `do certain things (${names})`,
  lawsWords: facts.lawsWords,
  /** What is done, and what the law calls the ban on it. */
  named: (doing: string, word: string) => `${doing} (${word})`,
  because: {
    breeding: 'because animals are breeding',
    rest_area: 'because wild animals need quiet here',
    species: 'because rare species are protected here',
    restoration: 'because nature is to recover here',
    rockfall: 'because rocks may fall or the ground may slide',
    avalanche: 'because of avalanches or snow',
    flood: 'because of flooding',
    storm: 'because of storm damage',
    fire: 'because of the danger of fire',
    forestry: 'because of forestry work',
    construction: 'because of construction work',
    infrastructure: 'because of damaged paths or structures',
    hunting: 'because of hunting',
    disease: 'because of an animal disease',
    dangerous_animals: 'because of dangerous animals',
    event: 'because of an event',
    military: 'because of military activity',
    visitors: 'because visits are managed here',
    water: 'because of the quality of the water',
  } satisfies Record<Exclude<ReasonKey, 'other'>, string>,
  becauseOther: (name: string) => `(reason: ${name})`,
  quoted: (name: string) => `“${name}”`,
  /** Within areas that are named, or all over them. */
  within: (areas: string) => `here in ${areas}`,
  allOver: (areas: string, _count: number) => `in all of ${areas}`,
  allOfMany: (count: string) => `in all of ${count} areas`,
  onDay: (day: string) => `on ${day}`,
  span: (first: string, last: string) => `from ${first} to ${last}`,
  untilDay: (day: string) => `until ${day}`,
  fromDay: (day: string) => `from ${day} until further notice`,
  openEnd: shared.standing.untilFurtherNotice,
  hours: (from: string, to: string) => `from ${from} to ${to}`,
  hoursOvernight: (from: string, to: string) => `from ${from} to ${to} the next day`,
  eachDay: (hours: string) => `every day ${hours}`,
  closure: ({ where, doing, why, isOver }: SentenceParts) =>
    doing === null
      ? `${front(where)}, a closure ${isOver ? 'applied' : 'applies'}${why}.`
      : `${front(where)}, you ${isOver ? 'were not allowed to' : 'may not'} ${doing}${why}.`,
  advice: ({ where, doing, why, isOver }: SentenceParts) =>
    doing === null
      ? `${front(where)}, ${isOver ? 'you were asked to stay away' : 'please stay away'}${why}.`
      : `${front(where)}, ${isOver ? 'you were asked not to' : 'please do not'} ${doing}${why}.`,
  /** `about`: what it is about, as it is called. */
  notice: ({ where, why, isOver }: SentenceParts, name: string, about: string | null) =>
    `${front(where)}, the notice ${name}${about === null ? '' : ` (${about})`} ${isOver ? 'applied' : 'applies'}${why}.`,
}

function front(where: readonly string[]): string {
  return capitalised(where.join(', '))
}

export type PlainSentenceMessages = typeof messages
