import { expect, type Locator, type Page } from '@playwright/test'
import type { MapPage } from './map-page.ts'

type Place = readonly [lng: number, lat: number]

/** What applies at a place, as a visitor meets it. */
export class HereCard {
  readonly page: Page
  readonly card: Locator
  /** The closures at the place. */
  readonly closures: Locator
  private readonly app: MapPage

  constructor(page: Page, app: MapPage) {
    this.page = page
    this.app = app
    this.card = page.getByRole('article', { name: /^What applies here/ })
    this.closures = this.card.getByRole('list', { name: 'What applies here' }).getByRole('listitem')
  }

  /** The rows under a heading. */
  section(title: string | RegExp): Locator {
    return this.card.getByRole('region', { name: title })
  }

  row(name: string | RegExp): Locator {
    return this.card.getByRole('button', { name: typeof name === 'string' ? new RegExp(`^${name}`) : name })
  }

  async askWithMouse(place: Place): Promise<void> {
    const { x, y } = await this.app.positionOf(place)
    await this.page.mouse.click(x, y, { button: 'right' })
  }

  /** Rests a finger on a place until the card says what applies there. */
  async askWithFinger(x: number, y: number): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page)
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    await expect(this.card).toBeVisible()
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }

  async close(): Promise<void> {
    await this.card.getByRole('button', { name: 'Close', exact: true }).click()
  }
}

/** The choice among several things that a click has hit. */
export class Picker {
  readonly dialog: Locator
  readonly entries: Locator

  constructor(page: Page) {
    // The browser hides it before the page hears that it is closed: it is gone when it is no longer in the page.
    this.dialog = page.getByRole('dialog', { name: 'Which one?', includeHidden: true })
    this.entries = this.dialog.getByRole('listitem').getByRole('button')
  }
}
