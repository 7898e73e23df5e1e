import { expect, it } from 'vitest'
import { mix } from './mix.ts'

it('mixes colours channel by channel', () => {
  expect(mix('#000000', '#ffffff', 0)).toBe('#000000')
  expect(mix('#000000', '#ffffff', 1)).toBe('#ffffff')
  expect(mix('#102030', '#304050', 0.5)).toBe('#203040')
})
