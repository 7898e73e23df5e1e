import type { Page } from '@playwright/test'
import { CAMERA } from './data.ts'
import { Clock } from './drivers/clock.ts'
import type { MapPage } from './drivers/map-page.ts'
import { closureRequests } from './drivers/timeline.ts'
import { expect, test } from './timeline-test.ts'

const OPEN_NOW = 'Not in force now · closed again 20:00'
/** In the address of a list, not of the closure of the open card. */
const LIST = 'fields='
const CLOSED_NOW = 'Closed now · until 06:00 · again 20:00'

/** Opens the map with the card of a closure, and the clock stopped ten seconds before an instant. */
async function openBefore(
  instant: string,
  name: string,
  { app, page, url }: { app: MapPage; page: Page; url: string },
) {
  const clock = new Clock(page)
  await clock.stopBefore(instant, async () => {
    await app.open(url, CAMERA)
    await app.row(name).click()
    await expect(app.heading).toHaveText(name)
  })
  return { clock, asked: closureRequests(page), card: page.getByRole('article'), row: app.row(name) }
}

test.describe('the next change', () => {
  test('comes to the minute, in row and card, without a request', async ({ app, page, timelineService: { url } }) => {
    const { clock, asked, card, row } = await openBefore('2198-05-15T18:00:00Z', 'Night road', { app, page, url })
    await expect(row).toContainText(OPEN_NOW)
    await expect(card).toContainText('Not in force now')
    await clock.run(10)
    await expect(row).toContainText(CLOSED_NOW)
    await expect(card).toContainText('Closed now · until 06:00')
    await expect(card).toContainText('Closed again tomorrow, 20:00')
    expect(asked).toEqual([])
  })

  test('is told when the device wakes: at the focus, within seconds without one, and when the page is seen', async ({
    app,
    page,
    timelineService: { url },
  }) => {
    const { clock, asked, card, row } = await openBefore('2198-05-15T20:00:00Z', 'Night road', { app, page, url })
    await expect(row).toContainText(CLOSED_NOW)
    await test.step('at the focus', async () => {
      await clock.sleepUntil('2198-05-16T07:31:00Z')
      await clock.focusWindow()
      await expect(row).toContainText(OPEN_NOW)
      await expect(card).toContainText('Not in force now')
    })
    await test.step('within seconds where nothing else tells of it', async () => {
      await clock.sleepUntil('2198-05-16T20:00:00Z')
      await clock.run(5)
      await expect(row).toContainText(CLOSED_NOW)
    })
    expect(asked).toEqual([])
    await test.step('when the page is seen again', async () => {
      await clock.setVisible(false)
      await clock.sleepUntil('2198-05-17T07:31:00Z')
      await clock.setVisible(true)
      await expect(row).toContainText(OPEN_NOW)
    })
  })

  test('comes at midnight', async ({ app, page, timelineService: { url } }) => {
    const { clock, asked, card, row } = await openBefore('2198-05-18T22:00:00Z', 'Mountain race', { app, page, url })
    await expect(row).toContainText('Closes Sat 19 May 2198')
    await clock.run(10)
    await expect(row).toContainText('Closed now · until midnight')
    await expect(card).toContainText('Closed now · until midnight')
    expect(asked).toEqual([])
  })

  test('comes by the wall clock in the night that is an hour longer, and in the one that is an hour shorter', async ({
    app,
    page,
    timelineService: { url },
  }) => {
    const { clock, asked, row } = await openBefore('2026-10-25T05:00:00Z', 'Night road', { app, page, url })
    await expect(row).toContainText(CLOSED_NOW)
    await clock.run(10)
    await expect(row).toContainText(OPEN_NOW)
    await clock.sleepUntil('2027-03-28T03:59:50Z')
    await clock.focusWindow()
    await expect(row).toContainText(CLOSED_NOW)
    await clock.run(10)
    await expect(row).toContainText(OPEN_NOW)
    expect(asked).toEqual([])
  })
})

test.describe('seen from Vancouver', () => {
  test.use({ timezoneId: 'America/Vancouver' })

  test('it is told by the clock of the place, and in the card by the visitor’s too', async ({
    app,
    page,
    timelineService: { url },
  }) => {
    const { clock, asked, card, row } = await openBefore('2198-05-16T04:00:00Z', 'Night road', { app, page, url })
    await expect(row).toContainText(`${CLOSED_NOW} · Central European Time`)
    await expect(card).toContainText('Closed now · until 06:00')
    await expect(card).toContainText('On your clock: until 21:00 · again tomorrow, 11:00')
    await clock.run(10)
    await expect(row).toContainText(OPEN_NOW)
    await expect(card).toContainText('On your clock: again tomorrow, 11:00')
    expect(asked).toEqual([])
  })
})

test('closures are not asked for while the page is hidden, and once when it is seen again', async ({
  app,
  page,
  timelineService: { url },
}) => {
  const { clock, asked } = await openBefore('2198-05-15T20:00:00Z', 'Night road', { app, page, url })
  await clock.untilAnswered(LIST, () => clock.run(61))
  expect(lists(asked)).toHaveLength(1)
  await clock.setVisible(false)
  await clock.run(600)
  expect(lists(asked)).toHaveLength(1)
  await clock.setVisible(true)
  await expect
    .poll(async () => {
      await clock.run(1)
      return lists(asked).length
    })
    .toBe(2)
  await clock.run(50)
  expect(lists(asked)).toHaveLength(2)
})

/** Of some requests those for a list. */
function lists(asked: readonly string[]): readonly string[] {
  return asked.filter((url) => url.includes(LIST))
}
