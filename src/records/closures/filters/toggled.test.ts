import { describe, expect, it } from 'vitest'
import { CLOSURE_TYPES, type Status } from '#contract/records/closure.ts'
import { toggled, type StatusFilter } from './status-filter.ts'

describe('turning a switch', () => {
  const start: StatusFilter = { status: ['current', 'upcoming'], type: CLOSURE_TYPES }

  it('adds and takes a status in the order of the API', () => {
    expect(toggled(start, 'expired').status).toEqual(['current', 'upcoming', 'expired'])
    expect(toggled(start, 'current').status).toEqual(['upcoming'])
  })

  it('never leaves none', () => {
    const one: StatusFilter = { ...start, status: ['current'] satisfies Status[] }
    expect(toggled(one, 'current')).toEqual(one)
  })

  it('turns notices by their type', () => {
    expect(toggled(start, 'notice').type).toEqual(['closure'])
    expect(toggled(toggled(start, 'notice'), 'notice')).toEqual(start)
  })
})
