import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { activities } from '../vocabulary/activities.ts'
import { LANGUAGES, type Language } from '../vocabulary/languages.ts'
import { reasons } from '../vocabulary/reasons.ts'
import { messages as de } from './messages/de.ts'
import { messages as en } from './messages/en.ts'
import { messages as fr } from './messages/fr.ts'
import { messages as it_ } from './messages/it.ts'
import { plainSentence, type SentenceNames } from './plain-sentence.ts'

const MESSAGES = { en, de, fr, it: it_ }

const record = {
  name: 'Ticks about',
  type: 'closure',
  status: 'current',
  is_binding: true,
  legal_basis: null,
  start_on: '2026-04-01',
  end_on: '2026-06-11',
  daytime_start: null,
  daytime_end: null,
  geometry_from: 'own',
  protected_area_uuids: ['a'],
} as const

const label = (list: typeof activities | typeof reasons, key: string, language: Language) =>
  list.find((term) => term.key === key)?.labels[language] ?? key

function said(language: Language, changes: object = {}, names: Partial<SentenceNames> = {}): string {
  const known = {
    activities: ['entering', 'drones'].map((key) => label(activities, key, language)),
    reason: label(reasons, 'breeding', language),
    areas: ['Šumava'],
    ...names,
  }
  return plainSentence({ ...record, ...changes }, known, language, MESSAGES[language])
}

describe('a closure in one sentence', () => {
  it('says where, when, what and why', () => {
    expect(LANGUAGES.map((language) => said(language))).toEqual([
      'Here in “Šumava”, from 1 April to 11 June 2026, you may not enter this place or fly drones, because animals are breeding.',
      'Hier in „Šumava“ ist es vom 1. April bis zum 11. Juni 2026 nicht erlaubt, das Gelände zu betreten oder Drohnen fliegen zu lassen, weil hier Tiere brüten oder Junge haben.',
      'Ici, dans « Šumava », du 1er avril au 11 juin 2026, il n’est pas permis d’entrer dans ce lieu ou de faire voler des drones, parce que des animaux se reproduisent.',
      'Qui, in «Šumava», dal 1º aprile all’11 giugno 2026, non è permesso entrare in questo luogo o far volare droni, perché qui gli animali si riproducono.',
    ])
  })

  it('has the law’s own words where a law is named', () => {
    const both = { activities: ['leaving_paths', 'dogs_off_leash'], reason: null, areas: [] }
    const lawful = (language: Language) =>
      said(
        language,
        { legal_basis: '§ 23', start_on: null, end_on: null },
        { ...both, activities: both.activities.map((key) => label(activities, key, language)) },
      )
    expect(LANGUAGES.map(lawful)).toEqual([
      'Until further notice, you may not leave the paths (duty to stay on the paths) or let dogs off the leash (duty to keep dogs on a leash).',
      'Bis auf Weiteres ist es nicht erlaubt, die Wege zu verlassen (Wegegebot) oder Hunde ohne Leine laufen zu lassen (Leinenpflicht).',
      'Jusqu’à nouvel ordre, il n’est pas permis de quitter les chemins (obligation de rester sur les chemins) ou de laisser des chiens sans laisse (obligation de tenir les chiens en laisse).',
      'Fino a nuovo avviso, non è permesso uscire dai sentieri (obbligo di restare sui sentieri) o lasciare i cani senza guinzaglio (obbligo del guinzaglio).',
    ])
  })

  it('tells the hours of each day, and those that end on the next', () => {
    const day = { daytime_start: '04:00:00', daytime_end: '09:00:00' }
    const night = { daytime_start: '20:00:00', daytime_end: '06:00:00' }
    expect(said('en', day)).toContain('2026, every day from 04:00 to 09:00, you')
    expect(said('de', night)).toContain('2026 täglich von 20:00 bis 06:00 Uhr des nächsten Tages nicht erlaubt')
  })

  it('tells the hours of a single day as such, and not as those of every day', () => {
    const oneDay = { end_on: record.start_on, daytime_start: '08:00:00', daytime_end: '17:00:00' }
    const told = LANGUAGES.map((language) => said(language, oneDay, { activities: [], reason: null, areas: [] }))
    expect(told.map((sentence) => /2026.*17:00(?: Uhr)?/.exec(sentence)?.[0])).toEqual([
      '2026, from 08:00 to 17:00',
      '2026 gilt von 08:00 bis 17:00 Uhr',
      '2026, de 08:00 à 17:00',
      '2026, dalle 08:00 alle 17:00',
    ])
    const night = { ...oneDay, daytime_start: '20:00:00', daytime_end: '06:00:00' }
    expect(said('en', night)).toContain('2026, from 20:00 to 06:00 the next day, you')
  })

  it('says of what has expired that it was so, and names the reason alone, which may be none any more', () => {
    const over = (changes: object = {}, names: Partial<SentenceNames> = {}) =>
      LANGUAGES.map((language) => said(language, { ...changes, status: 'expired' }, names))
    expect(over()).toEqual([
      'Here in “Šumava”, from 1 April to 11 June 2026, you were not allowed to enter this place or fly drones (reason: Breeding season).',
      'Hier in „Šumava“ war es vom 1. April bis zum 11. Juni 2026 nicht erlaubt, das Gelände zu betreten oder Drohnen fliegen zu lassen (Grund: Brutzeit).',
      'Ici, dans « Šumava », du 1er avril au 11 juin 2026, il n’était pas permis d’entrer dans ce lieu ou de faire voler des drones (motif : Période de reproduction).',
      'Qui, in «Šumava», dal 1º aprile all’11 giugno 2026, non era permesso entrare in questo luogo o far volare droni (motivo: Periodo di riproduzione).',
    ])
    const until = { start_on: null }
    const none = { activities: [], reason: null, areas: [] }
    expect(over(until, none)).toEqual([
      'Until 11 June 2026, a closure applied.',
      'Bis zum 11. Juni 2026 galt eine Sperrung.',
      'Jusqu’au 11 juin 2026, une fermeture était en vigueur.',
      'Fino all’11 giugno 2026, era in vigore una chiusura.',
    ])
    expect(over({ ...until, is_binding: false }, none)).toEqual([
      'Until 11 June 2026, you were asked to stay away.',
      'Bis zum 11. Juni 2026 galt die Empfehlung, fernzubleiben.',
      'Jusqu’au 11 juin 2026, il était recommandé de ne pas venir.',
      'Fino all’11 giugno 2026, si pregava di non venire.',
    ])
    expect(over({ ...until, is_binding: false }, { reason: null, areas: [] })).toEqual([
      'Until 11 June 2026, you were asked not to enter this place or fly drones.',
      'Bis zum 11. Juni 2026 galt die Bitte, darauf zu verzichten, das Gelände zu betreten oder Drohnen fliegen zu lassen.',
      'Jusqu’au 11 juin 2026, il était recommandé d’éviter d’entrer dans ce lieu ou de faire voler des drones.',
      'Fino all’11 giugno 2026, si pregava di non entrare in questo luogo o far volare droni.',
    ])
    expect(over({ ...until, type: 'notice' }, none)).toEqual([
      'Until 11 June 2026, the notice “Ticks about” applied.',
      'Bis zum 11. Juni 2026 galt der Hinweis „Ticks about“.',
      'Jusqu’au 11 juin 2026, l’avis « Ticks about » s’appliquait.',
      'Fino all’11 giugno 2026, valeva l’avviso «Ticks about».',
    ])
  })

  it('asks for what is advice', () => {
    const advice = { is_binding: false, start_on: null, end_on: null }
    expect(said('en', advice)).toContain('until further notice, please do not enter this place or fly drones')
    expect(said('de', advice)).toContain('Bitte verzichten Sie hier in „Šumava“ bis auf Weiteres darauf, das')
    expect(said('de', { ...advice, geometry_from: 'areas' }, { activities: [], reason: null })).toBe(
      'Im ganzen Gebiet „Šumava“ gilt bis auf Weiteres die Empfehlung, fernzubleiben.',
    )
    const swimming = { activities: ['Baignade'], reason: null, areas: [] }
    expect(said('fr', advice, swimming)).toBe('Jusqu’à nouvel ordre, il est recommandé d’éviter de se baigner.')
    expect(said('fr', { start_on: null, end_on: null }, swimming)).toContain('il n’est pas permis de se baigner.')
  })

  it('quotes a notice by its name, and says what it is about', () => {
    expect(said('en', { type: 'notice', start_on: null }, { reason: null, areas: [] })).toBe(
      'Until 11 June 2026, the notice “Ticks about” (Entering the area, Drones) applies.',
    )
  })

  it('says that a closure applies where nothing is named that it forbids', () => {
    const none = { activities: [], reason: null, areas: [] }
    expect(said('de', { end_on: null }, none)).toBe('Ab dem 1. April 2026 bis auf Weiteres gilt eine Sperrung.')
    expect(said('fr', { start_on: '2026-06-11' }, none)).toBe('Le 11 juin 2026, une fermeture est en vigueur.')
  })

  it('names whole areas, and counts many', () => {
    const whole = { geometry_from: 'areas', protected_area_uuids: ['a', 'b'] }
    expect(said('it', whole, { areas: ['Ortles', 'Paradiso'] })).toMatch(
      /^Nelle intere aree «Ortles» e «Paradiso», dal 1º/,
    )
    expect(said('fr', whole, { areas: ['A', 'B'] })).toMatch(/^Partout dans les aires « A » et « B », du 1er/)
    const many = { ...whole, protected_area_uuids: ['a', 'b', 'c', 'd', 'e'] }
    const begins = {
      en: 'In all of 5 areas, from',
      de: 'In 5 ganzen Gebieten',
      fr: 'Dans 5 aires entières',
      it: 'In 5 aree intere',
    }
    for (const language of LANGUAGES) {
      const sentence = said(language, many, { areas: ['A', 'B', 'C'] })
      expect(sentence.slice(0, begins[language].length)).toBe(begins[language])
    }
  })

  it('says what a service alone has names for as that service does', () => {
    const own = { activities: ['Climbing', 'Orienteering'], reason: 'Film shooting' }
    expect(said('en', {}, own)).toContain(
      'you may not climb or do certain things (Orienteering) (reason: Film shooting).',
    )
  })

  it('has each activity and reason in each language, in a sentence that begins and ends as one', () => {
    const some = <T>(list: readonly T[]) => fc.subarray([...list], { maxLength: 4 })
    fc.assert(
      fc.property(
        fc.constantFrom(...LANGUAGES),
        some(activities),
        fc.option(fc.constantFrom(...reasons)),
        fc.record({
          type: fc.constantFrom('closure', 'notice'),
          status: fc.constantFrom('current', 'expired'),
          is_binding: fc.boolean(),
          start_on: fc.constantFrom(null, '2026-04-08', '2026-06-11'),
          end_on: fc.constantFrom(null, '2026-06-11', '2027-01-01'),
          daytime_start: fc.constantFrom(null, '01:00:00'),
          geometry_from: fc.constantFrom('own', 'areas'),
        }),
        fc.constantFrom<readonly string[]>([], ['Šumava']),
        (language, doing, reason, changes, areas) => {
          const sentence = said(language, changes, {
            activities: doing.map(({ labels }) => labels[language]),
            reason: reason && reason.labels[language],
            areas,
          })
          expect(sentence).toMatch(/^\p{Lu}[^]*[^.,\s]\.$/u)
          expect(sentence).not.toMatch(/undefined|null|\s\s|,,|\s[.,]/)
        },
      ),
    )
  })
})
