import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { showTheme, THEMES } from './themes.ts'

/** What a theme can change: colours, and in sunlight sizes. */
const THEME_RULES = ['color-contrast', 'link-in-text-block', 'target-size']

/**
 * The barriers that a program finds on a page as it stands, in light and, as far as these depend on the theme, in the
 * others; within a part of it, if one is named.
 */
export async function barriersOn(page: Page, part?: string): Promise<readonly string[]> {
  const found: string[] = []
  for (const theme of THEMES) {
    await showTheme(page, theme)
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
  await showTheme(page, 'light')
  return found
}
