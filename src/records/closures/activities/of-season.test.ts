import { describe, expect, it } from 'vitest'
import { activities } from '#contract/vocabulary/activities.ts'
import { activityKeyOf } from '#contract/vocabulary/activity-implications.ts'
import { activitiesOfSeason } from './of-season.ts'

const names = new Map(activities.map(({ id, labels }) => [id, { name: labels.de }]))
const keysOn = (day: string, isSouth = false) =>
  activitiesOfSeason(names, day, isSouth).map((id) => activityKeyOf(names.get(id)?.name))

describe('the activities of a season', () => {
  it('are those of snow in winter, which is in July in the south', () => {
    expect(keysOn('2026-01-15')).toContain('ski_touring')
    expect(keysOn('2026-07-15')).not.toContain('ski_touring')
    expect(keysOn('2026-07-15', true)).toContain('ski_touring')
    expect(keysOn('2026-12-15', true)).toContain('swimming')
  })

  it('are none that the service does not list', () => {
    const [hiking] = activitiesOfSeason(names, '2026-07-15', false)
    const few = new Map([...names].filter(([id]) => id === hiking))
    expect(activitiesOfSeason(few, '2026-07-15', false)).toEqual([hiking])
  })

  it('are the first of a service that has its own', () => {
    expect(activitiesOfSeason(new Map([[7, { name: 'Kite flying' }]]), '2026-07-15', false)).toEqual([7])
    expect(activitiesOfSeason(new Map(), '2026-07-15', false)).toEqual([])
  })
})
