import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { fewerFields } from './fewer-fields.ts'
import { readList } from './list.ts'

const Item = z.object({ uuid: z.string() })
const { signal } = new AbortController()
const address = 'https://service.example/list?fields=uuid,geometry,time_zone&bbox=1,2,3,4'

/** A service that knows only some fields, and pages of two in an envelope with names of its own. */
const PAGE = 2
let known: readonly string[]
let items: readonly unknown[]
let asked: (string | null)[]

beforeEach(() => {
  known = ['uuid', 'geometry']
  items = [1, 2, 3, 4, 5].map((number) => ({ uuid: `u${number}` }))
  asked = []
  vi.stubGlobal('fetch', async (url: string) => {
    const { searchParams } = new URL(url)
    const fields = searchParams.get('fields')
    asked.push(fields)
    const unknown = fields?.split(',').filter((name) => !known.includes(name)) ?? []
    if (unknown.length > 0) return Response.json({ error: 'bad fields' }, { status: 400 })
    const offset = Number(searchParams.get('offset') ?? 0)
    return Response.json({ total: items.length, offset, limit: PAGE, items: items.slice(offset, offset + PAGE) })
  })
})

describe('a service that refuses fields', () => {
  it('is asked for those of the specification', async () => {
    await readList({ url: address, schema: Item, limit: 1 }, signal)
    expect(asked).toEqual(['uuid,geometry,time_zone', 'uuid,geometry'])
  })

  it('is asked for none by name where it refuses these, too', async () => {
    known = ['uuid']
    expect((await readList({ url: address, schema: Item, limit: 1 }, signal)).records).toEqual([{ uuid: 'u1' }])
    expect(asked).toEqual(['uuid,geometry,time_zone', 'uuid,geometry', null])
  })

  it('keeps all else that is asked', () => {
    expect(fewerFields(fewerFields(address))).toBe('https://service.example/list?bbox=1%2C2%2C3%2C4')
  })
})

describe('an envelope with other names', () => {
  it('is read by its one array, and followed by its offset', async () => {
    const read = await readList({ url: address, schema: Item, limit: 100 }, signal)
    expect(read).toMatchObject({ records: items, count: 5, unreadable: 0, more: false })
    expect(read.urls).toHaveLength(3)
    expect(asked.filter((fields) => fields === 'uuid,geometry')).toHaveLength(3)
  })

  it('ends where a page is empty, whatever it says of the whole', async () => {
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url)
      return Response.json({ total: 9, offset: 0, items: [] })
    })
    await readList({ url: 'https://service.example/list', schema: Item, limit: 100 }, signal)
    expect(asked.length).toBeLessThan(4)
  })

  it.each([{ nothing: true }, { one: [], other: [] }, null, 'text'])('is none in %j', async (body) => {
    vi.stubGlobal('fetch', async () => Response.json(body))
    await expect(readList({ url: 'https://service.example/list', schema: Item, limit: 100 }, signal)).rejects.toThrow(
      'unreadable',
    )
  })
})
