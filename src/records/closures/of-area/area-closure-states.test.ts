import { expect, test } from 'vitest'
import { ClosureRecord } from '#contract/records/closure.ts'
import { aClosure, aSquare, uuidOf } from '#testing/builders.ts'
import { recordsOf } from './area-closure-states.ts'

const marsh = uuidOf(900)
const box = [13, 48, 14, 49] as const

test('the closures of an area are those that name it, wherever they lie, and not those of other areas', () => {
  const named = aClosure({ protected_area_uuids: [marsh] })
  const ofOther = { ...aClosure({ protected_area_uuids: [uuidOf(902)] }), geometry: aSquare(13.9, 48.9) }
  expect(recordsOf([named, ofOther], marsh, box)).toEqual({ named: [named], around: [] })
})

test('records that name no area are told apart, where they lie in and around it, beside those that name it', () => {
  const bare = { uuid: uuidOf(901), name: 'Bare' }
  const near = ClosureRecord.parse({ ...bare, geometry: aSquare(13.9, 48.9) })
  const nearOfNone = { ...near, protected_area_uuids: [] }
  const far = ClosureRecord.parse({ ...bare, geometry: aSquare(20, 48) })
  const named = aClosure({ protected_area_uuids: [marsh] })
  expect(recordsOf([near, named, nearOfNone, far, bare], marsh, box)).toEqual({
    named: [named],
    around: [near, nearOfNone],
  })
})
