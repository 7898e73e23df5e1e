import type { Locator, Page } from '@playwright/test'

/** What the operator has a say in, as a visitor meets it. */
export class OperatorsSay {
  readonly page: Page
  /** The backgrounds to choose from. */
  readonly backgrounds: Locator
  /** Whom the map's data is owed to. */
  readonly credits: Locator

  constructor(page: Page) {
    this.page = page
    this.backgrounds = page.getByRole('group', { name: /^(Background|Hintergrund)$/ })
    this.credits = page.getByText('Base:')
  }

  async openLegend(): Promise<void> {
    const button = this.page.getByRole('button', { name: /^Legend/ })
    if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click()
  }

  async chooseBackground(name: string): Promise<void> {
    await this.openLegend()
    await this.backgrounds.getByRole('radio', { name }).check()
  }

  async openMenu(): Promise<Locator> {
    await this.page.getByRole('button', { name: /^(Menu|Menü)$/ }).click()
    return this.page.getByRole('dialog', { name: /^(Menu|Menü)$/ })
  }

  /** The banner, by its text; an emergency's is an alert. */
  banner(text: string): Locator {
    return this.page.getByRole('region', { name: /^(Announcement|Mitteilung)$/ }).filter({ hasText: text })
  }
}
