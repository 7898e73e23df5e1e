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

  /** The heights at which some of its actions stand: one where these are a row. */
  async tops(...names: readonly string[]): Promise<readonly number[]> {
    const buttons = names.map((name) => this.card.getByRole('button', { name, exact: true }))
    const boxes = await Promise.all(buttons.map((button) => button.boundingBox()))
    return [...new Set(boxes.map((box) => Math.round(box?.y ?? NaN)))]
  }

  /** The share of the window's height in which text of the card is seen, and none of its buttons. */
  textShare(): Promise<number> {
    return this.card.evaluate((card) => {
      const { left, width } = card.getBoundingClientRect()
      const heights = Array.from({ length: window.innerHeight }, (_, y) => y)
      const isText = (y: number) => {
        const seen = document.elementFromPoint(left + width * 0.6, y)
        return card.contains(seen) && seen?.closest('button') === null
      }
      return heights.filter(isText).length / window.innerHeight
    })
  }

  year(year: number): Locator {
    return this.card.getByRole('button', { name: String(year), exact: true })
  }

  async close(): Promise<void> {
    await this.card.getByRole('button', { name: 'Close', exact: true }).click()
  }
}
