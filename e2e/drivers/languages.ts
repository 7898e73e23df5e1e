import { expect, type Page } from '@playwright/test'

/** Shows the page in a language of the app as its address does, and leaves open what is open. */
export async function showLanguage(page: Page, language: string): Promise<void> {
  await page.evaluate((lang) => {
    const address = new URL(location.href)
    address.searchParams.set('lang', lang)
    history.replaceState(history.state, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, language)
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
}
