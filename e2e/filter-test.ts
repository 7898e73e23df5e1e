import { FilterPanel } from './drivers/filter-panel.ts'
import { test as base } from './test.ts'

export { expect } from './test.ts'

/** The present of these tests: long before the end of what is dated, whenever they run. */
const TUESDAY = new Date('2198-05-15T10:00:00Z')

interface Fixtures {
  readonly filters: FilterPanel
}

export const test = base.extend<Fixtures>({
  filters: async ({ page }, provide) => {
    await page.clock.setFixedTime(TUESDAY)
    await provide(new FilterPanel(page))
  },
})
