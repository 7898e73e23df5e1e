import { expect, test } from 'vitest'
import { messages as de } from '../messages/de.ts'
import { messages as en } from '../messages/en.ts'
import { dataAge } from './data-age.ts'

const NOW = Date.parse('2026-05-15T08:00:00Z')
const none = { mirror: null, updatedAt: null }
const english = { language: 'en', zone: 'Europe/Berlin', messages: en.age } as const
const german = { language: 'de', zone: 'Europe/Berlin', messages: de.age } as const

test('of a copy it is said what it is a copy of, and how old it is', () => {
  const updatedAt = '2026-05-15T05:50:00Z'
  const mirror = { address: 'https://parks.example:8443/api/v2', updatedAt }
  const known = { capabilities: { updatedAt, mirror }, loadedAt: NOW }
  expect(dataAge(known, NOW, german)).toBe('gespiegelt von parks.example:8443, vor 2 Stunden')
})

test('data of today has a time, that of any day before has a date, be it a few hours ago', () => {
  const ageOf = (updatedAt: string) => dataAge({ capabilities: { ...none, updatedAt }, loadedAt: NOW }, NOW, english)
  expect(ageOf('2026-05-14T22:10:00Z')).toBe('data of 00:10')
  expect(ageOf('2026-05-14T21:50:00Z')).toBe('data of 14 May 2026')
})

test('where the service does not tell, it is said when the list was loaded', () => {
  const at = NOW - 60_000
  expect(dataAge({ capabilities: none, loadedAt: at }, NOW, english)).toBe('loaded 09:59')
  expect(dataAge({ capabilities: null, loadedAt: at }, NOW + 86_400_000, german)).toBe('geladen 15. Mai 2026')
  expect(dataAge({ capabilities: none, loadedAt: 0 }, NOW, english)).toBeNull()
})
