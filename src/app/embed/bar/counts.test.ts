import { describe, expect, it } from 'vitest'
import { countByStatus } from '#records/closures/filters/status-filter.ts'
import { worstCountsFirst } from './counts.ts'

describe('the counts of an embed', () => {
  it('name the worst first, and nothing of what there is not', () => {
    const statuses = ['notice', 'closed-now', 'upcoming-closure', 'closed-now'] as const
    expect(worstCountsFirst(countByStatus(statuses.map((displayStatus) => ({ displayStatus }))))).toEqual([
      { status: 'closed-now', count: 2 },
      { status: 'upcoming-closure', count: 1 },
      { status: 'notice', count: 1 },
    ])
    expect(worstCountsFirst({})).toEqual([])
  })
})
