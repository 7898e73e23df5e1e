import { expect, it } from 'vitest'
import { dayOfPart, isPartOfMonth } from './part-of-month.ts'

it.each([
  ['Ende März', null, '--03-31'],
  ['Ende Februar 2027', null, '2027-02-28'],
  ['end of April', null, '--04-30'],
  ['end April', null, '--04-30'],
  ['fin mars', null, '--03-31'],
  ['fin d’août', null, '--08-31'],
  ['fine marzo', null, '--03-31'],
  ['finales de abril', null, '--04-30'],
  ['slutet av mars', null, '--03-31'],
  ['Anfang Februar', '--02-01', null],
  ['début février', '--02-01', null],
  ['début d’avril 2027', '2027-04-01', null],
  ['1re quinzaine de mars', '--03-01', '--03-15'],
  ['2e quinzaine d’avril', '--04-16', '--04-30'],
  ['prima quindicina di marzo', '--03-01', '--03-15'],
  ['segunda quincena de junio', '--06-16', '--06-30'],
  ['erste Märzhälfte', '--03-01', '--03-15'],
  ['second half of March 2027', '2027-03-16', '2027-03-31'],
  ['KW 10/2027', '2027-03-08', '2027-03-14'],
  ['week 53, 2026', '2026-12-28', '2027-01-03'],
  ['semaine 1 2027', '2027-01-04', '2027-01-10'],
  ['2027-W01', '2027-01-04', '2027-01-10'],
])('%s is from %s to %s', (text, first, last) => {
  expect([dayOfPart(text, 'first'), dayOfPart(text, 'last')]).toEqual([first, last])
})

it.each(['Mitte April', 'mid-April', 'early March', 'late May', 'metà aprile', 'mi-mars', 'Mitte Februar 2027'])(
  '%s is a part of a month without sure days',
  (text) => {
    expect([dayOfPart(text, 'first'), dayOfPart(text, 'last')]).toEqual([null, null])
    expect(isPartOfMonth(text)).toBe(true)
  },
)

it.each([
  '1. März',
  'March',
  'Ende',
  'end of season',
  'Ende der Brut',
  'erste März',
  '',
  '2027-03-01',
  'KW 10',
  'KW 53/2027',
])('%s is no part of a month', (text) => {
  expect(isPartOfMonth(text)).toBe(false)
})
