import type { Locator, Page } from '@playwright/test'

/** The rangers' desk as a ranger meets it. */
export class DeskPage {
  readonly page: Page
  /** The rows of the table, its head not counted. */
  readonly rows: Locator
  /** The names in the rows, in their order. */
  readonly names: Locator
  /** On a narrow screen the rows are a list. */
  readonly cards: Locator
  /** What is in the page of the table or the list. */
  readonly inPage: Locator
  /** How the closures stand, in these, whatever the language. */
  readonly standings: Locator
  /** How many are shown out of how many. */
  readonly count: Locator
  readonly details: Locator
  readonly search: Locator
  /** Every row, for the printer. */
  readonly printedTable: Locator

  constructor(page: Page) {
    this.page = page
    this.rows = page.getByRole('table').locator('tbody').getByRole('row')
    this.names = this.rows.getByRole('rowheader').getByRole('button')
    this.cards = page.getByRole('list', { name: 'Closures and notices' }).getByRole('listitem')
    this.inPage = page.locator('[data-row]')
    this.standings = page.locator('li[data-row] b + span')
    this.count = page.getByRole('main').getByRole('status').first()
    this.details = page.getByRole('article').getByRole('heading', { level: 2 })
    this.printedTable = page.locator('table[data-made]')
    this.search = page.getByRole('textbox', { name: 'Search closure or area' })
  }

  async open(base: string, search: Record<string, string> = {}): Promise<void> {
    await this.page.goto(`${base}/desk?${new URLSearchParams(search)}`)
  }

  /** One of those {@link inPage}, by its index among all. */
  row(index: number): Locator {
    return this.page.locator(`[data-row="${index}"]`)
  }

  /** The index of the row that is so many px below the top of the window, and where that begins. */
  rowAround(y: number): Promise<[number, number]> {
    return this.inPage.evaluateAll((rows, place) => {
      const row = rows.find((one) => one.getBoundingClientRect().bottom > place)
      if (!(row instanceof HTMLElement)) throw new Error('There is no row.')
      return [Number(row.dataset.row), row.getBoundingClientRect().top]
    }, y)
  }

  /** How many px below the top of the window a row begins. */
  topOf(index: number): Promise<number> {
    return this.row(index).evaluate((row) => row.getBoundingClientRect().top)
  }

  /** Notes what is sent to the printer, as a browser does. Before the page is opened. */
  async watchPrinter(): Promise<void> {
    await this.page.addInitScript(() => {
      window.print = () => {
        const rows = document.querySelectorAll('table[data-made=true] tbody tr')
        document.documentElement.dataset.printed = String(rows.length)
        dispatchEvent(new Event('beforeprint'))
        dispatchEvent(new Event('afterprint'))
      }
    })
  }

  /** Keeps long work from going on after the part of it that is being done. */
  async holdLongWork(): Promise<void> {
    await this.page.evaluate(() => {
      const later = window.setTimeout.bind(window)
      Object.assign(window, {
        setTimeout: (work: TimerHandler, ms: number, ...args: unknown[]) => (ms === 0 ? 0 : later(work, ms, ...args)),
      })
    })
  }

  /** How many rows the printer got; null before it got any. */
  async printedRows(): Promise<number | null> {
    const rows = await this.page.locator('html').getAttribute('data-printed')
    return rows === null ? null : Number(rows)
  }

  head(name: string): Locator {
    return this.page.getByRole('columnheader', { name })
  }

  /** The buttons of the desk that are lower than so many px, by their names. */
  lowTargets(least: number): Promise<readonly string[]> {
    return this.page.locator('[data-gloves]').evaluate((desk, px) => {
      const buttons = Array.from(desk.querySelectorAll<HTMLElement>('button, select, a, tbody tr:not([aria-hidden])'))
      const low = buttons.filter(({ offsetHeight, parentElement }) => {
        const row = parentElement?.closest<HTMLElement>('[data-row]')
        return offsetHeight > 0 && Math.max(offsetHeight, row?.offsetHeight ?? 0) < px
      })
      return low.map((button) => button.textContent || button.ariaLabel || button.tagName)
    }, least)
  }

  /** Those of the {@link standings} of which a part is cut off. */
  cutStandings(): Promise<readonly string[]> {
    return this.standings.evaluateAll((standings) => {
      const isCut = (part: Element | null) =>
        part !== null && (part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight)
      return standings.filter((one) => isCut(one) || isCut(one.closest('li'))).map(({ textContent }) => textContent)
    })
  }

  quick(name: string): Locator {
    return this.page.getByRole('group', { name: 'What is due' }).getByRole('button', { name })
  }

  status(name: string): Locator {
    return this.page.getByRole('group', { name: 'Status' }).getByRole('button', { name })
  }

  cell(row: string, text: string | RegExp): Locator {
    return this.rows.filter({ hasText: row }).getByRole('cell').filter({ hasText: text })
  }

  take(name: string): Locator {
    return this.page.getByRole('list', { name: 'Take along' }).getByText(name)
  }

  parameter(name: string): string | null {
    return new URL(this.page.url()).searchParams.get(name)
  }
}
