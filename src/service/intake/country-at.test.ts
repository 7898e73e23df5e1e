import { expect, it } from 'vitest'
import { countryAt } from './country-at.ts'

it.each([
  ['Abisko', [18.7, 68.3], 752],
  ['Bayerischer Wald', [13.2, 48.95], 276],
  ['Ceuta’s hills', [-5.35, 35.89], 724],
  ['Wrangel Island, on the antimeridian', [-179.5, 71.2], 643],
  ['Taveuni, on the antimeridian', [-179.95, -16.85], 242],
  ['the open sea', [-30, 40], null],
] as const)('%s lies in the right country', (_, [lng, lat], country) => {
  expect(countryAt([lng, lat])).toBe(country)
})
