import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { anArea } from '#testing/builders.ts'
import { aService } from './testing/app.ts'
import { answerOf } from '../answer/answer.ts'
import { AnswerCache } from '../answer/answer-cache.ts'
import { encodingOf } from '../answer/encoding.ts'
import { encoded } from '../answer/encoded.ts'

const LIST = '/api/v2/protected-areas'
const areas = Array.from({ length: 50 }, () => anArea())
const get = (encoding: string, more: Record<string, string> = {}) => ({
  headers: { 'Accept-Encoding': encoding, ...more },
})

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['x-gzip', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0, gzip', 'gzip'],
    ['gzip;q=0, br;q=0, *', null],
    ['zstd', null],
    ['', null],
    ['identity', null],
    ['identity;q=0.9, br;q=0.5', null],
    ['br;q=2', null],
  ])('with Accept-Encoding: %s is %s', async (accepted, expected) => {
    const response = await (await aService({ areas })).request(LIST, get(accepted))
    expect([response.status, response.headers.get('Content-Encoding')]).toEqual([200, expected])
    expect(response.headers.get('Vary')).toBe('Accept, Accept-Encoding')
  })

  it('changes nothing but the bytes and the ETag', async () => {
    const service = await aService({ areas })
    const plain = await service.request(LIST)
    const text = await plain.text()
    const tags = new Set([plain.headers.get('ETag')])
    for (const [name, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await service.request(LIST, get(name))
      const bytes = Buffer.from(await packed.arrayBuffer())
      expect(packed.headers.get('Content-Length')).toBe(String(bytes.length))
      expect(unpack(bytes).toString()).toBe(text)
      expect(bytes.length).toBeLessThan(text.length / 2)
      const etag = packed.headers.get('ETag') ?? ''
      tags.add(etag)
      const again = await service.request(LIST, get(name, { 'If-None-Match': etag }))
      expect([again.status, again.headers.get('ETag'), await again.text()]).toEqual([304, etag, ''])
      expect((await service.request(LIST, get('identity', { 'If-None-Match': etag }))).status).toBe(200)
    }
    expect(tags.size).toBe(3)
  })

  it('is none for a small body, unless that is not acceptable', async () => {
    const service = await aService()
    expect((await service.request(LIST, get('br'))).headers.get('Content-Encoding')).toBeNull()
    const response = await service.request(LIST, get('gzip, identity;q=0'))
    expect(response.headers.get('Content-Encoding')).toBe('gzip')
    expect(JSON.parse(gunzipSync(await response.arrayBuffer()).toString())).toMatchObject({ count: 0 })
  })

  it.each(['identity;q=0', '*;q=0', 'zstd, identity;q=0'])('is refused with %s', async (accepted) => {
    const response = await (await aService({ areas })).request(LIST, get(accepted))
    expect(response.status).toBe(406)
    expect(await response.json()).toEqual({ detail: expect.stringContaining('br, gzip, identity') })
  })
})

describe('the cache of answers', () => {
  const bytes = (length: number) => new Uint8Array(length).map((_, index) => (index * 2654435761) >>> 24)
  const make = (length: number) => async () =>
    answerOf({ body: bytes(length), type: 'x/y', cacheControl: 'no-cache', vary: [] })

  it('compresses once, however many ask at once, and counts what it holds', async () => {
    const cache = new AnswerCache(1e6)
    const ask = () => encoded(cache, 'key', 0, encodingOf('br'), make(50_000))
    const [first, second] = await Promise.all([ask(), ask()])
    expect(second).toBe(first)
    expect(await ask()).toBe(first)
    const plain = await encoded(cache, 'key', 0, encodingOf(undefined), make(1))
    expect(plain.body.length).toBe(50_000)
    const held = plain.body.buffer.byteLength + first.body.buffer.byteLength
    expect(cache.size).toBeGreaterThan(held)
    expect(cache.size).toBeLessThan(held + 5000)
  })

  it('lets go of what nobody asks for', async () => {
    const cache = new AnswerCache(250_000)
    for (let index = 0; index < 20; index++) {
      await cache.get('asked', 0, make(50_000))
      await cache.get(`other ${index}`, 0, make(50_000))
      expect(cache.size).toBeLessThanOrEqual(250_000)
    }
    expect(cache.known('asked', 0)).toBeDefined()
    expect(cache.known('other 0', 0)).toBeUndefined()
  })

  it('gives nothing for longer than it is true', async () => {
    const cache = new AnswerCache(1e6)
    const answer = { ...(await make(10)()), until: 100 }
    await cache.get('key', 0, async () => answer)
    expect(cache.known('key', 99)).toBe(answer)
    expect(cache.known('key', 100)).toBeUndefined()
  })
})
