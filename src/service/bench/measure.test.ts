import { describe, expect, it } from 'vitest'
import { costsOf, median, resultLine, shortest } from './measure.ts'

describe('measuring', () => {
  it('takes the middle of an odd and between the middle two of an even number of values', () => {
    expect([median([3, 1, 2]), median([4, 1, 3, 2]), median([5])]).toEqual([2, 2.5, 5])
  })

  it('runs a task as often as told and gives its last value', async () => {
    let runs = 0
    expect(await shortest(3, () => ++runs)).toMatchObject({ value: 3 })
  })

  it('gives what a task of each contender costs, whoever is slow at first', async () => {
    let used = 0
    const contender = (first: number, later: number) => ({
      run: (_: number, pass: number) => (used += pass < 3 ? first : later),
      cpu: () => used,
    })
    expect(await costsOf(4, [contender(50, 2), contender(1, 1)])).toEqual([Array(9).fill(2), Array(9).fill(1)])
  })

  it('says whether a target is met', () => {
    const common = { what: 'A tile', unit: '×' }
    expect(resultLine({ ...common, values: [2.345], target: { most: 4 } })).toBe(
      'met   A tile: 2.35 × (target: at most 4)',
    )
    expect(resultLine({ ...common, values: [4.1], target: { most: 4 } })).toMatch(/^MISS/)
    expect(resultLine({ ...common, values: [11, 9, 8], target: { least: 10 }, detail: 'z5 9' })).toBe(
      'MISS  A tile: 9 [8–11] × (target: at least 10)\n      z5 9',
    )
  })
})
