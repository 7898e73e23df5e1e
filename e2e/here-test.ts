import { HereCard, Picker } from './drivers/here-card.ts'
import { test as base } from './test.ts'

export { expect } from './test.ts'

/** With the card of a place, and the picker. */
export const test = base.extend<{ here: HereCard; picker: Picker }>({
  here: async ({ page, app }, provide) => provide(new HereCard(page, app)),
  picker: async ({ page }, provide) => provide(new Picker(page)),
})
