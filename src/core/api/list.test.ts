import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { ApiError } from './errors.ts'
import { readList } from './list.ts'

const Item = z.object({ id: z.int() })
const { signal } = new AbortController()
const base = 'https://service.example'

/** The network: answers by path, a text as it is; what it does not know it refuses, `/down` it does not reach. */
let answers: Record<string, unknown> = {}
let requests: string[] = []

beforeEach(() => {
  answers = {}
  requests = []
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.slice(base.length)
    requests.push(path)
    if (path === '/down') throw new TypeError('fetch failed')
    const body = answers[path]
    const text = typeof body === 'string' ? body : JSON.stringify(body ?? { detail: 'Not found.' })
    return new Response(text, { status: body === undefined ? 404 : 200 })
  })
})

const read = (limit = 100) => readList({ url: `${base}/list`, schema: Item, limit }, signal)
const failureOf = async (promise: Promise<unknown>) => {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  return error instanceof ApiError ? error.failure : error
}

describe('reading a list', () => {
  it('takes a bare array', async () => {
    answers['/list'] = [{ id: 1 }, { id: 2 }]
    const urls = [`${base}/list`]
    expect(await read()).toEqual({ records: [{ id: 1 }, { id: 2 }], count: 2, unreadable: 0, more: false, urls })
  })

  it('follows the pages of an envelope, absolute or relative', async () => {
    answers['/list'] = { count: 3, next: `${base}/list?page=2`, previous: null, results: [{ id: 1 }] }
    answers['/list?page=2'] = { count: 3, next: '/list?page=3', results: [{ id: 2 }] }
    answers['/list?page=3'] = { count: 3, next: null, results: [{ id: 3 }] }
    const urls = ['/list', '/list?page=2', '/list?page=3'].map((path) => base + path)
    const records = [{ id: 1 }, { id: 2 }, { id: 3 }]
    expect(await read()).toEqual({ records, count: 3, unreadable: 0, more: false, urls })
  })

  it('stops at the limit and says that there is more', async () => {
    answers['/list'] = { count: 3, next: '/list?page=2', results: [{ id: 1 }, { id: 2 }] }
    const urls = [`${base}/list`]
    expect(await read(2)).toEqual({ records: [{ id: 1 }, { id: 2 }], count: 3, unreadable: 0, more: true, urls })
    expect(requests).toEqual(['/list'])
  })

  it('says where a part alone is known of what was asked about', async () => {
    answers['/list'] = { count: 2, next: '/list?page=2', results: [{ id: 1 }] }
    answers['/list?page=2'] = { count: 2, next: null, results: [{ id: 2 }], partial: true }
    expect(await read()).toMatchObject({ more: false, isPartial: true })
  })

  it('does not walk in circles', async () => {
    answers['/list'] = { count: 9, next: '/list', results: [{ id: 1 }] }
    await read()
    expect(requests).toEqual(['/list'])
  })

  it('does not walk in circles of several pages, nor on and on without a record', async () => {
    answers['/list'] = { count: 9, next: '/list?page=2', results: [] }
    answers['/list?page=2'] = { count: 9, next: '/list', results: [] }
    await read()
    expect(requests).toEqual(['/list', '/list?page=2'])
    for (let page = 2; page < 200; page++) {
      answers[`/list?page=${page}`] = { count: 9, next: `/list?page=${page + 1}`, results: [] }
    }
    expect(await read()).toMatchObject({ records: [], more: true })
    expect(requests.length).toBeLessThan(50)
  })

  it('goes on after some pages without a record', async () => {
    answers['/list'] = { next: '/list?page=1', results: [] }
    for (let page = 1; page < 20; page++) {
      answers[`/list?page=${page}`] = { next: `/list?page=${page + 1}`, results: [] }
    }
    answers['/list?page=20'] = { next: null, results: [{ id: 1 }] }
    expect(await read()).toMatchObject({ records: [{ id: 1 }], more: false })
  })

  it('cannot read one that goes on at what is no address', async () => {
    answers['/list'] = { count: 9, next: 'http://', results: [{ id: 1 }] }
    expect(await failureOf(read())).toEqual({ kind: 'unreadable' })
  })

  it('counts what it cannot read and keeps the others', async () => {
    answers['/list'] = [{ id: 1 }, { id: 'x' }, null]
    expect(await read()).toMatchObject({ records: [{ id: 1 }], unreadable: 2 })
  })

  it('tells a refusal, an answer that is no list, and silence apart', async () => {
    expect(await failureOf(read())).toEqual({ kind: 'refused', status: 404, detail: 'Not found.' })
    answers['/list'] = { nothing: true }
    expect(await failureOf(read())).toEqual({ kind: 'unreadable' })
    answers['/list'] = '{"results": ['
    expect(await failureOf(read())).toEqual({ kind: 'unreadable' })
    expect(await failureOf(readList({ url: `${base}/down`, schema: Item, limit: 1 }, signal))).toEqual({
      kind: 'unreachable',
    })
  })
})
