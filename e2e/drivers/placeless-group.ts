import type { Locator, Page } from '@playwright/test'

/** What the list of a view ends with: the closures whose place is unknown. */
export class PlacelessGroup {
  readonly title: Locator
  readonly rows: Locator
  readonly note: Locator

  constructor(page: Page) {
    const group = page.getByRole('group').filter({ hasText: /^Place unknown: / })
    this.title = group.getByText(/^Place unknown: /)
    this.rows = group.getByRole('listitem').getByRole('button')
    this.note = group.getByText(/match the filters/)
  }
}
