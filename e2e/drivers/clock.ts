import type { Page } from '@playwright/test'

const MINUTE = 60_000
const SECONDS = 1000

/** The clock of the browser, as the tests set it; it stands until it is moved. */
export class Clock {
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /**
   * Opens a page minutes before an instant, and stops the clock ten seconds before it: what is asked for again each
   * minute has just been, so that nothing of that happens in the next ones.
   */
  async stopBefore(instant: string, open: () => Promise<void>): Promise<void> {
    const at = Date.parse(instant)
    await this.page.clock.install({ time: at - 20 * MINUTE })
    await open()
    await this.untilAnswered('/closures-and-notices', () => this.page.clock.pauseAt(at - 10 * SECONDS))
  }

  /** Lets time pass in which something is asked for, until the page has the answer. */
  async untilAnswered(address: string, pass: () => Promise<void>): Promise<void> {
    const asked = this.page.waitForResponse((response) => response.url().includes(address))
    await pass()
    await (await asked).finished()
    await this.settle()
  }

  /** Lets pass what is waiting for a moment only. */
  private async settle(): Promise<void> {
    for (let turn = 0; turn < 5; turn++) await this.page.clock.runFor(100)
  }

  async run(seconds: number): Promise<void> {
    await this.page.clock.runFor(seconds * SECONDS)
  }

  /** The device has slept until an instant: its timers have stood still. */
  async sleepUntil(instant: string): Promise<void> {
    await this.page.clock.setSystemTime(instant)
  }

  /** The visitor comes back to the window. */
  async focusWindow(): Promise<void> {
    await this.page.evaluate(() => window.dispatchEvent(new Event('focus')))
  }

  /** The visitor goes to another tab, or comes back. */
  async setVisible(isVisible: boolean): Promise<void> {
    await this.page.evaluate(
      (state) => {
        Object.defineProperty(document, 'visibilityState', { get: () => state, configurable: true })
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      },
      isVisible ? 'visible' : 'hidden',
    )
  }
}
