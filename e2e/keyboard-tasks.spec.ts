import { CAMERA } from './data.ts'
import { EmbedDialog } from './drivers/embed-dialog.ts'
import { HikeCard } from './drivers/hike-card.ts'
import { Keys } from './drivers/keys.ts'
import { ShareDialog } from './drivers/share-dialog.ts'
import { Timeline } from './drivers/timeline.ts'
import { expect, test } from './test.ts'

/** The keys that each task takes at most, which are counted below: finding, reading and sharing once took 67. */
const MOST = { find: 45, embed: 40, hike: 95 }

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']))

test('by keyboard alone a closure is found on a date, read and shared, and an embed is set up', async ({
  app,
  page,
  service,
}) => {
  await app.open(service.url, CAMERA)
  await expect(app.rows).toHaveCount(4)
  await test.step('find, read, share', async () => {
    const keys = new Keys(page)
    await keys.press('/')
    await keys.act(page.getByRole('group', { name: 'When' }).getByRole('button', { name: 'Tomorrow' }))
    await expect(page).toHaveURL(/when=tomorrow/)
    await keys.press('l')
    await expect(page.getByRole('dialog').getByRole('listitem')).not.toHaveCount(0)
    await keys.type('eag')
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1)
    await keys.press('ArrowDown', 'Enter')
    await expect(app.heading).toBeFocused()
    await expect(page.getByRole('article')).toContainText('you may not enter this place')
    const share = new ShareDialog(page)
    await keys.act(page.getByRole('article').getByRole('button', { name: 'Share', exact: true }))
    await expect(share.dialog.getByRole('heading', { level: 2 })).toBeFocused()
    await keys.act(share.part('Link').getByRole('button', { name: /^Copy/ }).first())
    await expect(share.said('Copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/closure=.*when=/)
    await keys.press('Escape', 'Escape')
    await expect(app.heading).toHaveCount(0)
    expect(keys.count).toBeLessThanOrEqual(MOST.find)
  })
  await test.step('embed', async () => {
    const [keys, embed] = [new Keys(page), new EmbedDialog(page)]
    await embed.standIn()
    await keys.press('/')
    await keys.act(page.getByRole('button', { name: 'Menu' }))
    await keys.act(page.getByRole('button', { name: /^Embed this map/ }))
    await expect(embed.dialog).toBeVisible()
    await keys.act(embed.dialog.getByRole('button', { name: 'Copy snippet' }))
    await expect(embed.dialog.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('<iframe')
    expect(keys.count).toBeLessThanOrEqual(MOST.embed)
  })
})

test('by keyboard alone a hike is drawn and checked', async ({ app, page, hikeService }) => {
  await app.open(hikeService.url, CAMERA)
  await expect(app.rows.first()).toBeVisible()
  const [keys, hike] = [new Keys(page), new HikeCard(page)]
  await keys.press('/')
  await keys.act(page.getByRole('button', { name: 'Check my hike' }))
  await expect(hike.card.getByRole('heading', { level: 2 })).toBeFocused()
  await keys.act(hike.card.getByRole('button', { name: 'Draw on the map' }))
  const field = hike.card.getByRole('combobox', { name: /^Add a point/ })
  await keys.tabTo(field)
  for (const point of ['48.9, 13.3', '48.9, 13.45']) {
    await keys.type(point)
    await expect(hike.card.getByRole('option').first()).toContainText('latitude, longitude')
    await keys.press('Enter')
    await expect(field).toHaveValue('')
  }
  await keys.act(hike.card.getByRole('button', { name: 'Finish' }))
  await expect(hike.verdict).toBeVisible()
  expect(keys.count).toBeLessThanOrEqual(MOST.hike)
  await test.step('and goes on where one is: after the pace is entered, and back to now', async () => {
    await keys.tabTo(hike.field('Pace, km/h'))
    await keys.press('ArrowUp', 'Enter')
    await expect.poll(() => app.parameter('hike_pace')).toBe('4.5')
    await expect(hike.field('Pace, km/h')).toBeFocused()
    await page.getByRole('button', { name: 'Back to now' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Back to now' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Now', exact: true })).toBeFocused()
  })
})

test('on a phone the timeline has the focus as it opens, though its button is hidden then, and gives it back', async ({
  app,
  page,
  timelineService,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await app.open(timelineService.url, CAMERA)
  const timeline = new Timeline(page)
  await timeline.button.press('Enter')
  await expect(timeline.slider).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(timeline.panel).toHaveCount(0)
  await expect(timeline.button).toBeFocused()
})
