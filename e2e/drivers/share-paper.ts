import type { Locator, Page } from '@playwright/test'
import type { ShareDialog } from './share-dialog.ts'

/** What came out of the printer. */
export interface Print {
  /** How many sheets it takes. */
  readonly sheets: number
  /** Width and height of the first sheet, in points. */
  readonly size: readonly [number, number]
  readonly words: string
  /** The rows of the table that follows the first sheet. */
  readonly rows: readonly string[]
  /** What stands below the table on each of its sheets; empty where there is none. */
  readonly foot: string
  /** The picture of the map; null where there is none. */
  readonly picture: Buffer | null
}

const MADE = { timeout: 100_000 }

/** The page of paper. Printing itself is the browser’s: it is noted, and made up for as a PDF. */
export class Paper {
  private readonly page: Page
  private readonly share: ShareDialog

  constructor(page: Page, share: ShareDialog) {
    this.page = page
    this.share = share
  }

  /** Counts what is sent to the printer. Before the page is opened. */
  async watch(): Promise<void> {
    await this.page.addInitScript(() => {
      const watchFrame = ({ target }: Event) => {
        if (!(target instanceof HTMLIFrameElement) || target.contentWindow === null) return
        target.contentWindow.print = () => {
          document.documentElement.dataset.printed = 'yes'
        }
      }
      document.addEventListener('load', watchFrame, true)
    })
  }

  async print(button: string | RegExp): Promise<Print> {
    await this.share.button(button).click()
    return this.printed()
  }

  /** What is sent to the printer, which was asked for before. */
  async printed(): Promise<Print> {
    await this.page.locator('html[data-printed=yes]').waitFor({ state: 'attached', ...MADE })
    await this.page.locator('html').evaluate((html) => html.removeAttribute('data-printed'))
    const html = await this.page.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
      const paper = frame.contentDocument
      for (const link of paper?.querySelectorAll('link') ?? []) link.setAttribute('href', link.href)
      return paper?.documentElement.outerHTML ?? ''
    })
    const sheet = await this.page.context().newPage()
    await sheet.route('**/paper', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<!doctype html>${html}` }),
    )
    await sheet.goto(new URL('/paper', this.page.url()).href)
    const sheets = await sheetsOf(sheet)
    const words = await sheet.locator('body').innerText()
    const rows = await sheet.locator('tbody tr').allTextContents()
    const foot = (await sheet.locator('tfoot').allTextContents()).join()
    await sheet.close()
    const picture = /src="data:image\/png;base64,([^"]+)"/.exec(html)?.[1]
    return {
      sheets: sheets.length,
      size: sheets[0] ?? [0, 0],
      words,
      rows,
      foot,
      picture: picture === undefined ? null : Buffer.from(picture, 'base64'),
    }
  }
}

/** Width and height, in points, of each sheet that a page takes as it is printed. */
export async function sheetsOf(page: Page): Promise<readonly (readonly [width: number, height: number])[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)]
  return boxes.map(([, width, height]) => [Number(width), Number(height)])
}

/** The boxes around something that cut it off where it is too long for them. */
export function clippingOf(content: Locator): Promise<readonly string[]> {
  return content.evaluate((element) => {
    const around: Element[] = []
    for (let at = element.parentElement; at !== null; at = at.parentElement) around.push(at)
    const isClipping = (one: Element) => {
      const { display, overflowY } = getComputedStyle(one)
      return display !== 'contents' && overflowY !== 'visible'
    }
    return around.filter(isClipping).map(({ className }) => className)
  })
}
