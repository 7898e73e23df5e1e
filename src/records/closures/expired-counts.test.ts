import { describe, expect, it } from 'vitest'
import { ClosureSummary } from '#contract/records/closure-summary.ts'
import { CLOSURE_TYPES } from '#contract/records/closure.ts'
import { DISPLAY_STATUSES } from '#contract/standing/display-status.ts'
import { MAY_15 } from '#testing/builders.ts'
import { closuresInView } from './closures-in-view.ts'
import type { StatusFilter } from './filters/status-filter.ts'

describe('what is over, of more closures than were read', () => {
  it('is shown of the types that are switched on', () => {
    const numbers = Object.fromEntries(DISPLAY_STATUSES.map((status) => [status, status === 'expired' ? 70 : 0]))
    const counted = ClosureSummary.parse({
      count: 70,
      status: { current: 0, upcoming: 0, expired: 70 },
      type: { closure: 60, notice: 10 },
      reason_id: {},
      activity_id: {},
      source_id: {},
      source_kind: { authority: 70, platform: 0, open_data: 0 },
      display_status: numbers,
      expired_type: { closure: 60, notice: 10 },
    })
    const countOf = (type: StatusFilter['type']) => {
      const { count, shown, hidden } = closuresInView(
        { records: [], count: 2_500, unreadable: 0, more: true, asked: { box: null, endedSince: null, narrowing: {} } },
        {
          moment: { when: 'now', now: MAY_15 },
          timeZone: null,
          narrowing: {},
          left: 0,
          filter: { status: ['expired'], type },
          counted,
        },
      )
      return [count, shown.expired, hidden]
    }
    expect(countOf(['closure'])).toEqual([60, 60, 10])
    expect(countOf(['notice'])).toEqual([10, 10, 60])
    expect(countOf(CLOSURE_TYPES)).toEqual([70, 70, 0])
  })
})
