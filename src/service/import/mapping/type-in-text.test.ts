import { expect, it } from 'vitest'
import { isOpened, typeInText } from './type-in-text.ts'

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
  'Open access land',
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
  ['Falcon Cliff', null],
  ['Close Wood', null],
  ['Rockfall danger', null],
])('%s tells of %s', (text, type) => {
  expect(typeInText(text)).toBe(type)
})
