import { expect, it } from 'vitest'
import { countryAt, countryNear } from './country-at.ts'

it.each([
  ['Abisko', [18.7, 68.3], 752],
  ['Bayerischer Wald', [13.2, 48.95], 276],
  ['Ceuta’s hills', [-5.35, 35.89], 724],
  ['Wrangel Island, on the antimeridian', [-179.5, 71.2], 643],
  ['Chukotka, to the degree on the antimeridian', [180, 68.1], 643],
  ['Taveuni, on the antimeridian', [-179.95, -16.85], 242],
  ['the open sea', [-30, 40], null],
] as const)('%s lies in the right country', (_, [lng, lat], country) => {
  expect(countryAt([lng, lat])).toBe(country)
})

it.each([
  ['Norderney', [7.2, 53.9], 276],
  ['Gotska Sandön', [19.5, 59.6], 752],
  ['Tuvalu, across the antimeridian', [-179.8, -8.5], 798],
  ['the Azores, far off', [-30, 40], 620],
  ['nothing within so many kilometres', [-40, 45], null],
] as const)('the sea off %s is told by the nearest coast', (_, [lng, lat], country) => {
  expect(countryAt([lng, lat])).toBeNull()
  expect(countryNear([lng, lat], 400)).toBe(country)
})
