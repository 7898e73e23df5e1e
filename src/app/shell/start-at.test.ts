import { expect, test } from 'vitest'
import { uuidOf } from '#testing/builders.ts'
import { startsWith } from './start-at.ts'

const uuid = uuidOf(10)
const closure = { kind: 'closure', uuid } as const

test.each([
  [`closure=${uuid}`, true],
  [`lang=de&closure=${uuid.toUpperCase()}&status=expired`, true],
  [`closure=${uuidOf(11)}`, false],
  [`area=${uuid}`, false],
  [`closure=${uuid}&map=9/48/13`, false],
  [`closure=${uuid}&bbox=13,48,14,49`, false],
  [`closure=${uuid}&here=48/13`, false],
  ['', false],
])('a page opened with "%s" starts at its closure: %s', (search, expected) => {
  expect(startsWith(closure, `https://map.example/?${search}`)).toBe(expected)
})
