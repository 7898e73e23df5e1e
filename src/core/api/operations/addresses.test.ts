import { describe, expect, it } from 'vitest'
import { closureQuery } from '#contract/query/closure-query.ts'
import { apiAt } from '../client.ts'
import { closuresAddress, resourceAddress } from './addresses.ts'

const api = apiAt('https://parks.example')

describe('the address of closures in a format', () => {
  it('is the list of the service, with its filters, a format and a language', () => {
    const url = closuresAddress(api, { reason_id: [1, 2], status: ['current'] }, 'ics', 'de')
    expect(url).toBe(
      'https://parks.example/api/v2/closures-and-notices?status=current&reason_id=1,2&format=ics&lang=de',
    )
  })

  it('says what the service reads', () => {
    const filters = { q: 'a,b & c', bbox: [13, 48, 14, 49], ends_after: '2026-05-01' } as const
    const url = new URL(closuresAddress(api, filters, 'rss', 'en'))
    expect(closureQuery.read(url.searchParams)).toEqual({ ok: true, query: filters })
  })
})

it('the address of a resource leaves the format to the browser unless one is named', () => {
  expect(resourceAddress(api, 'closures', null)).toBe('https://parks.example/api/v2/closures-and-notices')
  expect(resourceAddress(api, 'root', 'api')).toBe('https://parks.example/api/v2/?format=api')
})
