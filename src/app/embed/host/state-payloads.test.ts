import { describe, expect, it } from 'vitest'
import { filterState, viewState } from './state-payloads.ts'

describe('what a host page is sent', () => {
  it('of the filters: those that are set, as the API has them, and the moment', () => {
    const search = new URLSearchParams('status=current&reason_id=1,2&q=&when=P7D&ui=list&closure=x&__proto__=1')
    expect(filterState(search, () => true)).toEqual({ filters: { status: 'current', reason_id: '1,2' }, when: 'P7D' })
    expect(filterState(new URLSearchParams(), () => true)).toEqual({ filters: {}, when: 'now' })
    expect(filterState(search, (name) => name === 'status')).toEqual({ filters: { status: 'current' }, when: 'now' })
  })

  it('of the view: its box and its middle, across the antimeridian too', () => {
    expect(viewState({ bounds: [10, 0, 20, 0], zoom: 5 }).center).toEqual([15, expect.closeTo(0)])
    expect(viewState({ bounds: [170, -10, -160, 10], zoom: 5 }).center).toEqual([-175, expect.closeTo(0)])
    expect(viewState({ bounds: [10, 0, 20, 60], zoom: 5 }).center[1]).toBeGreaterThan(30)
  })
})
