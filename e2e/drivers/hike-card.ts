import { Buffer } from 'node:buffer'
import { expect, type Locator, type Page } from '@playwright/test'

declare global {
  interface Window {
    /** How often the page had a turn to answer in while it said that it was reading. */
    turnsWhileReading?: number
  }
}

/** The check of a hike as a visitor meets it. */
export class HikeCard {
  readonly page: Page
  readonly card: Locator
  /** The answer in one line. */
  readonly verdict: Locator
  /** What the route touches, worst first. */
  readonly rows: Locator
  /** Why a file gave no route. */
  readonly problem: Locator

  constructor(page: Page) {
    this.page = page
    this.card = page.getByRole('article')
    this.verdict = this.card.getByRole('status').filter({ hasText: /permission|Asking/ })
    this.rows = this.card.getByRole('listitem').getByRole('button')
    this.problem = this.card.getByRole('alert')
  }

  /** Opens the check. */
  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'Check my hike' }).click()
  }

  async choose(name: string, content: string | Buffer): Promise<void> {
    const buffer = Buffer.from(content)
    await this.card.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
  }

  /** Drops a file in the middle of the page. */
  async drop(name: string, content: string): Promise<void> {
    const transfer = await this.page.evaluateHandle(
      ([fileName, text]) => {
        const data = new DataTransfer()
        data.items.add(new File([text ?? ''], fileName ?? ''))
        return data
      },
      [name, content],
    )
    await this.page.locator('body').dispatchEvent('drop', { dataTransfer: transfer })
  }

  /**
   * Drops a GPX file of so many points from 13° E eastward, waving along the 49th parallel, and counts from then
   * on for {@link turnsWhileReading}.
   */
  async dropLong(name: string, points: number): Promise<void> {
    const transfer = await this.page.evaluateHandle(
      ([fileName, count]) => {
        const track = Array.from(
          { length: count },
          (_, i) =>
            `<trkpt lat="${49 + Math.sin(i / 300) / 100}" lon="${13 + (i * 0.4) / count}"><ele>500</ele></trkpt>\n`,
        )
        const data = new DataTransfer()
        data.items.add(new File(['<gpx><trk><trkseg>', ...track, '</trkseg></trk></gpx>'], fileName))
        return data
      },
      [name, points] as const,
    )
    await this.page.evaluate(() => {
      const isCounting = window.turnsWhileReading !== undefined
      window.turnsWhileReading = 0
      const count = () => {
        const isReading = document.querySelector('article')?.textContent.includes('Reading ') === true
        if (isReading) window.turnsWhileReading = (window.turnsWhileReading ?? 0) + 1
        setTimeout(count)
      }
      if (!isCounting) count()
    })
    await this.page.locator('body').dispatchEvent('drop', { dataTransfer: transfer })
  }

  row(name: string): Locator {
    return this.rows.filter({ hasText: name })
  }

  field(label: string): Locator {
    return this.card.getByLabel(label).and(this.card.locator('input, select'))
  }

  /** Adds a point to the route that is being drawn, by coordinates that are typed. */
  async addPoint(coordinates: string): Promise<void> {
    const field = this.card.getByRole('combobox', { name: /^Add a point/ })
    await field.fill(coordinates)
    await this.card.getByRole('option').filter({ hasText: 'latitude, longitude' }).first().click()
    await expect(field).toHaveValue('')
  }

  tool(name: string): Locator {
    return this.page.getByRole('toolbar', { name: 'Draw on the map' }).getByRole('button', { name })
  }

  /** How often the page could have answered a visitor while it read the last file. */
  turnsWhileReading(): Promise<number> {
    return this.page.evaluate(() => window.turnsWhileReading ?? 0)
  }
}

/** A GPX track of places, `[lng, lat, elevation?]`. */
export function gpx(points: readonly (readonly [number, number, number?])[]): string {
  const track = points.map(
    ([lng, lat, ele]) => `<trkpt lat="${lat}" lon="${lng}">${ele === undefined ? '' : `<ele>${ele}</ele>`}</trkpt>`,
  )
  return `<?xml version="1.0"?><gpx version="1.1"><trk><trkseg>${track.join('')}</trkseg></trk></gpx>`
}
