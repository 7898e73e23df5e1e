import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linkParts } from './link-parts.ts'

const links = (text: string) => linkParts(text).flatMap(({ href }) => (href === null ? [] : [href]))

test('addresses and telephone numbers are found, without the full stop after them', () => {
  expect(links('Ask ranger@park.example or https://park.example/a?b=1. Tel. +49 (0)8552 96-000.')).toEqual([
    'mailto:ranger@park.example',
    'https://park.example/a?b=1',
    'tel:+4908552 96000'.replace(' ', ''),
  ])
  expect(links('0800 123 456')).toEqual(['tel:0800123456'])
})

test('dates, paragraphs and scripts are none', () => {
  expect(links('From 01.05.2026 to 2026-07-31, § 44 (1) BNatSchG 2009, javascript:alert(1) data:text/html,x')).toEqual(
    [],
  )
})

test('nothing of a text is lost, and nothing but web, mail and telephone can be followed', () => {
  const piece = fc.oneof(fc.string(), fc.constantFrom('http://a.b', 'x@y.zz', '+41 44 123 45 67', ' ', 'javascript:'))
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('')
      const parts = linkParts(text)
      expect(parts.map((part) => part.text).join('')).toBe(text)
      const followed = parts.flatMap(({ href }) => href ?? [])
      expect(followed.filter((href) => !/^(https?:\/\/|mailto:|tel:\+?\d)/i.test(href))).toEqual([])
    }),
  )
})
