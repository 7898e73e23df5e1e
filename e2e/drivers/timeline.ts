import type { Locator, Page } from '@playwright/test'

/** The timeline as a visitor meets it. */
export class Timeline {
  private readonly page: Page
  readonly button: Locator
  readonly panel: Locator
  /** The marker of the moment shown. */
  readonly slider: Locator
  readonly rows: Locator

  constructor(page: Page) {
    this.page = page
    this.button = page.getByRole('group', { name: 'When' }).getByRole('button', { name: 'Timeline' })
    this.panel = page.getByRole('region', { name: 'Timeline' })
    this.slider = this.panel.getByRole('slider', { name: 'Moment shown' })
    this.rows = this.panel.getByRole('list', { name: /^Closures and notices, / }).getByRole('listitem')
  }

  row(name: string): Locator {
    return this.rows.filter({ hasText: name })
  }

  horizon(name: 'Day' | 'Week' | 'Month' | 'Year'): Locator {
    return this.panel.getByRole('group', { name: 'Time span' }).getByRole('button', { name })
  }

  /** Where a share of the window lies on the axis, in px: 0 its start, 1 its end. */
  async placeOf(share: number): Promise<{ x: number; y: number }> {
    const track = await this.slider.locator('..').boundingBox()
    if (track === null) throw new Error('There is no axis.')
    return { x: track.x + share * track.width, y: track.y + track.height / 2 }
  }

  /** Drags the marker from one share of the window to another, in steps. */
  async drag(from: number, to: number, steps = 4): Promise<void> {
    const [start, end] = [await this.placeOf(from), await this.placeOf(to)]
    await this.page.mouse.move(start.x, start.y)
    await this.page.mouse.down()
    await this.page.mouse.move(end.x, end.y, { steps })
    await this.page.mouse.up()
  }

  /** {@link drag} with a finger. */
  async swipe(from: number, to: number, steps = 4): Promise<void> {
    const [start, end] = [await this.placeOf(from), await this.placeOf(to)]
    const session = await this.page.context().newCDPSession(this.page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y: start.y }],
      })
    await send('touchStart', start.x)
    for (let step = 1; step <= steps; step++) await send('touchMove', start.x + ((end.x - start.x) * step) / steps)
    await send('touchEnd', end.x)
  }
}

/** The addresses of the closures that a page asks for from now on. */
export function closureRequests(page: Page): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/closures-and-notices')) asked.push(request.url())
  })
  return asked
}
