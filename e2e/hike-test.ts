import { gpx, HikeCard } from './drivers/hike-card.ts'
import { test as base } from './test.ts'

export { expect } from './test.ts'

/** With the check of a hike. */
export const test = base.extend<{ hike: HikeCard }>({
  hike: async ({ page }, provide) => provide(new HikeCard(page)),
})

/** West to east along the 49th parallel, over a hill. */
export const ROUTE = gpx([
  [13, 49, 500],
  [13.2, 49, 900],
  [13.4, 49, 600],
])
