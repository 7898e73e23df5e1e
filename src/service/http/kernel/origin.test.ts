import { describe, expect, it } from 'vitest'
import { anArea } from '#testing/builders.ts'
import type { ServiceDeps } from '../app.ts'
import { aService } from '../testing/app.ts'

const LIST = '/api/v2/protected-areas'
const areas = [anArea(), anArea()]

/** What the link to the next page begins with, or the status of an answer without one. */
async function originAt(address: string, deps: Partial<ServiceDeps>, headers: Record<string, string> = {}) {
  const service = await aService({ areas }, deps)
  const response = await service.request(`${address}${LIST}?page_size=1`, { headers })
  const body: unknown = await response.json()
  return response.status === 200 ? new URL(Object(body).next).href.split(LIST)[0] : response.status
}

const allowed = { allowedHosts: ['parks.example'] }
const proxied = { ...allowed, trustProxy: true }

describe('a host', () => {
  it('may be any for the health of the service', async () => {
    const answer = await (await aService()).request('http://fieldgate:4600/healthz')
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }])
  })

  it.each([
    ['http://localhost:4600', {}, 'http://localhost:4600'],
    ['http://LOCALHOST', {}, 'http://localhost'],
    ['http://127.0.0.1', {}, 'http://127.0.0.1'],
    ['http://[::1]:80', {}, 'http://[::1]'],
    ['http://[2001:db8::1]:8080', {}, 'http://[2001:db8::1]:8080'],
    ['http://x.localhost', {}, 400],
    ['http://localhost.', {}, 400],
    ['http://evil.example', {}, 400],
    ['http://localhost.evil.example', {}, 400],
    ['http://127.0.0.1.evil.example', {}, 400],
    ['http://parks.example', allowed, 'http://parks.example'],
    ['https://parks.example:8443', allowed, 'https://parks.example:8443'],
    ['http://x.parks.example', allowed, 400],
    ['http://app.localhost', { allowedHosts: ['app.localhost'] }, 'http://app.localhost'],
    ['http://inside', { publicUrl: 'https://parks.example/gate' }, 'https://parks.example/gate'],
  ])('%s with %j gives %s', async (address, deps, expected) => {
    expect(await originAt(address, deps)).toBe(expected)
  })
})

describe('what a proxy says', () => {
  const forwarded = (host: string, proto = 'https') => ({ 'X-Forwarded-Host': host, 'X-Forwarded-Proto': proto })

  it.each([
    ['https://parks.example', forwarded('parks.example')],
    ['https://parks.example', forwarded('parks.example, inner.example', 'https, http')],
    ['https://localhost', { 'X-Forwarded-Proto': 'https' }],
    ['http://parks.example:8080', { 'X-Forwarded-Host': 'parks.example:8080' }],
    ['http://localhost', {}],
    [400, forwarded('evil.example')],
    [400, forwarded('evil.example, parks.example')],
    [400, forwarded('parks.example@evil.example')],
    [400, forwarded('parks.example/../evil')],
    [400, forwarded('parks.example', 'javascript')],
  ])('counts as %s, where it is trusted, for %j', async (expected, headers) => {
    expect(await originAt('http://localhost', proxied, headers)).toBe(expected)
  })

  it('counts for nothing unless it is trusted, nor beside a public address', async () => {
    expect(await originAt('http://localhost', allowed, forwarded('parks.example'))).toBe('http://localhost')
    const known = { ...proxied, publicUrl: 'https://known.example' }
    expect(await originAt('http://localhost', known, forwarded('parks.example'))).toBe('https://known.example')
  })
})

it('answers each origin with its own addresses, also from the cache', async () => {
  for (const staleness of [0, 1000]) {
    const service = await aService({ areas }, { ...proxied, staleness })
    const next = async (address: string, headers: Record<string, string> = {}) => {
      const body: unknown = await (await service.request(`${address}${LIST}?page_size=1`, { headers })).json()
      return Object(body).next
    }
    for (let pass = 0; pass < 3; pass++) {
      expect(await next('http://localhost')).toMatch(/^http:\/\/localhost\//)
      expect(await next('http://127.0.0.1')).toMatch(/^http:\/\/127\.0\.0\.1\//)
      expect(await next('http://localhost', { 'X-Forwarded-Host': 'parks.example' })).toMatch(/^http:\/\/parks/)
      expect(await next('http://localhost', { 'X-Forwarded-Proto': 'https' })).toMatch(/^https:\/\/localhost\//)
    }
  }
})
