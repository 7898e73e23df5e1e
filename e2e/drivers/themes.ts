import type { Page } from '@playwright/test'

/** What a page can be shown in. */
export const THEMES = ['light', 'dark', 'sunlight'] as const
export type Theme = (typeof THEMES)[number]

/** Shows the page in a theme, whatever the device and the visitor want, and leaves open what is open. */
async function showTheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme === 'dark' ? 'dark' : 'light' })
  await page.evaluate((name) => {
    if (name === 'sunlight') document.documentElement.dataset.theme = name
    else delete document.documentElement.dataset.theme
  }, theme)
  await isLaidOut(page)
  await transitionsOver(page)
}

/** What is found in light, dark and sunlight, each told with its theme; the page is in light before and after. */
export async function inEachTheme(
  page: Page,
  look: (theme: Theme) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const found: string[] = []
  for (const theme of THEMES) {
    await showTheme(page, theme)
    found.push(...(await look(theme)).map((text) => `${theme}, ${text}`))
  }
  await showTheme(page, 'light')
  return found
}

/** A page hears of its new width with its next frame, and a map can take long to draw that. */
async function isLaidOut(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
  })
}

/** A colour on its way to another has the contrast of neither. */
async function transitionsOver(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = () =>
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition && animation.playState === 'running')
    for (let left = running(); left.length > 0; left = running()) {
      await Promise.allSettled(left.map(({ finished }) => finished))
    }
  })
}
