import { expect, it } from 'vitest'
import { activities } from '#contract/vocabulary/activities.ts'
import { asActivities } from './activity-terms.ts'
import activityWords from './activity-words.json' with { type: 'json' }
import { wordsOf } from './phrases.ts'

const keysOf = (value: unknown) =>
  asActivities(value)?.map((id) => activities.find((activity) => activity.id === id)?.key) ?? null

it.each([
  ['climbing, hiking', ['climbing', 'hiking']],
  ['Climbing; Dogs off the leash', ['climbing', 'dogs_off_leash']],
  [
    ['Klettern', 'drones'],
    ['climbing', 'drones'],
  ],
  ['Skiing and snowboarding', ['skiing']],
  ['Climbers', ['climbing']],
  ['Hikers / MTB', ['hiking', 'cycling']],
  ['Radfahrer und Reiter', ['cycling', 'riding']],
  ['VTT, chevaux', ['cycling', 'riding']],
  ['Boating', ['motor_boats', 'boats']],
  ['all users', ['entering']],
  ['Alle', ['entering']],
  ['hang gliding', null],
  ['Climbing, hang gliding', null],
  ['climbing and singing', null],
  ['', []],
])('%j names %j', (value, keys) => {
  expect(keysOf(value)).toEqual(keys)
})

it('tells which entry it does not know', () => {
  expect(asActivities.misfitIn?.('Climbing, hang gliding')).toBe(' hang gliding')
})

it('has words as they are compared, of activities that there are', () => {
  const known = activities.map(({ key }) => key)
  for (const [keys, some] of Object.entries(activityWords)) {
    expect(keys.split(' ').filter((key) => !known.some((other) => other === key))).toEqual([])
    expect(some.filter((word) => wordsOf(word).join(' ') !== word)).toEqual([])
  }
})
