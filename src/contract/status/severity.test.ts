import { describe, expect, it } from 'vitest'
import { compareWorstFirst, severityOf } from './severity.ts'

const inForce = { status: 'current', inForce: true } as const
const between = { status: 'current', inForce: false } as const
const upcoming = { status: 'upcoming', inForce: false } as const
const expired = { status: 'expired', inForce: false } as const
const law = { type: 'closure', is_binding: true } as const
const advice = { type: 'closure', is_binding: false } as const
const notice = { type: 'notice', is_binding: true } as const

describe('severity', () => {
  it.each([
    [law, inForce, 'binding_in_force'],
    [law, between, 'binding_current'],
    [law, upcoming, 'upcoming'],
    [law, expired, 'expired'],
    [advice, inForce, 'voluntary_in_force'],
    [advice, between, 'voluntary_current'],
    [advice, upcoming, 'upcoming'],
    [advice, expired, 'expired'],
    [notice, inForce, 'notice'],
    [notice, between, 'notice'],
    [notice, upcoming, 'notice'],
    [notice, expired, 'expired'],
  ] as const)('of %o, %o, is %s', (record, at, expected) => {
    expect(severityOf(record, at)).toBe(expected)
  })

  it('orders the worst first, and of upcoming closures the soonest', () => {
    const worstFirst = [
      { severity: 'binding_in_force', begin: -Infinity },
      { severity: 'voluntary_in_force', begin: 5 },
      { severity: 'binding_current', begin: 4 },
      { severity: 'voluntary_current', begin: 3 },
      { severity: 'upcoming', begin: 100 },
      { severity: 'upcoming', begin: 200 },
      { severity: 'notice', begin: 2 },
      { severity: 'expired', begin: 1 },
    ] as const
    expect(worstFirst.toReversed().toSorted(compareWorstFirst)).toEqual(worstFirst)
  })

  it('leaves records that are equally bad as they are', () => {
    const begun = { severity: 'binding_in_force', begin: -Infinity } as const
    expect(compareWorstFirst(begun, { ...begun })).toBe(0)
    expect(compareWorstFirst(begun, { ...begun, begin: 5 })).toBe(0)
  })
})
