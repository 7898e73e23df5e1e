import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginOf, changeOf, endOf } from './text-change.ts'

test('what differs is found by whole words', () => {
  expect(changeOf('Closed until 31 July for eagles.', 'Closed until 15 August for eagles.')).toEqual({
    lead: 'Closed until ',
    removed: '31 July',
    added: '15 August',
    tail: ' for eagles.',
  })
  expect(changeOf('No dogs', 'No dogs, no drones')).toEqual({
    lead: 'No ',
    removed: 'dogs',
    added: 'dogs, no drones',
    tail: '',
  })
  expect(changeOf('a a', 'a a a')).toEqual({ lead: 'a a', removed: '', added: ' a', tail: '' })
})

test('the parts make up both texts', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'ab', ' ', '\n'), { maxLength: 12 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, text, (old, now) => {
      const { lead, removed, added, tail } = changeOf(old, now)
      expect(lead + removed + tail).toBe(old)
      expect(lead + added + tail).toBe(now)
      expect(removed + added === '').toBe(old === now)
    }),
  )
})

test('of what has not changed only the words beside it are shown', () => {
  const long = 'word '.repeat(40)
  expect(endOf(long)).toMatch(/^… (word )+$/)
  expect(beginOf(long)).toMatch(/^(word ?)+ …$/)
  expect(endOf(long).length).toBeLessThan(90)
  expect([endOf('short '), beginOf(' short')]).toEqual(['short ', ' short'])
})
