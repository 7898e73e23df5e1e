import { expect, it } from 'vitest'
import { uuidOf } from '#testing/builders.ts'
import { mirroredClosure } from './closure.ts'

it.each(['23:59', '23:59:00', '23:59:59', ' 24:00', '24:00:00', '00:00'])('ends with the day at %j', (daytime_end) => {
  const row = { uuid: uuidOf(1), daytime_start: '20:00', daytime_end }
  expect(mirroredClosure(row, new Map())).toMatchObject({ daytime_start: '20:00:00', daytime_end: '00:00:00' })
})

it.each(['24:00:30', '24:30', 'late'])('is refused where it ends at %j', (daytime_end) => {
  expect(() => mirroredClosure({ uuid: uuidOf(1), daytime_end }, new Map())).toThrow('its daytime_end')
})
