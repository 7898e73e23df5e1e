import { FilterPanel } from './drivers/filter-panel.ts'
import { Timeline } from './drivers/timeline.ts'
import { test as base } from './test.ts'

export { expect } from './test.ts'

interface Fixtures {
  readonly timeline: Timeline
  readonly filters: FilterPanel
}

/** With the timeline. */
export const test = base.extend<Fixtures>({
  timeline: async ({ page }, provide) => provide(new Timeline(page)),
  filters: async ({ page }, provide) => provide(new FilterPanel(page)),
})
