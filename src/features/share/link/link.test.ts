import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseUuid } from '#contract/ids.ts'
import { bbox } from '#contract/query/bbox.ts'
import { recordLink, viewLink } from './link.ts'

const uuid = parseUuid('00000000-0000-4000-8000-000000000001')
const nothing = { when: null, box: null }

describe('the link to a view', () => {
  it('is the address without what is each reader’s own', () => {
    const address = 'https://parks.example/?map=9%2F48.95%2F13.6&reason_id=1%2C2&lang=de&theme=dark#x'
    expect(viewLink(address, nothing)).toBe('https://parks.example/?map=9/48.95/13.6&reason_id=1,2')
  })

  it('keeps a day by its name, by its date, or not at all', () => {
    const address = 'https://parks.example/?when=weekend&q=a%26b'
    expect(viewLink(address, { ...nothing, when: 'weekend' })).toContain('when=weekend')
    expect(viewLink(address, { ...nothing, when: '2026-05-16' })).toBe('https://parks.example/?when=2026-05-16&q=a%26b')
    expect(viewLink(address, nothing)).toBe('https://parks.example/?q=a%26b')
  })

  it('starts where the map is, where the address does not say it', () => {
    const box = [13.123456, 48, 14, 49] as const
    expect(viewLink('https://parks.example/', { when: null, box })).toBe('https://parks.example/?bbox=13.1235,48,14,49')
    expect(viewLink('https://parks.example/?map=9/48/13', { when: null, box })).not.toContain('bbox')
  })
})

describe('the link to a record', () => {
  it('opens it alone, with the map around it', () => {
    if (uuid === null) throw new Error('no uuid')
    const link = recordLink(
      'https://parks.example/?q=x&map=9/1/1',
      { kind: 'closure', uuid },
      {
        when: 'today',
        box: [13, 48, 14, 49],
      },
    )
    expect(link).toBe(`https://parks.example/?closure=${uuid}&when=today&bbox=12.5,47.5,14.5,49.5`)
  })

  it('has a box that can be read, wherever the record lies', () => {
    const lng = fc.double({ min: -180, max: 180, noNaN: true })
    const lat = fc.double({ min: -90, max: 90, noNaN: true })
    fc.assert(
      fc.property(lng, lat, lng, lat, (west, a, east, b) => {
        if (uuid === null) return
        const box = [west, Math.min(a, b), east, Math.max(a, b)] as const
        const link = recordLink('https://parks.example/', { kind: 'area', uuid }, { when: null, box })
        expect(bbox.read([new URL(link).searchParams.get('bbox') ?? '']).ok).toBe(true)
      }),
    )
  })
})
