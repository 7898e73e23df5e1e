import type { Page } from '@playwright/test'

declare global {
  interface Window {
    liveNews?: string[]
  }
}

/** Notes what a screen reader says by itself: the texts of the page's live regions, as they change from now on. */
export async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const news: string[] = []
    window.liveNews = news
    new MutationObserver((changes) => {
      const nodes = changes.flatMap(({ target, addedNodes }) => [target, ...addedNodes])
      const elements = nodes.map((node) => (node instanceof Element ? node : node.parentElement))
      const regions = new Set(elements.map((element) => element?.closest('[role=status], [role=alert]')))
      news.push(...Array.from(regions, (region) => region?.textContent ?? '').filter((text) => text !== ''))
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => window.liveNews ?? [])
}
