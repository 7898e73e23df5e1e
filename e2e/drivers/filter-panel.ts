import type { FrameLocator, Locator, Page } from '@playwright/test'

/** The filters as a visitor meets them: the panel, what is in use, and the moment. */
export class FilterPanel {
  private readonly page: Page | FrameLocator
  readonly panel: Locator
  /** What is in use, a chip each. */
  readonly chips: Locator
  /** The words that say that another moment than the present is shown. */
  readonly notice: Locator
  /** How many closures the filters leave out, in words. */
  readonly hidden: Locator

  constructor(page: Page | FrameLocator) {
    this.page = page
    this.panel = page.getByRole('dialog', { name: 'Filters' })
    this.chips = page.getByRole('button', { name: /^Remove filter: / })
    this.notice = page.getByRole('status').filter({ hasText: 'Shown for' })
    this.hidden = page.getByText(/closures? in view (is|are) hidden by filters/)
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: /^Filters/ }).click()
  }

  async close(): Promise<void> {
    await this.panel.getByRole('button', { name: 'Close' }).click()
  }

  /** One value in a group of the panel. */
  choice(group: string, name: string): Locator {
    const members = this.panel.getByRole('group', { name: group, exact: true })
    return members.getByRole('button', { name: new RegExp(`^${name}( ?[\\d,.]+)?$`) })
  }

  /** Shows the values of a group that are not there at first. */
  async showAll(group: string): Promise<void> {
    const members = this.panel.getByRole('group', { name: group, exact: true })
    await members.getByRole('button', { name: /^\d+ more$/ }).click()
  }

  date(group: 'Begins' | 'Ends', bound: 'from' | 'to'): Locator {
    return this.panel.getByRole('group', { name: group, exact: true }).getByLabel(bound, { exact: true })
  }

  chip(name: string): Locator {
    return this.chips.filter({ hasText: name })
  }

  async clearAll(): Promise<void> {
    await this.page.getByRole('list', { name: 'Filters in use' }).getByRole('button', { name: 'Clear all' }).click()
  }

  when(name: 'Now' | 'Today' | 'Tomorrow' | 'Weekend' | 'Choose a date'): Locator {
    return this.page.getByRole('group', { name: 'When' }).getByRole('button', { name, exact: true })
  }

  /** What the calendar of the moment is in. */
  get calendar(): Locator {
    return this.page.getByRole('dialog', { name: 'Choose a date' })
  }

  async setDate(date: string): Promise<void> {
    await this.type('Date', date)
  }

  async setTime(time: string): Promise<void> {
    await this.type('Time', time)
  }

  private async type(label: 'Date' | 'Time', text: string): Promise<void> {
    await this.when('Choose a date').click()
    await this.calendar.getByLabel(label, { exact: true }).fill(text)
    await this.calendar.press('Escape')
  }
}
