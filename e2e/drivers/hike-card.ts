import { Buffer } from 'node:buffer'
import type { Locator, Page } from '@playwright/test'

declare global {
  interface Window {
    /** How long each task kept the main thread for more than 50 ms, in ms. */
    longTasks?: number[]
  }
}

/** The check of a hike as a visitor meets it. */
export class HikeCard {
  readonly page: Page
  readonly card: Locator
  /** The answer in one line. */
  readonly verdict: Locator
  /** Has the page tell for the time of the hike. */
  readonly showThen: Locator
  /** What the route touches, worst first. */
  readonly rows: Locator
  /** Why a file gave no route. */
  readonly problem: Locator

  constructor(page: Page) {
    this.page = page
    this.card = page.getByRole('article')
    this.verdict = this.card.getByRole('status').filter({ hasText: /permission|Asking/ })
    this.showThen = page.getByRole('button', { name: 'Show the map for this time' })
    this.rows = this.card.getByRole('listitem').getByRole('button')
    this.problem = this.card.getByRole('alert')
  }

  /** Opens the check from the menu. */
  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'Menu' }).click()
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
   * Drops a GPX file of so many points from 13° E eastward, waving along the 49th parallel, and measures from then on
   * how long the page's main thread is kept; read with {@link longestTask}.
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
      const tasks: number[] = []
      window.longTasks = tasks
      new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
        type: 'longtask',
      })
    })
    await this.page.locator('body').dispatchEvent('drop', { dataTransfer: transfer })
  }

  row(name: string): Locator {
    return this.rows.filter({ hasText: name })
  }

  field(label: string): Locator {
    return this.card.getByLabel(label)
  }

  tool(name: string): Locator {
    return this.page.getByRole('toolbar', { name: 'Draw on the map' }).getByRole('button', { name })
  }

  /** The longest that the main thread was kept, in ms. */
  async longestTask(): Promise<number> {
    return this.page.evaluate(() => Math.max(0, ...(window.longTasks ?? [])))
  }
}

/** A GPX track of places, `[lng, lat, elevation?]`. */
export function gpx(points: readonly (readonly [number, number, number?])[]): string {
  const track = points.map(
    ([lng, lat, ele]) => `<trkpt lat="${lat}" lon="${lng}">${ele === undefined ? '' : `<ele>${ele}</ele>`}</trkpt>`,
  )
  return `<?xml version="1.0"?><gpx version="1.1"><trk><trkseg>${track.join('')}</trkseg></trk></gpx>`
}
