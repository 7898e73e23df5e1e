import { expect, it } from 'vitest'
import { isOpened, typeInText } from './type-in-text.ts'

it.each([
  'Voluntary ban 1 Mar – 30 June',
  'Voluntary closure for nesting',
  'Freiwilliger Verzicht vom 1. Dezember bis 30. April',
  'Please avoid swimming',
])('%s: binds nobody, and is a notice', (text) => {
  expect(typeInText(text)).toBe('notice')
})

it.each([
  'Reopened',
  'Closure lifted: Mock Beach north',
  'Burn ban lifted',
  'Campground now open',
  'The track has reopened. Mind the mud.',
  'Restriction relaxed',
  'wieder geöffnet',
  'Sperrung aufgehoben',
  'Interdiction levée',
  'Accès libre',
  'Sentiero riaperto',
  'Sendero reabierto',
  'Pad weer open',
  'Leden åter öppen igen',
  'zakaz odwołany',
  'Réouvert',
  'Chiusura revocata',
  'Revoca della chiusura',
  'Betretungsverbot aufgehoben',
  'Sperrung seit 3.5. aufgehoben',
  'Sperre gilt nicht mehr, sie ist aufgehoben',
  'Closure Order No. 22-03 lifted',
  'Track no longer closed',
  'Trail reopened, please do not leave the path',
  'Pas de Cheville rouvert',
  'Weg nicht gesperrt',
  'Le sentier n’est pas fermé',
])('%s: it is open again', (text) => {
  expect(isOpened(text)).toBe(true)
  expect(typeInText(text)).toBe('notice')
})

it.each([
  'Closed until further notice',
  'The road will be reopened in May',
  'Expected to be lifted on 1 June',
  'The north track has reopened; the south track remains closed',
  'Gesperrt, bis die Sperrung aufgehoben wird',
  'Closed until lifted',
  'May be lifted early',
  'Last year the ban was lifted in June',
  'Im Vorjahr am 1. Juni aufgehoben',
  'L’an dernier, interdiction levée en juin',
  'Kann bei Brutabbruch früher aufgehoben werden',
  'Open access land',
  'Weg ab 1. August wieder geöffnet',
  'Wird voraussichtl. aufgehoben',
  'Not reopened',
  'Climbing ban partially lifted',
  'Interdiction non levée',
  'Sentiero non riaperto',
  'Sentiero parzialmente riaperto',
  'Reopening cancelled',
  'Not fully closed',
  'Road not closed on Sundays',
  'Road not closed, trail closed',
  'The track has reopened. The bridge will be reopened in May.',
])('%s: that is no opening', (text) => {
  expect(isOpened(text)).toBe(false)
})

it.each([
  ['Track closed', 'closure'],
  ['Warning: track closed', 'closure'],
  ['Der Steig ist gesperrt.', 'closure'],
  ['Sentier fermé', 'closure'],
  ['<p>Caution, poison</p>', 'notice'],
  ['Achtung: Mutterkühe', 'notice'],
  ['Warning signs are posted. The track is closed.', 'closure'],
  ['Sperre Rotsteinpass wird am 3. Mai aufgehoben', 'closure'],
  ['Sperre nicht aufgehoben', 'closure'],
  ['Weg bis 31. Juli gesperrt, ab 1. August wieder geöffnet', 'closure'],
  ['Sperrung bis 31.7., dann wieder frei', 'closure'],
  ['Sperrung bis Ende Juli; der Umweg ist wieder frei', 'closure'],
  ['Fermé - réouverture le 1er mai', 'closure'],
  ['Chiuso, riapertura prevista; parcheggio riaperto', 'closure'],
  ['Road reopened, trail closed', 'closure'],
  ['Closure not lifted', 'closure'],
  ['Path reopened except at the bridge', 'closure'],
  ['Sentiero riaperto, tranne il ponte', 'closure'],
  ['Falcon Cliff', null],
  ['Close Wood', null],
  ['Rockfall danger', null],
])('%s tells of %s', (text, type) => {
  expect(typeInText(text)).toBe(type)
})
