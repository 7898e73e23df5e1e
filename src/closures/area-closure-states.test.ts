import { expect, test } from 'vitest'
import { aClosure, aSquare, uuidOf } from '#testing/builders.ts'
import { recordsOf } from './area-closure-states.ts'

const marsh = uuidOf(900)
const box = [13, 48, 14, 49] as const

test('the closures of an area are those that name it, wherever others lie', () => {
  const named = aClosure({ protected_area_uuids: [marsh] })
  expect(recordsOf([named, aClosure()], marsh, box)).toEqual({ isNamed: true, records: [named] })
  expect(recordsOf([], marsh, box)).toEqual({ isNamed: true, records: [] })
})

test('where no record names an area, those in and around it are told, and that they are', () => {
  const bare = { uuid: uuidOf(901), name: 'Bare' }
  const [near, far] = [
    { ...bare, geometry: aSquare(13.9, 48.9) },
    { ...bare, geometry: aSquare(20, 48) },
  ]
  expect(recordsOf([near, far, bare], marsh, box)).toEqual({ isNamed: false, records: [near] })
})
