import { expect, type Locator, type Page } from '@playwright/test'
import { PNG } from 'pngjs'
import { contrast } from '../../src/core/ui/theme/contrast.ts'
import { drawnOn } from './drawn.ts'
import { offsetFrom } from './geo.ts'

type Place = readonly [lng: number, lat: number]

export type Colour = readonly [red: number, green: number, blue: number]

/** The page as a visitor meets it. Only drivers know how it is built. */
export class MapPage {
  readonly page: Page
  readonly problems: string[] = []
  readonly foreignRequests: string[] = []
  readonly rows: Locator
  /** The heading of the open card. */
  readonly heading: Locator
  /** What the map says, once it is drawn, to those who don't see it. */
  readonly account: Locator
  /** What is told of the view to those who don't see it. */
  readonly announced: Locator

  constructor(page: Page) {
    this.page = page
    this.rows = page.getByRole('tabpanel').getByRole('listitem').getByRole('button')
    this.heading = page.getByRole('article').getByRole('heading', { level: 2 })
    this.announced = page.getByRole('status').filter({ hasText: /^(In view|Found): / })
    this.account = page.locator('p').filter({ hasText: /^(In view|Found): / })
    page.on('console', (message) => {
      if (message.type() === 'error') this.problems.push(message.text())
    })
    page.on('pageerror', (error) => this.problems.push(error.message))
  }

  /** Opens an address below a service, and notes every request that leaves for somewhere else. */
  async open(base: string, search: Record<string, string> = {}, allowed: readonly string[] = []): Promise<void> {
    const origins = [base, ...allowed].map((url) => new URL(url).origin)
    this.page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (protocol.startsWith('http') && !origins.includes(origin)) this.foreignRequests.push(request.url())
    })
    await this.page.goto(`${base}/?${new URLSearchParams(search)}`)
  }

  /** Waits until so much is drawn; a still picture tells it in words alone. */
  async drawn(areas: number | RegExp, closures: number | RegExp): Promise<void> {
    const text = (count: number | RegExp) => (typeof count === 'number' ? String(count) : count.source)
    const words = async () => (await this.account.textContent()) ?? ''
    await expect.poll(words, { timeout: 40_000 }).not.toBe('')
    if ((await drawnOn(this.page)) === null) {
      const told = `: ${text(closures)} closures? (and|or) notices?\\. Areas: ${text(areas)}$`
      await expect(this.account).toHaveText(new RegExp(told))
      return
    }
    const drawn = async () => {
      const counts = await drawnOn(this.page)
      return `${counts?.areas} areas, ${counts?.closures} closures`
    }
    await expect
      .poll(drawn, { timeout: 40_000 })
      .toMatch(new RegExp(`^${text(areas)} areas, ${text(closures)} closures$`))
  }

  /** The address once it has stopped changing: it follows what is open and where the map looks. */
  async restingAddress(): Promise<string> {
    let last = ''
    const isSame = () => {
      const before = last
      last = this.page.url()
      return last === before
    }
    await expect.poll(isSame, { intervals: [700] }).toBe(true)
    return last
  }

  /** Scrolls the list to its end until a row is there, as one does who looks for it. */
  async scrollToRow(name: string | RegExp): Promise<void> {
    const list = this.page.locator('[data-rows]')
    await expect(async () => {
      await list.evaluate((element) => element.scrollTo(0, element.scrollHeight))
      await expect(this.row(name).last()).toBeVisible({ timeout: 500 })
    }).toPass()
  }

  alert(text: string | RegExp): Locator {
    return this.page.getByRole('alert').filter({ hasText: text })
  }

  parameter(name: string): string | null {
    return new URL(this.page.url()).searchParams.get(name)
  }

  tab(name: 'Closures' | 'Areas'): Locator {
    return this.page.getByRole('tab', { name: new RegExp(`^${name}`) })
  }

  row(name: string | RegExp): Locator {
    return this.rows.filter({ hasText: name })
  }

  statusSwitch(name: 'Current' | 'Upcoming' | 'Notices' | 'Expired'): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${name}`) })
  }

  async search(text: string): Promise<void> {
    const input = this.page.getByRole('combobox', { name: /Search/ })
    await input.fill(text)
    await this.page.getByRole('option', { name: /^Show only what matches/ }).click()
  }

  /** Where a place is on the screen. The camera is that of the address; its centre is that of the uncovered map. */
  async positionOf(place: Place): Promise<{ x: number; y: number }> {
    const [zoom = NaN, lat = NaN, lng = NaN] = (this.parameter('map') ?? '').split('/').map(Number)
    const [x, y] = offsetFrom({ zoom, lat, lng }, place)
    const centre = await this.centre()
    return { x: centre.x + x, y: centre.y + y }
  }

  private async centre(): Promise<{ x: number; y: number }> {
    const size = this.page.viewportSize() ?? { width: 0, height: 0 }
    const side = await boxOf(this.page.getByRole('region', { name: 'What is in view' }))
    if (side?.width === size.width) {
      const top = await boxOf(this.page.locator('section', { has: this.page.getByRole('search') }))
      return { x: size.width / 2, y: ((top === null ? 0 : top.y + top.height) + side.y) / 2 }
    }
    const card = await boxOf(this.page.getByRole('complementary'))
    const left = side === null ? 0 : side.x + side.width
    const right = card === null ? size.width : card.x
    return { x: (left + right) / 2, y: size.height / 2 }
  }

  /** Raises the sheet by one step, where the window has one that is low. */
  async raiseSheet(): Promise<void> {
    const sheet = this.page.locator('[data-snap="low"]')
    if ((await sheet.count()) > 0) await sheet.getByRole('button', { name: 'Make the list larger' }).click()
  }

  /** Opens the legend, if it is not open yet. */
  async openLegend(): Promise<void> {
    const button = this.page.getByRole('button', { name: 'Legend' })
    if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click()
    await expect(this.page.getByRole('region', { name: 'Legend' })).toBeVisible()
  }

  /** What lies over the corners, edges and middle of a box on the map, each by its words or its name. */
  async coversOf([west, south, east, north]: readonly [number, number, number, number]): Promise<readonly string[]> {
    const places = [0, 0.5, 1].flatMap((x) =>
      [0, 0.5, 1].map((y): Place => [west + (east - west) * x, south + (north - south) * y]),
    )
    const spots = await Promise.all(places.map((place) => this.positionOf(place)))
    return this.page.evaluate((points) => {
      const covers = points.map(({ x, y }) => document.elementFromPoint(x, y))
      const isMap = (seen: Element | null) => seen?.closest('#map') != null && seen.closest('[data-in-corner]') === null
      return covers.filter((seen) => !isMap(seen)).map((seen) => seen?.textContent?.slice(0, 40) ?? 'nothing')
    }, spots)
  }

  async clickMap(place: Place): Promise<void> {
    const { x, y } = await this.positionOf(place)
    await this.page.mouse.click(x, y)
  }

  /** The colours on the screen within some pixels of a place. */
  async coloursAround(place: Place, radius: number): Promise<readonly Colour[]> {
    const { x, y } = await this.positionOf(place)
    const clip = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }
    return coloursIn(await this.page.screenshot({ clip }))
  }
}

/** The colours of a picture (PNG), a pixel each. */
export function coloursIn(picture: Buffer): readonly Colour[] {
  const { data } = PNG.sync.read(picture)
  return Array.from({ length: data.length / 4 }, (_, i) => [
    data[4 * i] ?? 0,
    data[4 * i + 1] ?? 0,
    data[4 * i + 2] ?? 0,
  ])
}

async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number } | null> {
  return (await locator.count()) === 0 ? null : locator.boundingBox()
}

/** The most contrast that some of the colours has to one (`#rrggbb`), by WCAG. */
export function mostContrast(colours: readonly Colour[], hex: string): number {
  const hexOf = (colour: Colour) => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`
  return Math.max(...colours.map((colour) => contrast(hexOf(colour), hex)))
}

/** Whether some of the colours are near one, `#rrggbb`. */
export function holdsColour(colours: readonly Colour[], hex: string, tolerance = 24): boolean {
  const wanted = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))
  return colours.some((colour) => colour.every((part, index) => Math.abs(part - (wanted[index] ?? 0)) <= tolerance))
}
