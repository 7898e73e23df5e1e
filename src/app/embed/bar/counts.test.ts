import { describe, expect, it } from 'vitest'
import { countStatuses } from './counts.ts'

describe('the counts of an embed', () => {
  it('name the worst first, and nothing of what there is not', () => {
    const statuses = ['notice', 'closed-now', 'upcoming-closure', 'closed-now'] as const
    expect(countStatuses(statuses.map((displayStatus) => ({ displayStatus })))).toEqual([
      { status: 'closed-now', count: 2 },
      { status: 'upcoming-closure', count: 1 },
      { status: 'notice', count: 1 },
    ])
    expect(countStatuses([])).toEqual([])
  })
})
