import { expect, it } from 'vitest'
import { activities } from '#contract/vocabulary/activities.ts'
import { activitiesBanned } from './banned-activities.ts'
import closureWords from '../closure-words.json' with { type: 'json' }

it.each([
  ['Climbing ban, Falcon Rocks', 'climbing'],
  ['Trail 5, Sperrung Falkenweg für Radfahrer', 'cycling'],
  ['Falkenfels: Kletterverbot 1.2.–31.7.', 'climbing'],
  ['Interdiction d’escalade', 'climbing'],
  ['Divieto di arrampicata', 'climbing'],
  ['Klätterförbud', 'climbing'],
  ['Seasonal climbing closure', 'climbing'],
  ['TOTAL FIRE BAN', 'open_fire'],
  ['No camping, no dogs', 'camping, dogs'],
  ['Badeverbot am Nordufer', 'swimming'],
  ['Closed to mountain bikes', 'cycling'],
  ['Crag closed for climbing', 'climbing'],
  ['No camping and no dogs', 'camping, dogs'],
  ['Ridge Trail closed to bikes, horses and hikers due to mud', 'hiking, riding, cycling'],
  ['closed to climbing March 1 through July 31', 'climbing'],
  ['Closed for climbers and dogs 1 March – 31 July', 'climbing, dogs'],
  ['Weg gesperrt für Radfahrer vom 1. bis 3. Mai', 'cycling'],
  ['Piste interdite aux VTT', 'cycling'],
  ['Hiking and climbing prohibited', 'hiking, climbing'],
  ['No climbing or hiking', 'hiking, climbing'],
  ['Falkenfels: Klettern und Wandern verboten vom 1.2. bis 31.7.', 'hiking, climbing'],
  ['Escalade et randonnée interdites', 'hiking, climbing'],
  ['Camping, hiking and climbing are not allowed', 'hiking, climbing, camping'],
  ['Befahren mit Booten verboten', 'motor_boats, boats'],
  ['Befahren der Isar mit Kajaks verboten', 'boats'],
  ['Boats prohibited', 'motor_boats, boats'],
  ['Navigation interdite', 'motor_boats, boats'],
  ['Für Kanus gesperrt', 'boats'],
  ['Weg für Wanderer und Radfahrer gesperrt', 'hiking, cycling'],
  ['Avstängt för cyklister', 'cycling'],
  ['Verboden voor honden', 'dogs'],
  ['Fahrverbot', 'motor_vehicles'],
  ['Allgemeines Fahrverbot', 'cycling, motor_vehicles'],
  ['Fahrverbot für Fahrräder', 'cycling'],
  ['Motor vehicles off roads prohibited', 'motor_vehicles'],
  ['Closed to all motor vehicles', 'motor_vehicles'],
  ['Over-snow vehicles are prohibited', 'motor_vehicles'],
  ['Circulation des véhicules à moteur interdite', 'motor_vehicles'],
  ['Climbing closure of Falcon Rocks', 'climbing'],
  ['Closure to climbing', 'climbing'],
  ['Closure for climbers at Falcon Rocks', 'climbing'],
  ['Weg 5: Sperrung für Radfahrer wegen Holzschlag', 'cycling'],
  ['Gebietssperrung für Gleitschirme', 'paragliding'],
  ['Betretungsverbot für Hunde', 'dogs'],
  ['Betretungsverbot für Personen mit Hund', 'dogs'],
  ['Betreten für Hunde verboten', 'dogs'],
  ['Kein Zutritt für Hunde und Pferde', 'riding, dogs'],
  ['Access prohibited to dogs', 'dogs'],
  ['No entry for dogs', 'dogs'],
  ['Accès interdit aux chiens', 'dogs'],
  ['Fermeture de l’escalade aux Roches', 'climbing'],
  ['Interdiction d’accès aux chiens', 'dogs'],
  ['Vietato l’accesso ai cani', 'dogs'],
  ['Divieto di accesso ai cani', 'dogs'],
  ['Chiusura all’arrampicata', 'climbing'],
  ['Prohibido el paso a bicicletas', 'cycling'],
  ['Reitverbot', 'riding'],
  ['Tauchverbot', 'diving'],
  ['Betreten nur auf markierten Wegen', 'leaving_paths'],
  ['Access only on marked trails', 'leaving_paths'],
  ['Accès uniquement sur les sentiers balisés', 'leaving_paths'],
])('%s: bans %s', (text, keys) => {
  expect(activitiesBanned(text)).toBe(keys)
})

it.each([
  'Track closed',
  'Crag closed: no climbing',
  'Betretungs- und Kletterverbot',
  'Gebiet gesperrt, Kletterverbot',
  'No entry, no dogs',
  'Climbing area closed',
  'Closed to the public',
  'Closed to all but foot traffic',
  'Closed to vehicles and hang gliders',
  'Closed to vehicles, hikers allowed',
  'Access road closed: closed to bikes',
  'Closed for fire',
  'Closure for fire',
  'Road closure for snowmobiling',
  'Closure for climbers and everybody else',
  'Area closure, no entry for dogs',
  'Sperre für Wanderer, Zutritt verboten',
  'Befahren verboten',
  'Trail closed to bikes. Bridge closed.',
  'Hiking and hang gliding prohibited',
  'Betreten und Klettern verboten',
  'Area closed: hiking and climbing prohibited',
  'No climbing or shouting',
  'Weg für alle gesperrt',
  'Für den Verkehr gesperrt',
  'Mit dem Fahrrad befahren verboten',
  'Betreten nur auf markierten Wegen und mit Führer',
  'Access only with a permit',
  'Sperrung Falkenweg, Umleitung für Radfahrer',
  'Sperrung Umleitung für Radfahrer',
  'Sperrung Straße und Weg für Radfahrer',
  'Rockfall',
  '',
])('%s: closes to everybody, or bans nothing', (text) => {
  expect(activitiesBanned(text)).toBeNull()
})

it.each([
  'Dogs are not allowed off leash',
  'Dogs must be kept on a leash at all times',
  'Dogs must be leashed',
  'Dogs on lead',
  'No off-leash dogs',
  'Dogs prohibited unless on a leash',
  'Dogs allowed on leash only',
  'Hunde nur an der Leine erlaubt',
  'Hunde sind an der Leine zu führen',
  'Freilaufende Hunde verboten',
  'Hunde dürfen nicht frei laufen',
  'Hunde verboten, außer an der Leine',
  'Leinenpflicht',
  'Chiens tenus en laisse obligatoire',
  'Chiens non tenus en laisse interdits',
  'Cani al guinzaglio',
  'Vietato l’accesso ai cani senza guinzaglio',
  'Hundar ska hållas kopplade',
  'Honden aan de lijn',
])('%s: closes nothing to dogs on a leash', (text) => {
  expect(activitiesBanned(text)).toBe('dogs_off_leash')
})

it.each([
  ['No dogs, even on a leash', 'dogs'],
  ['Hunde verboten, auch an der Leine', 'dogs'],
  ['No dogs on leash or off', 'dogs'],
  ['No camping; dogs on a leash', 'camping, dogs_off_leash'],
  ['Trail closed; dogs on a leash elsewhere', null],
  ['Off-leash area closed', null],
  ['Dogs may run off leash', null],
])('%s: bans %s', (text, keys) => {
  expect(activitiesBanned(text)).toBe(keys)
})

it('speaks of activities that there are, in words as they are compared', () => {
  const known = activities.map(({ key }): string => key)
  for (const [together, phrases] of Object.entries(closureWords.bans)) {
    const keys = together.split(' ')
    expect(known).toEqual(expect.arrayContaining(keys))
    for (const phrase of phrases) expect(activitiesBanned(phrase)?.split(', ')).toEqual(expect.arrayContaining(keys))
  }
})

it('looks through long texts in a time that grows with their length', () => {
  const parts = [
    'fur a ',
    'befahren der x ',
    'betreten nur auf a b c ',
    'closed to a ',
    'boats off the ',
    'all ',
    'sperrung fur a ',
    'sperrung',
    'sperrung weg ',
    'closure to ',
    'das betreten ist ',
  ]
  for (const part of parts) expect(activitiesBanned(part.repeat(2_000))).toBeNull()
})
