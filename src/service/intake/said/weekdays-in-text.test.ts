import { expect, it } from 'vitest'
import { weekdaysInText } from './weekdays-in-text.ts'

it.each([
  'Falcon crag closed Mon–Fri',
  'Closed weekends only',
  'Fermé du lundi au vendredi',
  'Gesperrt jeden Dienstag und Donnerstag',
  'Sa, So',
  'Mo-Fr',
  'Sat',
  'Chiuso il sabato e la domenica',
  'Closed Monday to Friday 8:00-17:00',
  'Gesperrt werktags',
  'Closed Monday until Friday',
])('%s: tells of days of the week', (text) => {
  expect(weekdaysInText(text)).toBe(text)
})

it.each([
  'Track closed',
  'Closed from Friday, 5 March 2027',
  'Gesperrt ab Montag, 3. Mai 2027',
  'Closed from Monday May 3 2027 to Friday May 7 2027',
  'Closed Monday to Sunday',
  'Fermé pour une semaine',
  'Die Wege mit Brücken so lassen',
  'Daily',
  'Closed until Friday 12 March 2027',
  'Closed until Friday',
  'Closed. Ends Wednesday',
])('%s: tells of none', (text) => {
  expect(weekdaysInText(text)).toBeNull()
})

it('gives the sentence alone', () => {
  expect(weekdaysInText('<p>Shooting range.</p><p>Closed on weekends.</p><p>Mind the signs.</p>')).toBe(
    'Closed on weekends',
  )
})
