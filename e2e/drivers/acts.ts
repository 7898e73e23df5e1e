import type { Page } from '@playwright/test'

declare global {
  interface Window {
    acts?: { clicks: number; keys: number }
  }
}

/** Counts what a visitor's hand does: how often it points, and how often it presses a key. */
export class Acts {
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** To be called before the page is opened. */
  async watch(): Promise<void> {
    await this.page.addInitScript(() => {
      const acts = { clicks: 0, keys: 0 }
      window.acts = acts
      window.addEventListener('pointerdown', () => (acts.clicks += 1), true)
      window.addEventListener('keydown', ({ key }) => key !== 'Shift' && (acts.keys += 1), true)
    })
  }

  clicks(): Promise<number> {
    return this.page.evaluate(() => window.acts?.clicks ?? NaN)
  }

  keys(): Promise<number> {
    return this.page.evaluate(() => window.acts?.keys ?? NaN)
  }
}
