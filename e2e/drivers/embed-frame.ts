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
