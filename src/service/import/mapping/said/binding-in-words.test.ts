import { expect, it } from 'vitest'
import { bindingInText } from './binding-in-words.ts'

it.each([
  'Voluntary climbing closure',
  'Climbing closure (voluntary)',
  'Freiwilliger Kletterverzicht',
  'Fermeture volontaire des voies',
  'Chiusura volontaria della falesia',
])('%s: calls a closure voluntary', (text) => {
  expect(bindingInText(text)).toBe('no')
})

it.each([
  'Climbing closure',
  'This closure is not voluntary',
  'Voluntary and mandatory closures',
  'Trail closed for voluntary work',
  'Gesperrt: Übung der Freiwilligen Feuerwehr',
  'Journée des volontaires: sentier fermé',
])('%s: calls no closure voluntary', (text) => {
  expect(bindingInText(text)).toBeNull()
})
