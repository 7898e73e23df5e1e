import { expect, test } from 'vitest'
import { uuidOf } from '#testing/builders.ts'
import { areaKind } from '../data/collection.ts'
import { Subject } from '../kernel/subject.ts'
import { checkSearch } from './filter-checks.ts'

test('the search is asked for a part of a name that begins with a letter of two code units', async () => {
  const searched: (string | null)[] = []
  const answer = async (address: string) => {
    const q = new URL(address).searchParams.get('q')
    if (q !== null) searched.push(q)
    const results = q === 'qqxzzy' ? [] : [{ uuid: uuidOf(1), name: '𠮷野熊野' }]
    return Response.json({ count: results.length, next: null, previous: null, results })
  }
  const subject = new Subject({ baseUrl: 'https://parks.example', specOnly: true, timeoutMs: 1000, fetch: answer })
  await checkSearch(subject, areaKind, ({ name }) => [name], [])
  expect(searched).toEqual(['野熊野', 'qqxzzy'])
})
