import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'

/** What a visitor is shown to take something along. */
export class ShareDialog {
  private readonly page: Page
  readonly dialog: Locator
  readonly link: Locator
  readonly code: Locator

  constructor(page: Page) {
    this.page = page
    this.dialog = page.getByRole('dialog', { name: 'Take it along' })
    this.link = this.dialog.getByRole('textbox', { name: 'Link to this page' })
    this.code = this.dialog.getByRole('img', { name: /^QR code of / })
  }

  async openFromMenu(): Promise<void> {
    await this.page.getByRole('button', { name: 'Menu' }).click()
    await this.page.getByRole('button', { name: /^Share, print/ }).click()
    await this.dialog.waitFor()
  }

  async openFromCard(): Promise<void> {
    await this.page.getByRole('button', { name: 'Share', exact: true }).click()
    await this.dialog.waitFor()
  }

  part(name: 'Link' | 'Calendar' | 'Live feeds' | 'On paper'): Locator {
    return this.dialog.getByRole('region', { name })
  }

  choice(name: string | RegExp): Locator {
    return this.dialog.getByRole('radio', { name })
  }

  button(name: string | RegExp): Locator {
    return this.dialog.getByRole('button', { name })
  }

  /** A feed’s own link: to subscribe, open or save it. */
  feed(name: RegExp): Locator {
    return this.part('Live feeds').getByRole('link', { name })
  }

  said(words: string | RegExp): Locator {
    return this.dialog.getByRole('status').filter({ hasText: words })
  }

  /** The text of the file that a button saves. */
  async saved(button: string): Promise<{ readonly name: string; readonly text: string }> {
    const [download] = await Promise.all([this.page.waitForEvent('download'), this.button(button).click()])
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
  }

  /** The parameters of the link. */
  async parameters(): Promise<URLSearchParams> {
    return new URL(await this.link.inputValue()).searchParams
  }

  /** The browser refuses to copy, as on a page without HTTPS. Before the page is opened. */
  async refuseToCopy(): Promise<void> {
    await this.page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  }

  /** The device has apps to hand a link to; `handed` tells what they got. Before the page is opened. */
  async offerApps(): Promise<void> {
    await this.page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: (data: ShareData) => {
          document.documentElement.dataset.handed = `${data.title} ${data.url}`
          return Promise.resolve()
        },
      })
    })
  }

  handed(): Promise<string | null> {
    return this.page.locator('html').getAttribute('data-handed')
  }
}
