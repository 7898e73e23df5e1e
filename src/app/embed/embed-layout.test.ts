import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { embedLayout, heightFor } from './embed-layout.ts'

const frame = fc.record({ width: fc.integer({ min: 150, max: 1600 }), height: fc.integer({ min: 150, max: 1600 }) })

const open = fc.record({ list: fc.boolean(), callout: fc.boolean() })
const LIST = { list: true, callout: false }
const CALLOUT = { list: false, callout: true }
const BOTH = { list: true, callout: true }

describe('the layout of a frame', () => {
  it('leaves the map room, whatever is open', () => {
    fc.assert(
      fc.property(frame, open, fc.boolean(), (size, parts, canAnchor) => {
        const { left, right, top, bottom } = embedLayout(size, parts, canAnchor).frame
        expect(size.width - left - right).toBeGreaterThan(140)
        expect(size.height - top - bottom).toBeGreaterThan(45)
      }),
    )
  })

  it('puts the list beside the map where the frame is wide, and under it where it is not', () => {
    expect(embedLayout({ width: 900, height: 500 }, LIST, false).frame).toMatchObject({ left: 300, bottom: 48 })
    expect(embedLayout({ width: 400, height: 648 }, LIST, false).frame).toMatchObject({ left: 0, bottom: 348 })
  })

  it('makes no room for a callout on a low map', () => {
    expect(embedLayout({ width: 400, height: 300 }, CALLOUT, false).map.bottom).toBe(0)
    expect(embedLayout({ width: 400, height: 500 }, CALLOUT, false).map.bottom).toBeGreaterThan(0)
  })

  it('keeps a callout beside its place where the map is large and the browser can, and needs no room for it then', () => {
    const large = { width: 800, height: 500 }
    expect(embedLayout(large, CALLOUT, true)).toMatchObject({ anchored: true, map: { bottom: 0 } })
    expect(embedLayout(large, CALLOUT, false)).toMatchObject({ anchored: false, map: { bottom: 154 } })
    expect(embedLayout({ ...large, width: 920 }, BOTH, true)).toMatchObject({ anchored: false })
    expect(embedLayout({ ...large, width: 940 }, BOTH, true)).toMatchObject({ anchored: true })
    expect(embedLayout({ ...large, height: 340 }, CALLOUT, true)).toMatchObject({ anchored: false })
  })
})

describe('the height that a frame needs for its list', () => {
  it('shows all rows: a frame of that height has room for them', () => {
    fc.assert(
      fc.property(frame, fc.integer({ min: 0, max: 5000 }), ({ width }, list) => {
        const height = heightFor(list, { width })
        const { left, bottom } = embedLayout({ width, height }, LIST, false).frame
        const room = left > 0 ? height - 48 : bottom - 48
        expect(room).toBeGreaterThanOrEqual(list)
        expect(height).toBeLessThanOrEqual(list + 48 + (width >= 640 ? 0 : 320))
      }),
    )
  })
})
