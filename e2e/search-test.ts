import { FilterPanel } from './drivers/filter-panel.ts'
import { SearchBar } from './drivers/search-bar.ts'
import { test as base } from './test.ts'

interface Fixtures {
  readonly filters: FilterPanel
  readonly search: SearchBar
}

export const test = base.extend<Fixtures>({
  filters: async ({ page }, provide) => {
    await provide(new FilterPanel(page))
  },
  search: async ({ page }, provide) => {
    await provide(new SearchBar(page))
  },
})

export { expect } from './test.ts'
