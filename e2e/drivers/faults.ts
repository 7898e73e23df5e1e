import type { Page } from '@playwright/test'
import { barriersIn } from './barriers.ts'
import { cutOff, smallTargets, spaceText } from './measures.ts'
import { overlapping, showPseudoLanguage } from './pseudo-language.ts'
import { inEachTheme } from './themes.ts'

/** What can be measured on a page as it stands, in every theme: barriers, cut texts, and targets smaller than so many px. */
export async function faultsOn(page: Page, leastTarget: number): Promise<readonly string[]> {
  return [
    ...(await smallTargets(page, leastTarget)),
    ...(await inEachTheme(page, async (theme) => [
      ...(await barriersIn(theme, page)),
      // The dark one has the letters of the light one.
      ...(theme === 'dark' ? [] : await cutOff(page)),
    ])),
  ]
}

/**
 * The texts that are cut off with the space around letters, words and lines that WCAG 1.4.12 names, and those that long words
 * cut off or lay over each other, from left to right and from right to left.
 */
export async function faultsOfRoom(page: Page): Promise<readonly string[]> {
  await spaceText(page, true)
  const found = (await cutOff(page)).map((text) => `spaced: ${text}`)
  await spaceText(page, false)
  for (const direction of ['ltr', 'rtl'] as const) {
    await showPseudoLanguage(page, direction)
    found.push(...[...(await cutOff(page)), ...(await overlapping(page))].map((text) => `${direction}: ${text}`))
  }
  await showPseudoLanguage(page, null)
  return found
}
