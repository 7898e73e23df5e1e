import { type Locator, type Page } from '@playwright/test'

/** The guides as a reader meets them. */
export class GuidePage {
  readonly page: Page
  readonly title: Locator
  /** The names of all guides, at the top of each. */
  readonly names: Locator
  /** What the guide is divided into. */
  readonly sections: Locator
  /** What the guide says. */
  readonly text: Locator
  /** Its blocks of code, in the boxes that scroll. */
  readonly code: Locator
  readonly language: Locator

  constructor(page: Page) {
    this.page = page
    this.title = page.getByRole('heading', { level: 1 })
    this.names = page.getByRole('navigation', { name: 'Guides' }).getByRole('link')
    this.sections = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    this.text = page.getByRole('article')
    this.code = this.text.locator('pre').locator('xpath=..')
    this.language = page.getByRole('combobox', { name: /^(Language|Sprache|Langue|Lingua)$/ })
  }

  async open(base: string, path: string): Promise<void> {
    await this.page.goto(`${base}/guides${path}`)
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { name, exact: true })
  }
}
