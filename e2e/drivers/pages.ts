import type { Page } from '@playwright/test'

/** Pages of their own, each with what shows that it is there. */
export const PAGES: readonly (readonly [path: string, seen: (page: Page) => ReturnType<Page['locator']>])[] = [
  ['/desk', (page) => page.locator('[data-row], article').first()],
  ['/data', (page) => page.getByRole('listitem').filter({ hasText: 'RSS' })],
  ['/licences', (page) => page.getByRole('listitem').filter({ hasText: /^zustand/ })],
  ['/guides', (page) => page.getByRole('main').getByRole('link').first()],
  ['/guides/operators', (page) => page.getByRole('article')],
  ['/guides/visitors?lang=de', (page) => page.getByRole('article')],
  ['/accessibility', (page) => page.getByRole('heading', { level: 2 }).first()],
  ['/nowhere', (page) => page.getByRole('heading', { level: 1 })],
  ['/embed?map=8/48.9/13.5', (page) => page.getByRole('button').first()],
]
