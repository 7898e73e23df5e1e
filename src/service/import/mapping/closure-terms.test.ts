import { expect, it } from 'vitest'
import { reasons } from '#contract/vocabulary/reasons.ts'
import { asClosureType, asReason, reasonInTitle } from './closure-terms.ts'

const keyOf = (id: number | null) => reasons.find((reason) => reason.id === id)?.key ?? null

it.each([
  ['lawiny', 'avalanche'],
  ['laviny', 'avalanche'],
  ['plazovi', 'avalanche'],
  ['skredfare', 'avalanche'],
  ['lavinaveszély', 'avalanche'],
  ['linnut', 'species'],
  ['Vögel', 'species'],
  ['brütende Vögel', 'breeding'],
  ['gnezdenje ptic', 'breeding'],
  ['madárfészkelés', 'breeding'],
  ['metsäpalovaara', 'fire'],
  ['erdőtűz', 'fire'],
  ['maanvyöry', 'rockfall'],
  ['caça', 'hunting'],
  ['fakitermelés', 'forestry'],
  ['Lov om naturvern', null],
])('“%s” gives the reason %s', (word, reason) => {
  expect(keyOf(asReason(word))).toBe(reason)
})

it.each([
  ['Closed parks', 'closure', null],
  ['Park closure', 'closure', null],
  ['Closed areas: planned burn', 'closure', 'fire'],
  ['Hazard reduction burns', 'notice', 'fire'],
  ['Safety alerts', 'notice', 'visitors'],
  ['Planned events', null, 'event'],
  ['Danger', 'notice', null],
  ['Caution', 'notice', null],
  ['Information', 'notice', null],
  ['Wildfires', null, 'fire'],
  ['Floods', null, 'flood'],
  ['Boil water advisory', 'notice', 'water'],
  ['Tree hazard', 'notice', 'forestry'],
  ['Fire restrictions', 'notice', 'fire'],
  ['Fire restriction order', 'notice', 'fire'],
  ['Emergency closure order', 'closure', null],
  ['Campground closed for the season', 'closure', 'visitors'],
  ['Seasonal closures', 'closure', 'visitors'],
  ['Raptor nesting closures', 'closure', 'breeding'],
  ['Track closed – slips', 'closure', 'rockfall'],
  ['Volcanic risk', null, 'rockfall'],
  ['1080 pest control operation', null, 'hunting'],
  ['Bear warning', 'notice', 'dangerous_animals'],
  ['Restricted activity', 'notice', null],
  ['Cyclone damage', null, 'storm'],
  ['Works closures', 'closure', 'construction'],
  ['Infrastructure upgrade', null, 'construction'],
  ['Reopened', 'notice', null],
  ['Reopening', 'notice', null],
  ['Now open', 'notice', null],
  ['Access restricted', 'notice', null],
  ['No access', 'closure', null],
  ['Trail obstruction', 'notice', 'infrastructure'],
  ['Felssturzgefahr', null, 'rockfall'],
  ['Wegsperrung wegen Windbruch', 'closure', 'storm'],
  ['Betretungsverbot Horstschutzzone', 'closure', 'breeding'],
  ['Amphibienwanderung', null, 'species'],
  ['Gesperrte Wege', 'closure', null],
  ['Sperrungen', 'closure', null],
  ['Waldbrandstufe 5', null, 'fire'],
  ['Fermetures', 'closure', null],
  ['Sentier fermé – éboulements', 'closure', 'rockfall'],
  ['Risque d’avalanches', null, 'avalanche'],
  ['Chiusure', 'closure', null],
  ['Senderos cerrados', 'closure', null],
  ['Stängda leder', 'closure', null],
  ['Kranichbrut', null, 'breeding'],
  ['Waldsperrung', 'closure', null],
  ['Voluntary restraint: ravens', 'notice', 'breeding'],
  ['No swimming', 'closure', null],
  ['Hundeverbot', 'closure', null],
  ['Leinenpflicht', 'notice', null],
  ['No closure', 'notice', null],
  ['no current closures', 'notice', null],
  ['keine Sperrung', 'notice', null],
  ['aucune fermeture', 'notice', null],
])('“%s” is told as a %s for the reason %s', (words, type, reason) => {
  expect({ type: asClosureType(words), reason: keyOf(asReason(words)) }).toEqual({ type, reason })
})

it.each([
  ['Not open', 'Not yet open', 'Not fully open', 'No longer open', 'Never reopened', 'Not lifted'],
  ['nicht geöffnet', 'Noch nicht geöffnet', 'Derzeit nicht offen', 'nicht mehr geöffnet', 'nicht begehbar'],
  ['pas ouvert', 'n’est pas encore ouverte', 'plus ouvert', 'accès non libre', 'non aperto', 'non ancora riaperta'],
  ['no abierto', 'todavía no abierto', 'niet open', 'nog niet geopend', 'ej öppen', 'ikke åpen', 'nie otwarty'],
  ['Open: no', 'geöffnet: nein', 'Reopening postponed', 'Öffnung verschoben', 'réouverture reportée'],
])('what is said not to be open is closed: %s, %s …', (...states) => {
  expect(states.filter((state) => asClosureType(state) !== 'closure')).toEqual([])
})

it.each([
  'Partially open',
  'teilweise geöffnet',
  'partiellement ouvert',
  'Parzialmente aperto',
  'Path reopened except at the bridge',
  'Weg wieder frei, ausgenommen die Brücke',
  'Sentier rouvert sauf le pont',
  'Reopening cancelled',
])('%s: some of it is closed', (state) => {
  expect(asClosureType(state)).toBe('closure')
})

it.each([
  'Not closed',
  'No longer closed',
  'nicht gesperrt',
  'Nicht geschlossen',
  'pas fermé',
  "n'est pas fermée",
  'non chiuso',
  'Non è chiuso',
  'no cerrado',
  'niet afgesloten',
  'ej stängd',
])('%s: that closes nothing', (state) => {
  expect(asClosureType(state)).toBe('notice')
})

it.each(['Open', 'Open, no dogs', 'No hazard, open', 'Keine Gefahr', 'No open fires', 'Not open to vehicles'])(
  'an opening stays one, whatever else is denied: %s',
  (state) => {
    expect(asClosureType(state)).toBe('notice')
  },
)

it.each([
  ['Rim Road is closed due to rockfall', 'rockfall'],
  ['Lookout closed for bridge works', 'construction'],
  ['Weg gesperrt wegen Holzernte', 'forestry'],
  ['Planned burn: Mill Track', 'fire'],
  ['Bear Creek Trail closed', null],
  ['Closed parks: Snake River', null],
  ['Picnic area', null],
  ['Area Closure - Fire', 'fire'],
  ['Storm damage to the track', 'storm'],
  ['Wind Cave Trail: staff needed. Closed due to snow. See map', 'avalanche'],
  ['<p>Track closed due to <b>windfall</b>.</p>', 'storm'],
  ['Peregrine Falcon Trail', null],
])('the title “%s” gives the reason %s', (title, reason) => {
  expect(reasonInTitle(title)).toBe(reason)
})
