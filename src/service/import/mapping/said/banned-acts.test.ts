import { expect, it } from 'vitest'
import { activitiesOfActs } from './banned-acts.ts'

it.each([
  ['Climbing or rappelling', 'climbing'],
  ['Camping within 100 feet of the lake', 'camping'],
  ['Building, maintaining, attending or using a fire, campfire, or stove fire', 'open_fire'],
  ['Possessing or using a motor vehicle off National Forest System roads', 'motor_vehicles'],
  ['Using a bicycle on a trail', 'cycling'],
  ['Camping; using a campfire.', 'camping, open_fire'],
])('“%s” in a column of what is prohibited closes to %s', (text, keys) => {
  expect(activitiesOfActs(text)).toBe(keys)
})

it.each([
  'Going into or being upon the area',
  'Being on a trail; camping',
  'Camping; possessing or leaving food unattended',
  'Climbing on, or entering, the cliffs',
  'Possessing glass containers',
  'Hiking and hang gliding',
])('“%s” is not read as closed to some alone', (text) => {
  expect(activitiesOfActs(text)).toBeNull()
})

it('looks through long texts in a time that grows with their length', () => {
  for (const part of ['using ', 'using or ', 'use of, ', 'camping, ', 'a ', '; ', '. '])
    expect(activitiesOfActs(`${part.repeat(20_000 / part.length)}being`)).toBeNull()
})
