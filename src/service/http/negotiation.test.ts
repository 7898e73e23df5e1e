import { describe, expect, it } from 'vitest'
import { aClosure, uuidOf } from '#testing/builders.ts'
import { aService } from './testing/app.ts'

const AREAS = '/api/v2/protected-areas'
const CLOSURES = '/api/v2/closures-and-notices'
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8'
const accepting = (accept: string | null) => (accept === null ? {} : { headers: { Accept: accept } })

const [JSON_TYPE, HTML, GEOJSON] = ['application/json', 'text/html; charset=utf-8', 'application/geo+json']
const [RSS, CALENDAR, CSV] = [
  'application/rss+xml; charset=utf-8',
  'text/calendar; charset=utf-8',
  'text/csv; charset=utf-8',
]

describe('the rendering of an answer', () => {
  it.each([
    [AREAS, null, JSON_TYPE],
    [AREAS, '*/*', JSON_TYPE],
    [AREAS, '', JSON_TYPE],
    [AREAS, 'application/*', JSON_TYPE],
    [AREAS, 'APPLICATION/JSON; charset=utf-8', JSON_TYPE],
    [AREAS, BROWSER, HTML],
    [AREAS, 'text/*', HTML],
    [AREAS, 'text/html;q=0.5, application/json', JSON_TYPE],
    [AREAS, 'application/json;q=0.5, text/html', HTML],
    [AREAS, 'text/html, application/json', JSON_TYPE],
    [AREAS, '*/*;q=0.1, text/html;q=0', JSON_TYPE],
    [AREAS, 'application/json;q=0, */*', HTML],
    [`${AREAS}?format=json`, BROWSER, JSON_TYPE],
    [`${AREAS}?format=api`, 'application/json', HTML],
    [`${AREAS}?format=`, BROWSER, HTML],
    [`${AREAS}?format=json&format=api`, null, HTML],
    [`${AREAS}?format=xml&format=json`, BROWSER, JSON_TYPE],
    ['/api/v2/licenses?format=api', null, HTML],
    [CLOSURES, 'application/geo+json', GEOJSON],
    [CLOSURES, 'application/rss+xml, application/xml;q=0.9, */*;q=0.8', RSS],
    [CLOSURES, 'text/calendar', CALENDAR],
    [CLOSURES, 'text/csv, */*;q=0.1', CSV],
    [`${CLOSURES}?format=csv`, 'application/json', CSV],
    [`${CLOSURES}?format=geojson`, BROWSER, GEOJSON],
  ])('of %s with Accept: %s is %s', async (path, accept, type) => {
    const response = await (await aService({ closures: [aClosure()] })).request(path, accepting(accept))
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, type])
    expect(response.headers.get('Vary')).toMatch(/^Accept(,|$)/)
  })

  it.each([
    [AREAS, 'text/csv'],
    [AREAS, 'application/geo+json'],
    [AREAS, 'application/json;q=0'],
    [AREAS, 'application/json;q=often'],
    [CLOSURES, 'image/png'],
    ['/api/v2/licenses', 'application/xml'],
  ])('of %s is refused in JSON with Accept: %s', async (path, accept) => {
    const response = await (await aService()).request(path, accepting(accept))
    expect(response.status).toBe(406)
    expect(response.headers.get('Content-Type')).toBe(JSON_TYPE)
    expect(response.headers.get('Vary')).toBe('Accept')
    expect(Object(await response.json()).detail).toContain('application/json, text/html')
  })

  it.each([`${AREAS}?format=csv`, `${AREAS}?format=xml`, `${CLOSURES}?format=JSON`])(
    'is unknown at %s',
    async (path) => {
      const response = await (await aService()).request(path)
      expect([response.status, await response.json()]).toEqual([404, { detail: 'Not found.' }])
    },
  )
})

describe('an error', () => {
  it.each([
    [BROWSER, '/api/v2/nothing', 404],
    [BROWSER, `${AREAS}?page=0`, 404],
    [BROWSER, `${AREAS}?updated_after=x`, 400],
    [BROWSER, `${AREAS}?format=xml`, 404],
    [BROWSER, `${AREAS}/${uuidOf(999)}`, 404],
    [BROWSER, `${AREAS}?q=${'a'.repeat(9000)}`, 414],
    [BROWSER, 'http://evil.example/api/v2/', 400],
    ['application/json', `${AREAS}?format=api&page=0`, 404],
  ])('is a page for Accept: %s at %s', async (accept, path, status) => {
    const response = await (await aService()).request(path, accepting(accept))
    expect([response.status, response.headers.get('Content-Type')]).toEqual([status, HTML])
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    expect(await response.text()).toContain(`${status} `)
  })

  it('is JSON where JSON was asked for', async () => {
    const response = await (await aService()).request(`${AREAS}?page=0&format=json`, accepting(BROWSER))
    expect([response.status, await response.json()]).toEqual([404, { detail: 'Invalid page.' }])
  })
})
