import { beforeEach, describe, expect, it, vi } from 'vitest'

const written: string[] = []

/** The address as a frame at `search` keeps it. */
async function addressAt(
  search: string,
  replaceState = (_: unknown, __: string, url: string) => void written.push(url),
) {
  vi.resetModules()
  vi.stubGlobal('window', { location: { search, pathname: '/embed' }, history: { state: null, replaceState } })
  return await import('./embed-address.ts')
}

beforeEach(() => {
  written.length = 0
})

describe('the address of an embed', () => {
  it('is changed in place', async () => {
    const { embedSearch, patchAddress } = await addressAt('?status=current&lang=de')
    patchAddress(
      new Map([
        ['status', null],
        ['when', 'P7D'],
      ]),
    )
    expect(embedSearch().toString()).toBe('lang=de&when=P7D')
    expect(written).toEqual(['/embed?lang=de&when=P7D'])
  })

  it('is kept where a frame without an origin may not change its own', async () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError')
    }
    const { embedSearch, patchAddress } = await addressAt('?q=a', refuse)
    patchAddress(new Map([['q', 'b']]))
    expect(embedSearch().get('q')).toBe('b')
  })

  it('opens nothing that only the full map has', async () => {
    const { embedSearch } = await addressAt(
      '?here=position&hike=now&hike_pace=5&timeline=week&list=areas&due=week&area=a',
    )
    expect(embedSearch().toString()).toBe('area=a')
  })

  it('never leaves where a visitor is in the history, which a host page can go back to', async () => {
    const { embedSearch, patchAddress } = await addressAt('?map=5/50/12&area=a')
    const { positionAsked } = await import('#map/position/position.ts')
    positionAsked()
    patchAddress(new Map([['map', '12/47.123/13.456']]))
    expect(embedSearch().get('map')).toBe('12/47.123/13.456')
    expect(written).toEqual(['/embed?area=a'])
  })
})
