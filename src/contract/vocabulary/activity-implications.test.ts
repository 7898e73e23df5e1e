import { describe, expect, test } from 'vitest'
import { activities } from './activities.ts'
import { activityKeyOf, concernedBy, concernOf, withImplied, type ActivityKey } from './activity-implications.ts'
import { idOf } from './languages.ts'

const names = new Map(activities.map(({ id, labels }) => [id, { name: labels.de }]))
const ids = (...keys: readonly ActivityKey[]) => keys.map((key) => idOf(activities, key))
const union = (...keys: readonly ActivityKey[]) => withImplied(ids(...keys), names)
const keys = (...chosen: readonly ActivityKey[]) => union(...chosen).map((id) => activityKeyOf(names.get(id)?.name))
const concern = (closed: readonly ActivityKey[], ...chosen: readonly ActivityKey[]) =>
  concernOf(ids(...closed), ids(...chosen), names)

describe('what concerns who does something', () => {
  test('is what is closed to it, and what it cannot be done without', () => {
    expect(keys('hiking')).toEqual(['hiking', 'entering', 'leaving_paths'])
    expect(keys('snowshoeing')).toEqual(['snowshoeing', 'entering', 'leaving_paths', 'hiking'])
    expect(keys('dogs')).toEqual(['dogs', 'entering', 'leaving_paths', 'dogs_off_leash'])
    expect(keys('camping')).toEqual(['camping', 'entering', 'leaving_paths', 'bivouac'])
    expect(keys('hiking', 'dogs')).toEqual(['hiking', 'dogs', 'entering', 'leaving_paths', 'dogs_off_leash'])
  })

  test('is of what flies over nothing else, and of a boat no path', () => {
    for (const key of ['paragliding', 'gliders', 'ballooning', 'ultralight', 'drones'] as const) {
      expect(keys(key)).toEqual([key])
    }
    expect(keys('boats')).toEqual(['boats', 'entering'])
    expect(keys('motor_boats')).toEqual(['motor_boats', 'entering'])
  })

  test('is entering the area for all that is done on the ground or the water', () => {
    const above: readonly ActivityKey[] = ['paragliding', 'gliders', 'ballooning', 'ultralight', 'drones']
    for (const { key } of activities) {
      expect([key, concern(['entering'], key)]).toEqual([key, above.includes(key) ? 'no' : 'yes'])
    }
  })

  test('leaves free who keeps to the paths, and the dog on the leash', () => {
    expect(concern(['leaving_paths'], 'hiking')).toBe('off-paths')
    expect(concern(['leaving_paths'], 'leaving_paths')).toBe('yes')
    expect(concern(['leaving_paths', 'hiking'], 'hiking')).toBe('yes')
    expect(concern(['dogs_off_leash'], 'dogs')).toBe('off-leash')
    expect(concern(['dogs'], 'dogs_off_leash')).toBe('yes')
  })

  test('is the most of what concerns several activities', () => {
    expect(concern(['dogs'], 'hiking')).toBe('no')
    expect(concern(['dogs'], 'hiking', 'dogs')).toBe('yes')
    expect(concern(['leaving_paths', 'dogs_off_leash'], 'hiking', 'dogs')).toBe('off-paths')
    expect(concern(['dogs'])).toBe('yes')
  })

  test('may be what no activity is named for', () => {
    expect(concern([], 'hiking')).toBe('not-said')
    expect(concernOf([77], ids('hiking'), names)).toBe('not-said')
    expect(concernOf([77], ids('hiking'), new Map([...names, [77, { name: 'Kite flying' }]]))).toBe('no')
  })

  test('of a service without names is plain membership', () => {
    expect(withImplied([3, 4], new Map())).toEqual([3, 4])
    expect(concernOf([3], [3], new Map())).toBe('yes')
  })
})

test('what is selected by the union is what concerns, whatever is chosen', () => {
  for (const { id: chosen } of activities) {
    const selected = withImplied([chosen], names)
    for (const { id: closed } of activities) {
      expect(concernedBy([closed], names).includes(chosen)).toBe(selected.includes(closed))
      expect(selected.includes(closed)).toBe(concernOf([closed], [chosen], names) !== 'no')
    }
  }
})

test('an activity is known by its name in any language', () => {
  expect([activityKeyOf('Radfahren'), activityKeyOf('Vélo'), activityKeyOf('Kite flying')]).toEqual([
    'cycling',
    'cycling',
    null,
  ])
})
