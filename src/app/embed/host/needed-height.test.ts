import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { causeOf as CauseOf } from './needed-height.ts'

const nothing = new URLSearchParams()
let causeOf: typeof CauseOf

beforeAll(async () => {
  vi.stubGlobal('window', { location: { search: '', pathname: '/embed' } })
  ;({ causeOf } = await import('./needed-height.ts'))
})

describe('what a reported height follows from', () => {
  it('is never the height that the frame has', () => {
    expect(causeOf({ width: 400, height: 300 }, 'en', nothing)).toBe(
      causeOf({ width: 400, height: 900 }, 'en', nothing),
    )
  })

  it('is the width, the language and what is shown', () => {
    const size = { width: 400, height: 300 }
    const causes = [
      causeOf(size, 'en', nothing),
      causeOf({ ...size, width: 401 }, 'en', nothing),
      causeOf(size, 'de', nothing),
      causeOf(size, 'en', new URLSearchParams('map=9/48/13')),
    ]
    expect(new Set(causes).size).toBe(causes.length)
  })
})
