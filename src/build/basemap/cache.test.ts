import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cachedFolder } from './cache.ts'

let cache = ''
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'basemap-'))
})
afterEach(() => rmSync(cache, { recursive: true }))

const write = (text: string) => (draft: string) => writeFileSync(join(draft, 'data'), text)
const read = (folder: string) => readFileSync(join(folder, 'data'), 'utf8')

test('it is filled once for a key, and the data of another key is dropped', () => {
  expect(read(cachedFolder(cache, 'a', write('first')))).toBe('first')
  expect(read(cachedFolder(cache, 'a', write('second')))).toBe('first')
  expect(read(cachedFolder(cache, 'b', write('third')))).toBe('third')
  expect(readdirSync(cache)).toEqual(['b'])
})

test('a failure leaves nothing behind', () => {
  const fail = () => {
    throw new Error('no data')
  }
  expect(() => cachedFolder(cache, 'a', fail)).toThrow('no data')
  expect(readdirSync(cache)).toEqual([])
})

test('who comes second, while the first is at work, gets what the first made', () => {
  const folder = cachedFolder(cache, 'a', (draft) => {
    cachedFolder(cache, 'a', write('other'))
    write('own')(draft)
  })
  expect(read(folder)).toBe('other')
  expect(readdirSync(cache)).toEqual(['a'])
})

test('what an interrupted build left goes with a later one, and what another is making stays', () => {
  cachedFolder(cache, 'a', write('first'))
  for (const name of ['draft-old', 'draft-new']) mkdirSync(join(cache, name))
  utimesSync(join(cache, 'draft-old'), 0, 0)
  cachedFolder(cache, 'a', write('second'))
  expect(readdirSync(cache).toSorted()).toEqual(['a', 'draft-new'])
})
