import { expect, it } from 'vitest'
import { aClosure, anArea, aSquare, aSquareArea, uuidOf } from '#testing/builders.ts'
import { aService, getPage } from '../testing/app.ts'

const LIST = '/api/v2/closures-and-notices'
const area = anArea({ name: 'Quiet Marsh', geometry: aSquareArea(10, 50) })
const content = {
  areas: [area],
  closures: [
    aClosure({ name: 'Named', geometry: null, protected_area_uuids: [area.uuid] }),
    aClosure({ name: 'Within', geometry: aSquare(10.5, 50.5, 0.1) }),
    aClosure({ name: 'Elsewhere', geometry: aSquare(20, 50, 0.1) }),
  ],
}
const ofArea = `protected_area_uuid=${area.uuid}`

it.each(['geojson', 'rss', 'ics', 'csv'])('the closures of an area as %s are these alone', async (format) => {
  const service = await aService(content)
  const text = await (await service.request(`${LIST}?${ofArea}&format=${format}`)).text()
  expect([/Named/, /Within/, /Elsewhere/].map((name) => name.test(text))).toEqual([true, true, false])
})

it('the closures of an area are asked for by a form on the page for people', async () => {
  const service = await aService(content)
  const text = await (await service.request(`${LIST}?${ofArea}&format=api`)).text()
  expect(text).toContain('Within')
  expect(text).not.toContain('Elsewhere')
  expect(text).toMatch(new RegExp(`name="protected_area_uuid"\\s+[^>]*value="${area.uuid}"`))
})

it.each([
  ['', 'Closures of Quiet Marsh'],
  ['&lang=de', 'Sperrungen: Quiet Marsh'],
  ['&lang=fr&type=notice', 'Fermetures : Quiet Marsh (Avis)'],
  [`,${uuidOf(999)}&lang=it`, 'Chiusure: Quiet Marsh'],
])('feed and calendar of an area are named after it: %s', async (search, expected) => {
  const service = await aService(content)
  const ask = async (format: string) => (await service.request(`${LIST}?${ofArea}${search}&format=${format}`)).text()
  expect(await ask('rss')).toContain(`<title>${expected}</title>`)
  expect(await ask('ics')).toContain(`X-WR-CALNAME:${expected}`)
})

it('an unknown area has no closures, and its feed has the usual name', async () => {
  const service = await aService(content)
  const unknown = `protected_area_uuid=${uuidOf(999)}`
  expect((await getPage(service, `/closures-and-notices?${unknown}`)).count).toBe(0)
  expect(await (await service.request(`${LIST}?${unknown}&format=rss`)).text()).toContain('<title>Fieldgate')
})

it.each([LIST, `${LIST}/summary`])('at %s, what is no uuid is told', async (path) => {
  const service = await aService(content)
  const answer = await service.request(`${path}?protected_area_uuid=${area.uuid},marsh&type=x`)
  expect([answer.status, await answer.json()]).toEqual([
    400,
    {
      type: ['Select a valid choice. x is not one of the available choices.'],
      protected_area_uuid: ['Enter a valid UUID.'],
    },
  ])
})
