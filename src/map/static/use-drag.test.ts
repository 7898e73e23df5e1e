import { expect, test } from 'vitest'
import { heldAfter } from './use-drag.ts'

const finger = (pointerId: number) => ({ button: 0, pointerId, pointerType: 'touch' as const, clientX: 5, clientY: 6 })
const mouse = { button: 0, pointerId: 1, pointerType: 'mouse', clientX: 5, clientY: 6 } as const

test('in a page that the picture is a part of, one finger does not move it, two do, and so does a mouse', () => {
  const one = heldAfter(null, finger(1), 'cooperative')
  expect(one).toMatchObject({ id: 1, moves: false })
  expect(heldAfter(one, finger(2), 'cooperative')).toMatchObject({ id: 2, moves: true })
  expect(heldAfter(null, mouse, 'cooperative')).toMatchObject({ moves: true })
})

test('elsewhere the first finger moves it, and goes on when others come', () => {
  const one = heldAfter(null, finger(1), 'greedy')
  expect(one).toMatchObject({ id: 1, moves: true })
  expect(heldAfter(one, finger(2), 'greedy')).toBe(one)
})

test('only the main button of a mouse takes hold of it', () => {
  expect(heldAfter(null, { ...mouse, button: 2 }, 'greedy')).toBeNull()
})
