import { expect, test } from 'vitest'
import { zoneOfMost } from './zone-of-most.ts'

test('the zone is that of most', () => {
  expect(zoneOfMost(['Europe/Prague', 'Europe/Berlin', 'Europe/Berlin'])).toBe('Europe/Berlin')
  expect(zoneOfMost([])).toBeNull()
})
