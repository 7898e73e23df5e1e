import { DeskPage } from '../drivers/desk-page.ts'
import { bench } from './part.ts'

const TEXT = 'moor reserv'

/** The desk with all that is closed or will be: read, and searched letter by letter. */
bench({
  name: 'desk',
  closures: 50_000,
  beside: [],
  address: '/desk',
  async measure(visit) {
    const desk = new DeskPage(visit.page)
    await desk.rows.first().waitFor()
    await visit.still()
    const read = await visit.figures()
    await visit.reset()
    await desk.search.pressSequentially(TEXT)
    await visit.still()
    const { requests, ...typing } = await visit.figures()
    return {
      'read: requests': read.requests ?? NaN,
      'read: kB': read.kB ?? NaN,
      'read: long tasks, sum ms': read['long tasks, sum ms'] ?? NaN,
      'read: heap MB': read['heap MB'] ?? NaN,
      'typing: requests': requests ?? NaN,
      'typing: long tasks, sum ms': typing['long tasks, sum ms'] ?? NaN,
      'typing: longest task ms': typing['longest task ms'] ?? NaN,
      'typing: renderer CPU s': typing['renderer CPU s'] ?? NaN,
    }
  },
})
