import { describe, expect, it } from 'vitest'
import { mendedAddress, mendedQuery } from './mended-query.ts'

const UUID = '00000000-0000-4000-8000-000000000001'

describe('the query of a link', () => {
  it.each(['.', ')', '>', ').', '%3E', '%22,', '!'])('is read without what follows it in a text: %s', (after) => {
    expect(mendedQuery(`map=9/48.95/13.6&closure=${UUID}${after}`)).toBe(`map=9/48.95/13.6&closure=${UUID}`)
  })

  it('is read where its signs are written as in HTML', () => {
    expect(mendedQuery(`map=9/48.95/13.6&amp;closure=${UUID}`)).toBe(`map=9/48.95/13.6&closure=${UUID}`)
    expect(mendedQuery(`amp;closure=${UUID}`)).toBe(`closure=${UUID}`)
  })

  it.each([
    ['q=%C5%A0umava%C', 'q=%C5%A0umava'],
    ['q=%C5%A0umava%C5', 'q=%C5%A0umava'],
    ['q=%C5%A0%C5', 'q=%C5%A0'],
    ['q=100%&lang=de', 'q=100&lang=de'],
    ['%', ''],
  ])('is read to the last whole letter where it was cut: %s', (cut, whole) => {
    expect(mendedQuery(cut)).toBe(whole)
  })

  it.each([
    'q=Mt.',
    'q=%26amp%3B&status=current,expired',
    'q=a(b)&lang=de',
    'here=(1/2)',
    'utm_source=mail&when=weekendT09:00',
    'q=',
  ])('that is well stays as it is: %s', (query) => {
    expect(mendedQuery(query)).toBe(query)
  })
})

it('only an address of a page is mended', () => {
  const mendedAt = (address: string) => {
    const [pathname = '', query] = address.split('?')
    return mendedAddress({ pathname, search: query ? `?${query}` : '' })
  }
  for (const page of ['/', '/embed', '/list', '/desk', '/guides/visitors'])
    expect(mendedAt(`${page}?lang=de.`)).toBe('?lang=de')
  for (const path of ['/', '/desk?', '/?lang=de', '/api/v2/areas?q=%C5', '/oembed?url=x.', '/maps/a/b.png?x=.'])
    expect(mendedAt(path)).toBeNull()
})
