import type { Page } from '@playwright/test'

/** Longer than a map on paper rests before its picture is taken, in ms. */
const LATE_MS = 1000

/** The page's own drawing comes late, as on a busy device. Before the page is opened. */
export async function drawLate(page: Page): Promise<void> {
  await page.addInitScript((late) => {
    const soon = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (draw) => window.setTimeout(() => soon(draw), late)
    window.cancelAnimationFrame = (request) => window.clearTimeout(request)
  }, LATE_MS)
}
