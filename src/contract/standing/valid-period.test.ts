import { expect, it } from 'vitest'
import { messages as de } from '../messages/de.ts'
import { messages as en } from '../messages/en.ts'
import { messages as fr } from '../messages/fr.ts'
import { validPeriod, validTimes } from './valid-period.ts'

const words = { en, de, fr }
const told = (start_on: string | null, end_on: string | null, language: keyof typeof words = 'en') =>
  validPeriod({ start_on, end_on }, language, words[language].standing)

it('tells from when to when, the year once where it is one', () => {
  expect(told('2026-05-01', '2026-07-31')).toBe('1 May to 31 July 2026')
  expect(told('2026-11-01', '2027-03-15')).toBe('1 November 2026 to 15 March 2027')
  expect(told('2026-05-01', '2026-05-01')).toBe('1 May 2026')
  expect(told('2026-11-01', '2027-03-15', 'de')).toBe('1. November 2026 bis 15. März 2027')
  expect(told('2026-05-01', '2026-07-31', 'fr')).toBe('du 1er mai au 31 juillet 2026')
})

it('tells an end that is open', () => {
  expect(told('2026-05-01', null)).toBe('from 1 May 2026 until further notice')
  expect(told(null, '2026-07-31')).toBe('until 31 July 2026')
  expect(told(null, null, 'de')).toBe('bis auf Weiteres')
})

it('tells daily hours, and those of a single day as such', () => {
  const toldWithHours = (end_on: string, language: keyof typeof words = 'en') => {
    const hours = { daytime_start: '08:00:00', daytime_end: '17:00:00' }
    return validTimes({ start_on: '2026-05-01', end_on, ...hours }, language, words[language].standing)
  }
  expect(toldWithHours('2026-07-31')).toBe('1 May to 31 July 2026, daily 08:00 to 17:00')
  expect(toldWithHours('2026-05-01')).toBe('1 May 2026, 08:00 to 17:00')
  expect(toldWithHours('2026-05-01', 'de')).toBe('1. Mai 2026, 08:00 bis 17:00')
  expect(toldWithHours('2026-05-01', 'fr')).toBe('1er mai 2026, de 08:00 à 17:00')
})
