import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { aClosure, anArea } from '#testing/builders.ts'
import { aService } from './testing/app.ts'

const ring = Array.from({ length: 60_000 }, (_, index) => [10 + index / 1e6, 50 + (index % 2) / 1e5])
const areas = Array.from({ length: 8 }, () =>
  anArea({ geometry: { type: 'MultiPolygon', coordinates: [[[...ring, [10, 50]]]] } }),
)
const closures = Array.from({ length: 400 }, () => aClosure({ daytime_start: '20:00:00', daytime_end: '06:00:00' }))

it.each([
  ['a page of large shapes', '/protected-areas?fields=*,geometry'],
  ['the same for people', '/protected-areas?fields=*,geometry&format=api'],
  ['a long calendar', '/closures-and-notices?format=ics'],
  ['a long table', '/closures-and-notices?format=csv'],
  ['many features', '/closures-and-notices?format=geojson'],
])('others are answered while %s is made', async (_, path) => {
  const service = await aService({ areas, closures })
  const made: string[] = []
  const long = service.request(`/api/v2${path}`).finally(() => made.push('long'))
  for (let answered = 0; answered < 8; answered += 1) {
    await turnOfTheLoop()
    await service.request('/api/v2/reasons')
    made.push('reasons')
  }
  expect((await long).status).toBe(200)
  expect(made.indexOf('long')).toBeGreaterThan(3)
})
