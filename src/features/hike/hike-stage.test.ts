import { afterEach, describe, expect, it } from 'vitest'
import { drawnPoints, pointDrawn, pointUndone, stageReached } from './hike-stage.ts'

afterEach(() => stageReached({ kind: 'empty' }))

describe('the points of a drawn hike', () => {
  it('are set and taken back only while it is drawn', () => {
    pointDrawn([13, 47])
    expect(drawnPoints()).toBeNull()
    stageReached({ kind: 'drawing', points: [], names: [] })
    pointDrawn([13, 47])
    pointDrawn([13.1, 47])
    pointUndone()
    expect(drawnPoints()).toEqual([[13, 47]])
  })

  it('can be taken away in between', () => {
    stageReached({ kind: 'drawing', points: [], names: [] })
    for (const lng of [13, 13.1, 13.2]) pointDrawn([lng, 47], `Hut ${lng}`)
    pointUndone(1)
    expect(drawnPoints()).toEqual([
      [13, 47],
      [13.2, 47],
    ])
  })

  it('go the shorter way around the world', () => {
    stageReached({ kind: 'drawing', points: [], names: [] })
    pointDrawn([179, 0])
    pointDrawn([-179, 0])
    expect(drawnPoints()).toEqual([
      [179, 0],
      [181, 0],
    ])
  })
})
