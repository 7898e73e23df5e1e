import { expect, type Locator, type Page } from '@playwright/test'

/** The dialogs of packs as a visitor meets them. */
export class PackDialog {
  private readonly page: Page
  readonly dialog: Locator
  readonly packs: Locator
  readonly downloadButton: Locator
  /** Brings back what was deleted. */
  readonly backButton: Locator

  constructor(page: Page) {
    this.page = page
    this.dialog = page.getByRole('dialog')
    this.packs = this.dialog.getByRole('listitem')
    this.downloadButton = this.dialog.getByRole('button', { name: 'Download' })
    this.backButton = this.dialog.getByRole('button', { name: /^Bring .* back$/ })
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'Menu' }).click()
    await this.page.getByRole('button', { name: 'Regions for use offline' }).click()
  }

  async prepare(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Take a region along' }).click()
    await this.dialog.getByLabel('Name of the region').fill(name)
  }

  async take(name: string): Promise<void> {
    await this.prepare(name)
    await this.downloadButton.click()
  }

  async isWhole(name: string, has: string): Promise<void> {
    const pack = this.packs.filter({ hasText: name })
    await expect(pack).toContainText(has)
    await expect(pack).toContainText('Data of')
  }

  action(name: string, action: string): Locator {
    return this.packs.filter({ hasText: name }).getByRole('button', { name: action, exact: true })
  }

  async act(name: string, action: string): Promise<void> {
    await this.action(name, action).click()
  }

  /** Has the app try what the field needs; leaves the outcome on the screen. */
  async check(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Ready for the field?' }).click()
  }

  async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Close' }).click()
  }
}
