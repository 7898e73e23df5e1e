import { describe, expect, it } from 'vitest'
import { timeZoneAt } from './time-zone.ts'

describe('timeZoneAt', () => {
  it.each([
    ['on land', [13.4, 52.5], undefined, 'Europe/Berlin'],
    ['where a country has several zones', [-16.6, 28.3], 'ES', 'Atlantic/Canary'],
    ['in Sweden, near its Finnish border', [24.1, 65.65], 'SE', 'Europe/Stockholm'],
    ['at sea, off the nearest coast', [1.2, 56.6], undefined, 'Europe/London'],
    ['at sea, in waters of a known country', [4.3, 55.4], 'DE', 'Europe/Berlin'],
    ['at sea beyond the antimeridian', [-179.99, -16.5], 'FJ', 'Pacific/Fiji'],
    ['in a country of which no zone is known', [21, 42.6], 'XK', 'Europe/Belgrade'],
  ] as const)('is known %s', (_, [lng, lat], country, zone) => {
    expect(timeZoneAt([lng, lat], country)).toBe(zone)
  })

  it('is that of the open sea where no coast is near', () => {
    expect(timeZoneAt([-120, -50])).toMatch(/^Etc\//)
  })
})
