import { describe, expect, test } from 'vitest'
import { uuidOf } from '#testing/builders.ts'
import { eachOnce, meantBy, type Hit } from './choice.ts'

const hit = (kind: 'area' | 'closure', number: number, properties = {}): Hit => ({
  selection: { kind, uuid: uuidOf(number) },
  properties,
})
const [park, reserve] = [hit('area', 1), hit('area', 2)]
const [lek, cliff] = [hit('closure', 3), hit('closure', 4)]

describe('pointing', () => {
  test('at nothing means nothing', () => expect(meantBy([])).toBeNull())

  test('at a single area means that', () => expect(meantBy([park])).toBe(park.selection))

  test('at a closure means that, whatever areas lie under it', () => {
    expect(meantBy([lek, park, reserve])).toBe(lek.selection)
    expect(meantBy([park, lek])).toBe(lek.selection)
  })

  test('at two closures, or at two areas without a closure, has to be asked about', () => {
    expect(meantBy([lek, cliff])).toBe('ask')
    expect(meantBy([park, reserve])).toBe('ask')
  })
})

test('what is hit twice counts once, where it is hit first', () => {
  const again = hit('closure', 3, { of: 'its edge' })
  expect(eachOnce([lek, cliff, again, park])).toEqual([lek, cliff, park])
})
