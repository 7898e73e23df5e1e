import { describe, expect, it } from 'vitest'
import { AREA_FIELDS } from '#contract/records/area.ts'
import { anArea, uuidOf } from '#testing/builders.ts'
import { aService } from './testing/app.ts'

const BBOX = 'Expected west,south,east,north in degrees, for example 13.1,48.7,14.0,49.3.'
const NOT_FOUND = { detail: 'Not found.' }

describe('the body of an error', () => {
  it.each<[number, string, object]>([
    [404, `/protected-areas/${uuidOf(999)}`, { detail: 'No ProtectedArea matches the given query.' }],
    [404, `/closures-and-notices/${uuidOf(999)}`, { detail: 'No ClosureOrNotice matches the given query.' }],
    [404, '/protected-areas/not-a-uuid', NOT_FOUND],
    [404, '/nothing-here', NOT_FOUND],
    [404, '/protected-areas?format=xml', NOT_FOUND],
    [404, '/protected-areas?page=0', { detail: 'Invalid page.' }],
    [404, '/protected-areas?page=abc', { detail: 'Invalid page.' }],
    [404, '/protected-areas?page=2', { detail: 'Invalid page.' }],
    [404, '/protected-areas?page=999999999999999', { detail: 'Invalid page.' }],
    [404, '/countries?page=99', { detail: 'Invalid page.' }],
    [404, '/protected-areas/tiles/3/8/0.mvt', NOT_FOUND],
    [404, '/protected-areas/tiles/3/0/8.mvt', NOT_FOUND],
    [404, '/protected-areas/tiles/15/0/0.mvt', NOT_FOUND],
    [404, '/protected-areas/tiles/1/0/0.png', NOT_FOUND],
    [404, '/protected-areas/tiles/1/0/x.mvt', NOT_FOUND],
    [400, '/protected-areas?updated_after=2026-02-30', { updated_after: ['Enter a valid date.'] }],
    [400, '/protected-areas?updated_after=2026-05-01T00:00:00Z', { updated_after: ['Enter a valid date.'] }],
    [
      400,
      '/closures-and-notices?type=foo',
      { type: ['Select a valid choice. foo is not one of the available choices.'] },
    ],
    [400, '/closures-and-notices?reason_id=x', { reason_id: ['Enter a number.'] }],
    [
      400,
      '/closures-and-notices?reason_id=x&active_on=today&source_id=1',
      { reason_id: ['Enter a number.'], active_on: ['Enter a valid date.'] },
    ],
    [400, '/protected-areas?bbox=1,2,3', { bbox: [`Enter four numbers. ${BBOX}`] }],
    [400, '/protected-areas?bbox=0,1,1,0', { bbox: [`South must not be greater than north. ${BBOX}`] }],
    [
      400,
      '/protected-areas?fields=uuid,foo',
      { fields: [`Unknown field: foo. Choose from: ${AREA_FIELDS.join(', ')}.`] },
    ],
    [400, `/protected-areas/${uuidOf(999)}?fields=bar`, { fields: [expect.stringContaining('Unknown field: bar.')] }],
    [400, '/protected-areas?q=%E0%A4%A', { detail: 'The address is not valid UTF-8.' }],
    [400, '/protected-areas/%ff', { detail: 'The address is not valid UTF-8.' }],
  ])('%i at %s', async (status, path, body) => {
    const service = await aService({ areas: [anArea()] })
    const response = await service.request(`/api/v2${path}`)
    expect(await response.json()).toEqual(body)
    expect(response.status).toBe(status)
    expect(response.headers.get('Content-Type')).toBe('application/json')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
  })

  it('stops a query that is too long', async () => {
    const response = await (await aService()).request(`/api/v2/protected-areas?q=${'a'.repeat(8191)}`)
    expect(response.status).toBe(414)
    expect(await response.json()).toEqual({ detail: 'The query is longer than 8 kB.' })
  })

  it('names a method that is not allowed, and those that are', async () => {
    const service = await aService()
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND']) {
      const response = await service.request('/api/v2/protected-areas/', { method })
      expect(response.status).toBe(405)
      expect(response.headers.get('Allow')).toBe('GET, HEAD, OPTIONS')
      expect(await response.json()).toEqual({ detail: `Method "${method}" not allowed.` })
    }
    expect((await service.request('/api/v2/nothing-here', { method: 'POST' })).status).toBe(404)
  })

  it('is no error for what is empty, unknown, or matches nothing', async () => {
    const service = await aService()
    const ignored = ['type=', 'foo=bar', 'reason_id=999', 'format=json', 'q=%00', "q='", 'status=&bbox=']
    for (const query of ignored) {
      expect((await service.request(`/api/v2/closures-and-notices?${query}`)).status).toBe(200)
    }
  })

  it('tells nothing of what failed inside', async () => {
    const lines: string[] = []
    const service = await aService({}, { log: (line) => lines.push(line) })
    const broken = await aService(
      {},
      {
        log: (line) => lines.push(line),
        now: () => {
          throw new Error('secret at /etc/x')
        },
      },
    )
    expect((await service.request('/healthz')).status).toBe(200)
    const response = await broken.request('/api/v2/protected-areas')
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({ detail: 'The service failed to answer. Its log says why.' })
    expect(lines.join()).toContain('secret')
  })
})
