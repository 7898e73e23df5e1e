import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { apiAt } from '#core/api/client.ts'
import { type Capabilities, SPEC_ONLY } from '#core/api/capabilities.ts'
import { CLOSURE_FIELDS, ClosureRecord } from '#contract/records/closure.ts'
import type { Extension } from '#contract/root.ts'
import { aSquare, uuidOf } from '#testing/builders.ts'
import { closureDetailQuery } from './detail-query.ts'
import { CLOSURES } from './queries.ts'

const uuid = uuidOf(1)
const other = { uuid: uuidOf(2), name: 'Another' }
const path = '/api/v2/closures-and-notices'

/** The network: answers in their order. */
let answers: unknown[] = []
let asked: URL[] = []

beforeEach(() => {
  answers = []
  asked = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url))
    return Response.json(answers.shift())
  })
})

function detail(extensions: readonly Extension[], listed: readonly object[] = []) {
  const client = new QueryClient()
  const records = listed.map((record) => ClosureRecord.parse(record))
  client.setQueryData([CLOSURES, 'a view'], { records, count: records.length, unreadable: 0, more: false })
  const capabilities: Capabilities = {
    ...SPEC_ONLY,
    extensions: new Set(extensions),
  }
  return client.fetchQuery(closureDetailQuery(apiAt('https://service.example'), capabilities, uuid))
}

describe('one closure', () => {
  it('is asked for by itself where the service has an address for it', async () => {
    answers = [{ uuid, name: 'Cliff' }]
    expect(await detail(['closure_detail'])).toEqual({ uuid, name: 'Cliff' })
    expect(asked.map(({ pathname }) => pathname)).toEqual([`${path}/${uuid}`])
  })

  it('is looked for on the pages of the list with all its fields, be it over or not', async () => {
    answers = [
      { results: [other], next: `${path}?page=2` },
      { results: [{ uuid, name: 'Cliff' }], next: '?page=3' },
    ]
    expect(await detail([])).toEqual({ uuid, name: 'Cliff' })
    expect(asked).toHaveLength(2)
    expect(asked[0]?.searchParams.get('status')).toBe('current,upcoming,expired')
    expect(asked[0]?.searchParams.get('fields')).toBe(CLOSURE_FIELDS.join(','))
  })

  it('is looked for where a list of the page has it, and keeps what that knows', async () => {
    answers = [[{ uuid, name: 'Cliff', description: 'Nests' }]]
    const geometry = aSquare(13, 48)
    expect(await detail([], [other, { uuid, name: 'Cliff', geometry }])).toMatchObject({
      description: 'Nests',
      geometry,
    })
    expect(asked[0]?.searchParams.get('bbox')).toBe('13,48,14,49')
  })

  it('is gone where the list has it no longer', async () => {
    answers = [[other]]
    expect(await detail([], [{ uuid, name: 'Cliff' }])).toBeNull()
  })

  it('is as the page knows it where the list is too long', async () => {
    answers = Array.from({ length: 200 }, (_, page) => ({ results: [other], next: `?page=${page}` }))
    expect(await detail([], [{ uuid, name: 'Cliff' }])).toEqual({ uuid, name: 'Cliff' })
    expect(asked).toHaveLength(100)
  })
})
