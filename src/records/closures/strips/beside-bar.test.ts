import { expect, it } from 'vitest'
import { besideBar } from './beside-bar.ts'

it.each([
  ['early in the year', { from: 0, to: 0.2 }, { side: 'after', from: 0.2, to: 1 }],
  ['late in the year', { from: 0.8, to: 1 }, { side: 'before', from: 0, to: 0.8 }],
  ['in its middle', { from: 0.4, to: 0.5 }, { side: 'after', from: 0.5, to: 1 }],
  ['nearly all of it', { from: 0.1, to: 0.9 }, { side: 'on', from: 0.1, to: 0.9 }],
  ['all of it', { from: 0, to: 1 }, { side: 'on', from: 0, to: 1 }],
])('the name of a bar %s stands where it can be read', (_, part, expected) => {
  expect(besideBar(part)).toEqual(expected)
})
