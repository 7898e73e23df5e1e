import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The barriers that a program finds on a page as it stands, in light and in dark; within a part of it, if one is named. */
export async function barriersOn(page: Page, part?: string): Promise<readonly string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const axe = new AxeBuilder({ page })
    const { violations } = await (part === undefined ? axe : axe.include(part)).analyze()
    found.push(
      ...violations.map(({ id, nodes }) => `${colorScheme}, ${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    )
  }
  return found
}
