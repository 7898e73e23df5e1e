import type { Locator, Page } from '@playwright/test'

/** The card of an area or a closure as a visitor meets it. */
export class DetailsCard {
  readonly card: Locator
  /** The closures of an area within one year. */
  readonly yearStrip: Locator
  readonly rows: Locator

  constructor(page: Page) {
    this.card = page.getByRole('article')
    this.yearStrip = this.card.getByRole('img', { name: /^The year/ })
    this.rows = this.card.getByRole('listitem').getByRole('button')
  }

  /** Opens what is folded behind a line. */
  async unfold(line: string | RegExp): Promise<Locator> {
    const block = this.card.getByRole('group').filter({ hasText: line })
    await block.getByText(line).click()
    return block
  }

  year(year: number): Locator {
    return this.card.getByRole('button', { name: String(year), exact: true })
  }

  async close(): Promise<void> {
    await this.card.getByRole('button', { name: 'Close', exact: true }).click()
  }
}
