import type { FrameLocator, Locator, Page } from '@playwright/test'

/** The search, as it is met with a keyboard or a finger. */
export class SearchBar {
  private readonly page: Page | FrameLocator
  readonly input: Locator
  readonly results: Locator
  readonly options: Locator
  /** The option that the keys have gone to. */
  readonly active: Locator
  readonly filterOption: Locator

  constructor(page: Page | FrameLocator) {
    this.page = page
    this.input = page.getByRole('combobox', { name: /Search/ })
    this.results = page.getByRole('listbox', { name: 'Search results' })
    this.options = this.results.getByRole('option')
    this.active = this.results.getByRole('option', { selected: true })
    this.filterOption = this.option(/^Show only what matches/)
  }

  /** Types a text as a visitor does, letter by letter. */
  async type(text: string): Promise<void> {
    await this.input.fill('')
    await this.input.pressSequentially(text)
  }

  option(name: string | RegExp): Locator {
    return this.results.getByRole('option').filter({ hasText: name })
  }

  group(name: 'Protected areas' | 'Closures and notices' | 'Places' | 'Coordinates'): Locator {
    return this.results.getByRole('group', { name }).getByRole('option')
  }

  /** What is said below the results. */
  note(text: string | RegExp): Locator {
    return this.page.locator('p:not([role])').filter({ hasText: text })
  }
}
