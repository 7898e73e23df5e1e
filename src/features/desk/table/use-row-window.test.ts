import fc from 'fast-check'
import { expect, it } from 'vitest'
import { windowAt } from './use-row-window.ts'

it('the rows in the page are those that are seen, and not many more', () => {
  const above = fc.integer({ min: -2000, max: 500_000 })
  const [screen, height] = [fc.integer({ min: 200, max: 3000 }), fc.integer({ min: 20, max: 140 })]
  fc.assert(
    fc.property(above, screen, height, (above, screen, height) => {
      const { first, end } = windowAt(above, screen, height)
      expect(first * height).toBeLessThanOrEqual(Math.max(0, above))
      expect(end * height).toBeGreaterThanOrEqual(above + screen)
      expect(end - first).toBeLessThanOrEqual(screen / height + 70)
    }),
  )
})
