import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasCard, isCovered, topPanel, type OpenPanels } from './stack.ts'

const NONE: OpenPanels = { picker: false, selection: false, here: false, hike: false, timeline: false }
const anyOpen = fc.record({
  picker: fc.boolean(),
  selection: fc.boolean(),
  here: fc.boolean(),
  hike: fc.boolean(),
  timeline: fc.boolean(),
})

describe('the stack of panels', () => {
  it('has the picker over the record, that over the place, over the hike, over the timeline', () => {
    expect(topPanel({ picker: true, selection: true, here: true, hike: true, timeline: true })).toBe('picker')
    expect(topPanel({ ...NONE, selection: true, here: true, hike: true })).toBe('selection')
    expect(topPanel({ ...NONE, here: true, hike: true, timeline: true })).toBe('here')
    expect(topPanel({ ...NONE, hike: true, timeline: true })).toBe('hike')
    expect(topPanel({ ...NONE, timeline: true })).toBe('timeline')
    expect(topPanel(NONE)).toBeNull()
  })

  it('leaves the top panel alone uncovered of those that are open', () => {
    fc.assert(
      fc.property(anyOpen, (open) => {
        const panels = ['picker', 'selection', 'here', 'hike', 'timeline'] as const
        const uncovered = panels.filter((panel) => open[panel] && !isCovered(panel, open))
        expect(uncovered).toEqual([topPanel(open)].filter((panel) => panel !== null))
      }),
    )
  })

  it('counts the timeline as no card', () => {
    expect(hasCard({ ...NONE, timeline: true })).toBe(false)
    expect(hasCard({ ...NONE, hike: true, timeline: true })).toBe(true)
  })
})
