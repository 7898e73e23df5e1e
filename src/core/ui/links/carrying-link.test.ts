import { expect, it } from 'vitest'
import { addressWith } from './carrying-link.tsx'

it('an address takes the parameters along, but for those that are changed', () => {
  expect(addressWith('/desk', '', {})).toBe('/desk')
  expect(addressWith('/', '?q=a%26b&map=9/1/2', { map: null, closure: 'x' })).toBe('/?q=a%26b&closure=x')
  expect(addressWith('/', '?map=9/1/2', { map: null })).toBe('/')
})
