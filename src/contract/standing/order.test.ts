import { describe, expect, it } from 'vitest'
import { compareWorstFirst } from './order.ts'

describe('worst first', () => {
  it('orders the display statuses as the contract does, and of what is upcoming the soonest', () => {
    const worstFirst = [
      { displayStatus: 'closed-now', begin: -Infinity },
      { displayStatus: 'advice-now', begin: 5 },
      { displayStatus: 'zone-unknown', begin: 5 },
      { displayStatus: 'closed-other-hours', begin: 4 },
      { displayStatus: 'advice-other-hours', begin: 3 },
      { displayStatus: 'upcoming-advice', begin: 100 },
      { displayStatus: 'upcoming-closure', begin: 200 },
      { displayStatus: 'upcoming-advice', begin: 200 },
      { displayStatus: 'upcoming-closure', begin: 300 },
      { displayStatus: 'notice', begin: 2 },
      { displayStatus: 'upcoming-notice', begin: 100 },
      { displayStatus: 'upcoming-notice', begin: 200 },
      { displayStatus: 'expired', begin: 1 },
    ] as const
    expect(worstFirst.toReversed().toSorted(compareWorstFirst)).toEqual(worstFirst)
  })

  it('leaves records that are equally bad as they are', () => {
    const begun = { displayStatus: 'closed-now', begin: -Infinity } as const
    expect(compareWorstFirst(begun, { ...begun })).toBe(0)
    expect(compareWorstFirst(begun, { ...begun, begin: 5 })).toBe(0)
  })
})
