import { describe, expect, it } from 'vitest'
import type { Look } from '#records/closures/looks.ts'
import { countLooks } from './counts.ts'

describe('the counts of an embed', () => {
  it('tell the worst first, and nothing of what there is not', () => {
    const looks: Look[] = ['notice', 'in-force', 'upcoming', 'in-force']
    expect(countLooks(looks.map((look) => ({ look })))).toEqual([
      { look: 'in-force', count: 2 },
      { look: 'upcoming', count: 1 },
      { look: 'notice', count: 1 },
    ])
    expect(countLooks([])).toEqual([])
  })
})
