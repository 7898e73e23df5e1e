import { SearchBar } from './drivers/search-bar.ts'
import { test as base } from './test.ts'

interface Fixtures {
  readonly search: SearchBar
}

export const test = base.extend<Fixtures>({
  search: async ({ page }, provide) => {
    await provide(new SearchBar(page))
  },
})

export { expect } from './test.ts'
