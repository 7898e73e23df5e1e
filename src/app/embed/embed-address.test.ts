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
    const { embedSearch } = await addressAt('?here=position&hike=now&timeline=week&area=a')
    expect(embedSearch().toString()).toBe('area=a')
  })
})
