import { describe, expect, it } from 'vitest'
import { closureQuery } from '#contract/query/closure-query.ts'
import { apiAt } from '#core/api/client.ts'
import { feedBox, feedUrl, webcalOf } from './feed.ts'

const api = apiAt('https://parks.example')

describe('the address of a feed', () => {
  it('is the list of the service, with its filters, a format and a language', () => {
    const url = feedUrl(api, { reason_id: [1, 2], status: ['current'] }, 'ics', 'de')
    expect(url).toBe(
      'https://parks.example/api/v2/closures-and-notices?status=current&reason_id=1,2&format=ics&lang=de',
    )
  })

  it('says what the service reads', () => {
    const filters = { q: 'a,b & c', bbox: [13, 48, 14, 49], ends_after: '2026-05-01' } as const
    const url = new URL(feedUrl(api, filters, 'rss', 'en'))
    expect(closureQuery.read(url.searchParams)).toEqual({ ok: true, query: filters })
  })

  it('is subscribed to by calendars under a name of its own', () => {
    expect(webcalOf('https://parks.example/x?format=ics')).toBe('webcal://parks.example/x?format=ics')
  })

  it('has a box that leaves nothing of the view out, and is not outside of the world', () => {
    expect(feedBox([13.12345, 48.12345, 13.98765, 48.98765])).toEqual([13.123, 48.123, 13.988, 48.988])
    expect(feedBox([-180, -90, 180, 90])).toEqual([-180, -90, 180, 90])
  })
})
