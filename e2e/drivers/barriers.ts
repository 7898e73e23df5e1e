import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * The barriers that a program finds on a page as it stands, in light and, as far as these depend on colours, in dark;
 * within a part of it, if one is named.
 */
export async function barriersOn(page: Page, part?: string): Promise<readonly string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await transitionsOver(page)
    // The mode in which no other page is opened to put results together; what it lacks are frames of other origins.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
    if (part !== undefined) axe.include(part)
    if (colorScheme === 'dark') axe.withRules(COLOUR_RULES)
    const { violations } = await axe.analyze()
    found.push(
      ...violations.map(({ id, nodes }) => `${colorScheme}, ${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    )
  }
  return found
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
