import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { inEachTheme, type Theme } from './themes.ts'

/** What a theme can change: colours, and in sunlight sizes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
const SIZE_RULE = 'target-size'

/**
 * The barriers that a program finds on a page as it stands, in light and, as far as these depend on the theme, in the
 * others; within a part of it, if one is named.
 */
export function barriersOn(page: Page, part?: string): Promise<readonly string[]> {
  return inEachTheme(page, (theme) => barriersIn(theme, page, part))
}

/** Those in the theme that the page is shown in: all in light, in the others what their colours and sizes can change. */
export function barriersIn(theme: Theme, page: Page, part?: string): Promise<readonly string[]> {
  return violations(page, optionsIn(theme), part)
}

function optionsIn(theme: Theme): axe.RunOptions {
  // The preview of an embed is a page of its own, and is looked at as one.
  const options: axe.RunOptions = { resultTypes: ['violations'], iframes: false }
  switch (theme) {
    case 'light':
      return { ...options, rules: { [SIZE_RULE]: { enabled: true } } }
    case 'dark':
      return { ...options, runOnly: COLOUR_RULES }
    case 'sunlight':
      return { ...options, runOnly: [...COLOUR_RULES, SIZE_RULE] }
  }
}

/** What axe-core finds. Its script is large, and is put into a page once. */
async function violations(page: Page, options: axe.RunOptions, part = 'html'): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([within, run]) => {
      const { violations: all } = await axe.run({ include: within, exclude: 'iframe' }, run)
      return all.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    [part, options] as const,
  )
}
