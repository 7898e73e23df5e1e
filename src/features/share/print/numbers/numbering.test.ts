import fc from 'fast-check'
import { expect, it } from 'vitest'
import { numbering, signNumbering } from './numbering.ts'

const at = (x: number, y = 0) => ({ x, y })

it('numbers rows as the signs of the map have them, the worst first', () => {
  const places: Record<string, { x: number; y: number } | null> = {
    a: at(0),
    b: at(200),
    c: at(10),
    d: null,
    e: at(210),
    f: at(205),
  }
  const { rows, marks } = numbering(['a', 'b', 'c', 'd', 'e', 'f'], 5, (name) => places[name] ?? null)
  expect(rows.map(({ item, number }) => `${number ?? '-'} ${item}`)).toEqual(['1 a', '2 c', '3 b', '4 e', '- d'])
  expect(marks).toEqual([
    { x: 0, y: 0, worst: 'a', numbers: [1, 2], rest: 0 },
    { x: 200, y: 0, worst: 'b', numbers: [3, 4], rest: 1 },
  ])
})

it('shows a sign without a number of what has no row', () => {
  expect(numbering(['a', 'b'], 1, (name) => at(name === 'a' ? 0 : 300)).marks[1]).toMatchObject({
    numbers: null,
    rest: 1,
  })
})

it('gives the rows of one sign its number, in the order of the rows', () => {
  const places: Record<string, { x: number; y: number } | null> = {
    a: at(0),
    b: at(200),
    c: at(10),
    d: at(400),
    e: null,
  }
  const { marks, numberOf } = signNumbering(
    ['a', 'b', 'c', 'd', 'e'],
    ['b', 'e', 'c', 'a'],
    (name) => places[name] ?? null,
  )
  expect([...numberOf]).toEqual([
    ['b', 1],
    ['c', 2],
    ['a', 2],
  ])
  expect(marks).toEqual([
    { x: 0, y: 0, worst: 'a', numbers: [2, 2], rest: 0 },
    { x: 200, y: 0, worst: 'b', numbers: [1, 1], rest: 0 },
    { x: 400, y: 0, worst: 'd', numbers: null, rest: 1 },
  ])
})

it('lets signs without numbers stand close to each other', () => {
  const { marks } = signNumbering([0, 10, 12], [], (x) => at(x))
  expect(marks.map(({ x, rest }) => [x, rest])).toEqual([
    [0, 1],
    [10, 2],
  ])
})

it('has each row once, each number under one sign, and no signs on each other', () => {
  const places = fc.array(fc.option(fc.record({ x: fc.integer({ min: 0, max: 700 }), y: fc.nat(360) })))
  fc.assert(
    fc.property(places, fc.integer({ min: 1, max: 60 }), (pixels, listed) => {
      const items = pixels.map((_, index) => index)
      const { rows, marks } = numbering(items, listed, (index) => pixels[index] ?? null)
      expect(rows.map(({ item }) => item).toSorted((a, b) => a - b)).toEqual(items.slice(0, listed))
      const numbers = rows.flatMap(({ number }) => number ?? [])
      expect(numbers).toEqual(numbers.map((_, index) => index + 1))
      const told = marks.flatMap((mark) => {
        const [first, last] = mark.numbers ?? [1, 0]
        return Array.from({ length: last - first + 1 }, (_, index) => first + index)
      })
      expect(told.toSorted((a, b) => a - b)).toEqual(numbers)
      const rest = marks.reduce((sum, mark) => sum + mark.rest, 0)
      expect(numbers.length + rest).toBe(pixels.filter((pixel) => pixel !== null).length)
      for (const [index, a] of marks.entries())
        for (const b of marks.slice(index + 1))
          expect(Math.abs(a.x - b.x) >= 52 || Math.abs(a.y - b.y) >= 20).toBe(true)
    }),
  )
})
