import { describe, expect, it } from 'vitest'
import { activities } from '#contract/vocabulary/activities.ts'
import { activityKeyOf } from '#contract/vocabulary/activity-implications.ts'
import { activitiesOfSeason } from './of-season.ts'

const names = new Map(activities.map(({ id, labels }) => [id, { name: labels.de }]))
const keysOn = (day: string, lat: number) =>
  activitiesOfSeason(names, day, lat).map((id) => activityKeyOf(names.get(id)?.name))

describe('the activities of a season', () => {
  it('are those of snow in winter, which is in July in the south', () => {
    expect(keysOn('2026-01-15', 47)).toContain('ski_touring')
    expect(keysOn('2026-07-15', 47)).not.toContain('ski_touring')
    expect(keysOn('2026-07-15', -44)).toContain('ski_touring')
    expect(keysOn('2026-12-15', -44)).toContain('swimming')
  })

  it('are none that the service does not list', () => {
    const [hiking] = activitiesOfSeason(names, '2026-07-15', 47)
    const few = new Map([...names].filter(([id]) => id === hiking))
    expect(activitiesOfSeason(few, '2026-07-15', 47)).toEqual([hiking])
  })

  it('are the first of a service that has its own', () => {
    expect(activitiesOfSeason(new Map([[7, { name: 'Kite flying' }]]), '2026-07-15', 47)).toEqual([7])
    expect(activitiesOfSeason(new Map(), '2026-07-15', 47)).toEqual([])
  })
})
