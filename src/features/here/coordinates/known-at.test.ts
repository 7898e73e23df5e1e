import { expect, test } from 'vitest'
import { knownAt } from './known-at.ts'

const at = Date.parse('2026-05-15T12:00:00Z')
const last = { lng: 13.412345678, lat: 48.9, accuracy: 11.5, at }

test('a position is known as of when the device told it, however late its address is opened again', () => {
  expect(knownAt(last, last)).toBe(at)
  expect(knownAt({ lng: 13.41235, lat: 48.9, accuracy: 12 }, last)).toBe(at)
})

test('nobody is known to be where they pointed, where a link leads, or where they were before', () => {
  expect(knownAt({ lng: 13.41235, lat: 48.9, accuracy: null }, last)).toBeNull()
  expect(knownAt({ lng: 13.41235, lat: 48.9, accuracy: 12 }, null)).toBeNull()
  expect(knownAt({ lng: 13.5, lat: 48.9, accuracy: 12 }, last)).toBeNull()
})
