import { expect, test } from 'vitest'
import { activeOf, keyIn, optionAfter } from './use-keys.ts'

const options = ['a', 'b', 'c']

test('arrows lead through the options and back to the input, either way round', () => {
  expect(optionAfter('ArrowDown', options, null)).toBe('a')
  expect(optionAfter('ArrowDown', options, 'a')).toBe('b')
  expect(optionAfter('ArrowDown', options, 'c')).toBeNull()
  expect(optionAfter('ArrowUp', options, null)).toBe('c')
  expect(optionAfter('ArrowUp', options, 'b')).toBe('a')
  expect(optionAfter('ArrowUp', options, 'a')).toBeNull()
  expect(optionAfter('ArrowDown', [], null)).toBeNull()
})

test('keys that have gone to an option which is there no longer are at the input again', () => {
  expect(activeOf(options, 'gone')).toBeNull()
  expect(activeOf(options, 'b')).toBe('b')
  expect(activeOf(options, null)).toBeNull()
  expect(optionAfter('ArrowUp', options, activeOf(options, 'gone'))).toBe('c')
})

test('a key that an input method takes chooses nothing, as Enter that ends a word of Japanese', () => {
  const plain = { isComposing: false, altKey: false, ctrlKey: false, metaKey: false }
  expect(keyIn({ ...plain, key: 'Enter', keyCode: 13 })).toBe('Enter')
  expect(keyIn({ ...plain, key: 'ArrowDown', keyCode: 40 })).toBe('ArrowDown')
  expect(keyIn({ ...plain, key: 'ArrowDown', keyCode: 229, isComposing: true })).toBeUndefined()
  // Safari ends the word before it tells of the key.
  expect(keyIn({ ...plain, key: 'Enter', keyCode: 229 })).toBeUndefined()
})
