import { describe, expect, test } from 'vitest'
import { canvasOf, installCanvas } from '../canvas-globals.ts'
import { setText, withWholeDates, type Type } from './text.ts'

const type: Type = { size: 20, line: 24, weight: 400, colour: '#000000' }
installCanvas()
const [, context] = canvasOf(10, 10)
const widthOf = (line: string) => context.measureText(line).width

describe('words on a picture', () => {
  test('are broken between words, and end with an ellipsis where there are too many', () => {
    const name = 'Winter rest area for deer in the upper Bavarian Forest'
    const whole = setText(context, name, type, 200, 9)
    expect(whole.lines.join(' ')).toBe(name)
    expect([whole.isCut, whole.height]).toEqual([false, whole.lines.length * 24])
    const cut = setText(context, name, type, 200, 2)
    expect(cut.lines).toHaveLength(2)
    expect(cut.lines[0]).toBe(whole.lines[0])
    expect(cut.lines[1]).toMatch(/^\S.*…$/)
    expect([cut.isCut, Math.max(...cut.lines.map(widthOf)) <= 200]).toEqual([true, true])
  })

  test('that are longer than a line go on in the next, between letters as people see them', () => {
    const word = 'Ca\u0302pitaîne🧑‍🌾'.repeat(8)
    const { lines } = setText(context, word, type, 120, 99)
    expect(lines.join('')).toBe(word)
    expect(lines.every((line) => widthOf(line) <= 120)).toBe(true)
    expect(lines.some((line) => /^[\u0302\u200d]/u.test(line))).toBe(false)
  })

  test('of nothing have no line', () => {
    expect(setText(context, ' ', type, 100, 3)).toMatchObject({ lines: [], height: 0, isCut: false })
  })
})

test.each([
  [
    '1 May to 31 July 2026, daily 20:00 to 06:00 the next day',
    '1_May to 31_July_2026, daily 20:00 to 06:00 the next day',
  ],
  ['ab 1. Mai 2026 bis auf Weiteres', 'ab 1._Mai_2026 bis auf Weiteres'],
  ['du 1er mai au 31 juillet 2026', 'du 1er_mai au 31_juillet_2026'],
  ['until 2026', 'until 2026'],
])('%s keeps its dates whole', (text, expected) => {
  expect(withWholeDates(text).replaceAll('\u00a0', '_')).toBe(expected)
})
