import type { FrameLocator, Locator, Page } from '@playwright/test'

/** What makes the snippet by which a page shows the map. */
export class EmbedDialog {
  private readonly page: Page
  readonly dialog: Locator
  readonly title: Locator
  readonly height: Locator
  readonly preview: Locator

  constructor(page: Page) {
    this.page = page
    this.dialog = page.getByRole('dialog', { name: 'Put this map into your page' })
    this.title = this.dialog.getByRole('textbox', { name: 'Title' })
    this.height = this.dialog.getByRole('spinbutton', { name: 'Height in pixels' })
    this.preview = this.dialog.locator('iframe[data-hidden=false]')
  }

  async openFromMenu(): Promise<void> {
    await this.page.getByRole('button', { name: 'Menu' }).click()
    await this.page.getByRole('button', { name: /^Embed this map/ }).click()
    await this.dialog.waitFor()
  }

  async openFromShare(): Promise<void> {
    await this.page.getByRole('button', { name: 'Make the snippet …' }).click()
    await this.dialog.waitFor()
  }

  /** Shows nothing in the preview, for what is about the dialog alone. Before it is opened. */
  async standIn(): Promise<void> {
    const body = '<!doctype html><html lang="en"><title>Nothing</title><main><h1>Nothing</h1></main></html>'
    await this.page.route('**/embed?*', (route) => route.fulfill({ contentType: 'text/html', body }))
  }

  choice(name: string | RegExp): Locator {
    return this.dialog.getByRole('radio', { name })
  }

  tick(name: string): Locator {
    return this.dialog.getByRole('checkbox', { name })
  }

  async unfold(name: string): Promise<void> {
    await this.dialog.locator('summary').filter({ hasText: name }).click()
  }

  /** The snippet on the clipboard. */
  async copied(): Promise<string> {
    await this.dialog.getByRole('button', { name: 'Copy snippet' }).click()
    await this.dialog.getByRole('status').filter({ hasText: 'Copied' }).waitFor()
    return this.page.evaluate(() => navigator.clipboard.readText())
  }

  /** A page of another origin with a snippet in it; the frame of that title. */
  async hostWith(snippet: string, title: string): Promise<{ readonly host: Page; readonly frame: FrameLocator }> {
    const host = await this.page.context().newPage()
    await host.setContent(`<!doctype html><title>Host</title><main>${snippet}</main>`)
    return { host, frame: host.getByTitle(title, { exact: true }).contentFrame() }
  }
}
