import type { FrameLocator, Locator } from '@playwright/test'
import { offsetFrom } from './geo.ts'
import { coloursIn, type Colour } from './map-page.ts'

type Place = readonly [lng: number, lat: number]

/** The map in a frame, as a visitor of the page around it meets it. */
export class EmbedFrame {
  /** What the page around has of it. */
  readonly element: Locator
  readonly inside: FrameLocator
  readonly map: Locator
  readonly rows: Locator
  /** The heading of what is open. */
  readonly heading: Locator
  /** What the map says, once it is drawn, to those who don't see it. */
  readonly account: Locator
  readonly alerts: Locator
  /** Opens and closes the list. */
  readonly counts: Locator
  readonly fullMap: Locator

  constructor(element: Locator) {
    this.element = element
    this.inside = element.contentFrame()
    this.map = this.inside.getByLabel('Map of protected areas and closures')
    this.rows = this.inside.getByRole('region', { name: 'What is in view' }).getByRole('listitem').getByRole('button')
    this.heading = this.inside.getByRole('article').getByRole('heading', { level: 2 })
    this.account = this.inside.locator('p').filter({ hasText: /^(In view|Found): / })
    this.alerts = this.inside.getByRole('alert')
    this.counts = this.inside.getByRole('button', { name: /^List: / })
    this.fullMap = this.inside.getByRole('link', { name: 'Open full map' })
  }

  /** What tells, for a moment, by which gesture the map would have done it. */
  hint(text: string): Locator {
    return this.inside.locator('[data-on=true]').getByText(text)
  }

  /** Of its page. */
  title(): Promise<string> {
    return this.inside.locator('html').evaluate(() => document.title)
  }

  row(name: string | RegExp): Locator {
    return this.rows.filter({ hasText: name })
  }

  button(name: string | RegExp): Locator {
    return this.inside.getByRole('button', { name, exact: typeof name === 'string' })
  }

  /** The counts of the bar as they are seen. */
  countsSeen(): Promise<string> {
    return this.inside.locator('footer [data-fit]').innerText()
  }

  /** What overlaps of all that lies on the map: each pair by its words. */
  overlaps(): Promise<readonly string[]> {
    return this.inside.locator('body').evaluate((body) => {
      const parts = body.querySelectorAll('search, article, [data-in-corner] > *')
      const boxes = Array.from(parts, (part) => ({
        words: part.textContent.slice(0, 30),
        box: part.getBoundingClientRect(),
      }))
      const seen = boxes.filter(({ box }) => box.width > 0 && box.height > 0)
      return seen.flatMap(({ words, box: a }, index) =>
        seen.slice(index + 1).flatMap(({ words: other, box: b }) => {
          const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
          const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
          return width > 0.5 && height > 0.5 ? [`${words} | ${other}`] : []
        }),
      )
    })
  }

  /** Clicks a place on the map, while no card covers a part of it. */
  async clickMap(place: Place, button: 'left' | 'right' = 'left'): Promise<void> {
    await this.map.click({ button, position: await this.positionOf(place) })
  }

  /** The colours within some pixels of a place, while no card covers a part of the map. */
  async coloursAround(place: Place, radius: number): Promise<readonly Colour[]> {
    const map = (await this.map.boundingBox()) ?? { x: NaN, y: NaN }
    const { x, y } = await this.positionOf(place)
    const clip = { x: map.x + x - radius, y: map.y + y - radius, width: 2 * radius, height: 2 * radius }
    return coloursIn(await this.element.page().screenshot({ clip }))
  }

  /** Whether what is open in brief stands beside a place, on a map that it takes no room of. */
  async isBeside(place: Place): Promise<boolean> {
    const { x, y } = await this.positionOf(place)
    const map = (await this.map.boundingBox()) ?? { x: NaN, y: NaN }
    const box = (await this.inside.getByRole('article').boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN }
    const [left, top] = [box.x - map.x, box.y - map.y]
    const gap = Math.max(left - x, x - left - box.width)
    return gap > 10 && gap < 30 && y > top && y < top + box.height
  }

  /** Where a place is on the map. */
  private async positionOf(place: Place): Promise<{ x: number; y: number }> {
    const search = await this.inside.locator('html').evaluate(() => location.search)
    const [zoom = NaN, lat = NaN, lng = NaN] = (new URLSearchParams(search).get('map') ?? '').split('/').map(Number)
    const [x, y] = offsetFrom({ zoom, lat, lng }, place)
    const { width, height } = (await this.map.boundingBox()) ?? { width: NaN, height: NaN }
    return { x: width / 2 + x, y: height / 2 + y }
  }
}
