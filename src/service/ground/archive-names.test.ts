import { expect, it } from 'vitest'
import { revisionAt } from './archive-names.ts'

const NOW = Date.parse('2026-11-29T12:00:00Z')

it('archives that are made in the same instant have revisions of their own, behind those of before', () => {
  const [before, one, other, after] = [revisionAt(NOW - 1000), revisionAt(NOW), revisionAt(NOW), revisionAt(NOW + 1000)]
  expect(one).not.toBe(other)
  expect([after, other, before, one].toSorted()).toEqual([before, ...[one, other].toSorted(), after])
  expect(one).toMatch(/^[0-9a-z]{1,32}$/)
})
