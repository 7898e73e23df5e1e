import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What a theme can change: colours, and in sunlight sizes. */
const THEME_RULES = ['color-contrast', 'link-in-text-block', 'target-size']
const THEMES = ['light', 'dark', 'sunlight'] as const

/**
 * The barriers that a program finds on a page as it stands, in light and, as far as these depend on the theme, in the
 * others; within a part of it, if one is named.
 */
export async function barriersOn(page: Page, part?: string): Promise<readonly string[]> {
  const found: string[] = []
  for (const theme of THEMES) {
    await show(page, theme)
    // The mode in which no other page is opened to put results together; what it lacks are frames of other origins.
    const axe = new AxeBuilder({ page }).setLegacyMode()
    if (part !== undefined) axe.include(part)
    // The preview of an embed is a page of its own, and is looked at as one.
    axe.exclude('iframe')
    const rules = Object.fromEntries(THEME_RULES.map((rule) => [rule, { enabled: true }]))
    axe.options({ resultTypes: ['violations'], ...(theme === 'light' ? { rules } : { runOnly: THEME_RULES }) })
    const { violations } = await axe.analyze()
    found.push(...violations.map(({ id, nodes }) => `${theme}, ${id}: ${nodes.map(({ html }) => html).join(' ')}`))
  }
  await show(page, 'light')
  return found
}

async function show(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme: theme === 'dark' ? 'dark' : 'light' })
  await page.evaluate((name) => {
    if (name === 'sunlight') document.documentElement.dataset.theme = name
    else delete document.documentElement.dataset.theme
  }, theme)
  await isLaidOut(page)
  await transitionsOver(page)
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
