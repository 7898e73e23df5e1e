import { describe, expect, it } from 'vitest'
import { fullMapPath } from './full-map.ts'

describe('the way from an embed to the full map', () => {
  it('keeps what is shown, and leaves behind how it is framed', () => {
    const search = new URLSearchParams(
      'area=a&status=current&when=P7D&lang=de&ui=list&panel=list&gestures=greedy&accent=123',
    )
    expect(fullMapPath(search, [1, 2, 3, 4])).toBe('/?area=a&status=current&when=P7D&lang=de')
  })

  it('looks at what the embed looks at', () => {
    expect(fullMapPath(new URLSearchParams('ui=none'), [13.123456, 48, 14, 49])).toBe('/?bbox=13.1235,48,14,49')
    expect(fullMapPath(new URLSearchParams('map=9/48/13'), [13, 48, 14, 49])).toBe('/?map=9/48/13')
    expect(fullMapPath(new URLSearchParams(), null)).toBe('/')
  })

  it('carries nothing that would end the address', () => {
    const path = fullMapPath(new URLSearchParams({ q: 'a&b=c"><script>#?' }), null)
    expect(new URL(path, 'https://parks.example').searchParams.get('q')).toBe('a&b=c"><script>#?')
    expect(path).not.toMatch(/[<>"#]/)
  })
})
