import { expect, test } from 'vitest'
import { phoneAddress } from './phone-address.ts'

test.each([
  ['+49 (0)8552 96-000', 'tel:+49855296000'],
  ['+43(0) 512 / 508', 'tel:+43512508'],
  ['0041 (0) 81 851 41 41', 'tel:0041818514141'],
  ['08552 96-000', 'tel:0855296000'],
  ['(0)8552 96-000', 'tel:0855296000'],
  ['+33 4 92 40 20 10', 'tel:+33492402010'],
])('%s is called as it is to be dialled', (text, address) => {
  expect(phoneAddress(text)).toBe(address)
})

test('numbers in Italy and San Marino are called with their zero', () => {
  expect(phoneAddress('+39 (0)471 970 000')).toBe('tel:+390471970000')
  expect(phoneAddress('0039 (0)471 970 000')).toBe('tel:00390471970000')
  expect(phoneAddress('+378 (0)549 882 914')).toBe('tel:+3780549882914')
})
