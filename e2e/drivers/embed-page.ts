import type { Frame, Page } from '@playwright/test'

type Finger = readonly [x: number, y: number]

/** A page of somebody else, higher than the window, with an embed of 600 × 400 px in its upper left corner. */
export class EmbedPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(base: string, search: Record<string, string>): Promise<void> {
    const src = `${base}/embed?${new URLSearchParams(search)}`.replaceAll('&', '&amp;')
    await this.page.setContent(
      `<body style="margin:0;height:3000px"><iframe src="${src}" width="600" height="400" style="border:0">`,
    )
  }

  /** Where the map of the embed is, as its address has it. */
  camera(): string | null {
    return new URL(this.frame().url()).searchParams.get('map')
  }

  /** How far the page is scrolled, in px. */
  scrolled(): Promise<number> {
    return this.page.evaluate(() => window.scrollY)
  }

  frame(): Frame {
    const frame = this.page.frames()[1]
    if (frame === undefined) throw new Error('The page has no frame.')
    return frame
  }

  /** Puts fingers down and takes them `way` px upward. */
  async dragUp(fingers: readonly Finger[], way: number): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', up: number) => {
      const touchPoints = type === 'touchEnd' ? [] : fingers.map(([x, y], id) => ({ x, y: y - up, id }))
      return session.send('Input.dispatchTouchEvent', { type, touchPoints })
    }
    await touch('touchStart', 0)
    for (let up = 10; up <= way; up += 10) await touch('touchMove', up)
    await touch('touchEnd', way)
  }
}
