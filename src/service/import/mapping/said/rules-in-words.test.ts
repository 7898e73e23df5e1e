import { expect, it } from 'vitest'
import { activitiesBanned } from './banned-activities.ts'
import { asBinding } from './binding-in-words.ts'
import { typeInText } from './type-in-text.ts'

it.each([
  ['rechtskräftig', true],
  ['rechtsverbindlich', true],
  ['ja', true],
  ['Juridiquement contraignant', true],
  ['statutory', true],
  ['empfohlen', false],
  ['Empfehlung', false],
  ['unverbindlich', false],
  ['nicht rechtsverbindlich', false],
  ['voluntary', false],
  ['Recommandée', false],
  ['raccomandato', false],
  ['verbindlich oder empfohlen', null],
  ['in Revision', null],
])('“%s” says whether a closure binds: %s', (text, binds) => {
  expect(asBinding(text)).toBe(binds)
})

it.each([
  'Wegegebot',
  'Betretungsverbot abseits markierter Wege',
  'Betreten abseits der Wege verboten',
  'Auf den markierten Wegen bleiben',
  'Wege nicht verlassen',
  'Keep to linear routes',
  'Stay on the trails',
  'No access off the marked trails',
  'Interdiction de quitter les sentiers',
  'Rester sur les chemins balisés',
  'Divieto di transito fuori dai sentieri',
])('“%s” closes all but the paths', (text) => {
  expect(activitiesBanned(text)).toBe('leaving_paths')
})

it.each(['Betretungsverbot', 'Trail closed; stay on other trails', 'Off-trail skiing is popular', 'Paths closed'])(
  '“%s” does not',
  (text) => {
    expect(activitiesBanned(text) ?? '').not.toContain('leaving_paths')
  },
)

it('a duty to stay on paths and one of the leash hold together', () => {
  expect(activitiesBanned('Auf Wegen bleiben; Hunde an der Leine')).toBe('leaving_paths, dogs_off_leash')
})

it.each([
  'Skiroute open',
  'Trail is open',
  'Bear Trail open all year',
  'Skiroute Nord ganzjährig offen',
  'Sentier ouvert',
  'Sentiero 12 aperto',
  'Trails are open',
  'Ausgenommen vom Betretungsverbot',
  'Skiroute ist ausgenommen vom Betretungsverbot',
  'Skiroute Hohgant (vom Betretungsverbot ausgenommen)',
  'Exempt from the closure',
  'Exclu de l’interdiction',
])('“%s” closes nothing', (text) => {
  expect(typeInText(text)).toBe('notice')
})

it.each([
  ['Swiss Open', null],
  ['Partially open', null],
  ['Teilweise offen', null],
  ['Trail open except dogs', null],
  ['Hütte geschlossen, Weg offen', 'closure'],
  ['Hunde ausgenommen vom Betretungsverbot', 'closure'],
  ['Wildruhezone (Skiroute ausgenommen vom Betretungsverbot)', 'closure'],
  ['Betretungsverbot, ausgenommen vom Betretungsverbot Skiroute', 'closure'],
])('“%s” is not taken for an opening', (text, type) => {
  expect(typeInText(text)).toBe(type)
})

it.each(['Begehen erlaubt', 'erlaubte Route', 'frei', 'No restrictions', 'percorribile', 'Accès autorisé'])(
  '“%s” closes nothing',
  (text) => {
    expect(typeInText(text)).toBe('notice')
  },
)

it.each([
  'nicht erlaubt',
  'nur mit Bewilligung erlaubt',
  'Klettern erlaubt ab 1. Juli',
  'Betreten auf Wegen erlaubt',
  'Dogs allowed except in spring',
  'non percorribile',
  'Camping not permitted',
])('“%s” is no permission', (text) => {
  expect(typeInText(text)).not.toBe('notice')
})
