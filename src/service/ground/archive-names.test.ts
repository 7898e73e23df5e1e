import { expect, it } from 'vitest'
import { archiveName, revisionAt } from './archive-names.ts'

const NOW = Date.parse('2026-11-29T12:00:00Z')

it('archives that are made in the same instant have revisions of their own, behind those of before', () => {
  const [before, one, other, after] = [revisionAt(NOW - 1000), revisionAt(NOW), revisionAt(NOW), revisionAt(NOW + 1000)]
  expect(one).not.toBe(other)
  expect([after, other, before, one].toSorted()).toEqual([before, ...[one, other].toSorted(), after])
  expect(one).toMatch(/^[0-9a-z]{1,32}$/)
})

it.each([
  ['../up', /^“\.\.\/up” cannot be a name: say one of a-z/],
  ['alps-relief', /is for the shading\.$/],
  ['alps-heights', /is for the heights\.$/],
])('an archive cannot be called %s', (name, words) => {
  expect(() => archiveName(name, 'alps.osm.pbf')).toThrow(words)
})
