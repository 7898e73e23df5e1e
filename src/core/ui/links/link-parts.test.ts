import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linkParts } from './link-parts.ts'

const links = (text: string) => linkParts(text).flatMap(({ href }) => (href === null ? [] : [href]))

test('addresses and telephone numbers are found, without the full stop after them', () => {
  expect(links('Ask ranger@park.example or https://park.example/a?b=1. Tel. +49 (0)8552 96-000.')).toEqual([
    'mailto:ranger@park.example',
    'https://park.example/a?b=1',
    'tel:+49855296000',
  ])
  expect(links('0800 123 456')).toEqual(['tel:0800123456'])
})

test('dates, paragraphs and scripts are none', () => {
  expect(links('From 01.05.2026 to 2026-07-31, § 44 (1) BNatSchG 2009, javascript:alert(1) data:text/html,x')).toEqual(
    [],
  )
})

test('no date, time or span of them is a telephone number, and the hour after a number is no part of it', () => {
  const two = (n: number) => String(n).padStart(2, '0')
  const noted = fc
    .record({
      y: fc.integer({ min: 1990, max: 2059 }),
      m: fc.integer({ min: 1, max: 12 }),
      d: fc.integer({ min: 1, max: 31 }),
    })
    .chain(({ y, m, d }) =>
      fc.constantFrom(
        ...['-', '/', '.', ' '].map((by) => [two(d), two(m), y].join(by)),
        ...['-', '/', '.'].flatMap((by) => [[y, two(m), two(d)].join(by), [two(d), two(m), y % 100].join(by)]),
        `${two(m)}/${two(d)}/${y}`,
        `${d}/${m}/${y}`,
        `${two(m)}/${y}`,
        `${two(d)}/${two(m)}`,
        `${d}. ${m}. ${y}`,
      ),
    )
  const time = fc
    .record({ h: fc.integer({ min: 0, max: 23 }), min: fc.integer({ min: 0, max: 59 }) })
    .map(({ h, min }) => `${two(h)}:${two(min)}`)
  const moment = fc.tuple(noted, fc.option(fc.tuple(fc.constantFrom(' ', 'T', ', '), time))).map(([day, at]) => {
    return at === null ? day : day + at.join('')
  })
  const between = fc.constantFrom(' - ', '-', ' – ', ' to ', ', ')
  fc.assert(
    fc.property(moment, between, moment, (a, by, b) => {
      expect(links(a + by + b)).toEqual([])
    }),
  )
  expect(links('Tel:0800 123 456 20:00')).toEqual(['tel:0800123456'])
})

test('the name in a mail address has 64 characters at most, so that a very long word is read once', () => {
  expect(links(`${'a'.repeat(64)}@park.example`)).toHaveLength(1)
  expect(links(`${'a'.repeat(65)}@park.example`)).toEqual([])
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
