import { expect, type Locator, type Page } from '@playwright/test'

/** Nobody goes further for one thing. */
const MOST_TABS = 40

/** A visitor who has the keyboard alone, and how many keys that took; a text that is typed counts by its letters. */
export class Keys {
  readonly #page: Page
  count = 0

  constructor(page: Page) {
    this.#page = page
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await this.#page.keyboard.press(key)
      this.count += 1
    }
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text)
    this.count += text.length
  }

  /** Goes on by Tab until something has the focus. */
  async tabTo(target: Locator): Promise<void> {
    await target.waitFor()
    const isThere = () => target.evaluate((element) => element === document.activeElement)
    for (let tabs = 0; !(await isThere()); tabs += 1) {
      expect(tabs, 'Tab leads there').toBeLessThan(MOST_TABS)
      await this.press('Tab')
    }
  }

  /** Goes there by Tab, and does it. */
  async act(target: Locator): Promise<void> {
    await this.tabTo(target)
    await this.press('Enter')
  }
}
