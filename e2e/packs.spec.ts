import type { Page } from '@playwright/test'
import { CAMERA, places } from './data.ts'
import { listen } from './drivers/heard.ts'
import { PackDialog } from './drivers/pack-dialog.ts'
import { Timeline } from './drivers/timeline.ts'
import { expect, test } from './kept-test.ts'
import { startService } from './services/process.ts'
import { dataOf } from './services/seeds.ts'

/** Of the records, as they come over the line: whole or by name. */
const RECORDS = /\/api\/v2\/(protected-areas|closures-and-notices)/

test('a region taken along serves map, list, search, cards and timeline without a network, and is brought up to date', async ({
  app,
  context,
  front,
  kept,
  network,
  page,
}) => {
  const service = await startService({ data: dataOf('plain') })
  front.leadTo(service)
  const packs = new PackDialog(page)
  await test.step('takes what the map shows along, its size told before', async () => {
    await app.open(front.url, CAMERA)
    await expect(app.rows).toHaveCount(4)
    await kept.isKept()
    // As if the map had shown nothing of the region yet.
    await page.evaluate(() => caches.delete('fieldgate-assets'))
    await packs.open()
    await expect(packs.dialog).toContainText('No region has been taken along yet.')
    await packs.prepare('Forest')
    await expect(packs.dialog).toContainText(/The app itself: [\d.]+ MB, on this device already\./)
    const heard = await listen(page)
    await packs.downloadButton.press('Enter')
    await packs.isWhole('Forest', '2 areas, 4 closures and notices')
    expect((await heard()).at(-1)).toBe('Forest: 2 areas, 4 closures and notices')
    expect((await heard()).filter((news) => news.includes('Paused'))).toEqual([])
  })
  await test.step('says that it helps to install the app, until that is put away', async () => {
    await page.evaluate(() => window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt() {} })))
    const install = packs.dialog.getByRole('button', { name: 'Install' })
    await expect(install).toBeVisible()
    await packs.dialog.getByRole('button', { name: 'Put this hint away' }).click()
    await expect(install).toBeHidden()
  })
  await test.step('is ready for the field, as the tasks say that were tried from the device', async () => {
    await context.grantPermissions(['geolocation'])
    await packs.check()
    await expect(packs.dialog.getByRole('status')).toHaveText(/^Ready/)
    const works = packs.packs.filter({ hasText: 'Works:' })
    await expect(works.filter({ hasText: 'The app opens without a network.' })).toHaveCount(1)
    await expect(works.filter({ hasText: 'The built-in background is there as a whole' })).toHaveCount(1)
    await expect(works.filter({ hasText: 'Cards open with all they say.' })).toHaveCount(1)
    await expect(works.filter({ hasText: 'The browser tells your position.' })).toHaveCount(1)
    await packs.close()
  })
  await test.step('answers what was never asked for before', async () => {
    await network.goAway()
    await app.open(front.url, { map: `11/${places.inForce[1]}/${places.inForce[0]}`, type: 'closure' })
    await app.drawn(1, 2)
    await app.rows.filter({ hasText: 'Eagle cliff' }).click()
    await expect(app.heading).toHaveText('Eagle cliff')
    await expect(page.getByRole('article')).toContainText('Peregrines breed here')
  })
  await test.step('says that it knows nothing beyond the pack: on the map, and at the desk', async () => {
    const beyond = page.getByRole('status').filter({ hasText: 'Beyond what is on this device nothing is known.' })
    await app.open(front.url, { map: '7/48/11' })
    await expect(beyond).toBeVisible()
    await page.goto(new URL('/desk', front.url).href)
    await expect(beyond).toBeVisible()
  })
  await test.step('finds by a name, and tells what applies at a place', async () => {
    await app.open(front.url, { ...CAMERA, q: 'timber' })
    await expect(app.rows).toHaveCount(1)
    await app.open(front.url, { ...CAMERA, here: `${places.notice[1]}/${places.notice[0]}` })
    await expect(page.getByRole('article', { name: /^What applies here/ })).toContainText('Ticks about')
  })
  await test.step('shows when what holds', async () => {
    const timeline = new Timeline(page)
    await app.open(front.url, CAMERA)
    await timeline.button.click()
    await expect(timeline.row('Eagle cliff')).toHaveCount(1)
  })
  await test.step('refreshes once there is a network, and reads no record again that is the same', async () => {
    await network.comeBack()
    await service.importFeatures({
      closures: [
        {
          type: 'Feature',
          properties: { id: 'e', type: 'closure', name: 'New fence', source: 'Fencers', time_zone: 'Europe/Berlin' },
          geometry: { type: 'Point', coordinates: [...places.areaOnly] },
        },
      ],
    })
    await app.open(front.url, CAMERA)
    await packs.open()
    const asked: string[] = []
    page.on('request', (request) => RECORDS.test(request.url()) && asked.push(request.url()))
    await packs.act('Forest', 'Refresh')
    await packs.isWhole('Forest', '2 areas, 5 closures and notices')
    expect(asked.filter((url) => /\/[0-9a-f-]{36}$/.test(url))).toHaveLength(1)
  })
  await test.step('is brought back once deleted, with all that it had', async () => {
    await packs.act('Forest', 'Delete')
    await expect(packs.packs).toContainText('“Forest” is deleted.')
    await expect(packs.backButton).toBeFocused()
    await packs.backButton.click()
    await packs.isWhole('Forest', '2 areas, 5 closures and notices')
    await expect(packs.action('Forest', 'Refresh')).toBeFocused()
  })
  await test.step('is given another name by keys alone', async () => {
    await packs.action('Forest', 'Rename').press('Enter')
    await expect(packs.dialog.getByRole('textbox', { name: 'Name of the region' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(packs.action('Forest', 'Refresh')).toBeFocused()
    await packs.action('Forest', 'Rename').press('Enter')
    await page.keyboard.press('End')
    await page.keyboard.type(' Wood')
    await page.keyboard.press('Enter')
    await expect(packs.dialog.getByRole('heading', { name: 'Forest Wood' })).toBeVisible()
    await expect(packs.action('Forest', 'Refresh')).toBeFocused()
  })
  await test.step('is paused where it waits for a line, and cancelled, with the focus where one goes on', async () => {
    await packs.dialog.getByRole('button', { name: 'Take a region along' }).click()
    await expect(packs.downloadButton).toBeEnabled()
    await packs.dialog.getByLabel('Name of the region').fill('Meadow')
    await network.goAway()
    await packs.downloadButton.press('Enter')
    const meadow = packs.packs.filter({ hasText: 'Meadow' })
    await expect(meadow).toContainText('No connection.')
    await packs.action('Meadow', 'Pause').press('Enter')
    await expect(meadow).toContainText('Paused.')
    await expect(packs.action('Meadow', 'Go on')).toBeFocused()
    await packs.action('Meadow', 'Cancel').press('Enter')
    await expect(meadow).toHaveCount(0)
    await expect(packs.dialog.getByRole('heading', { level: 2 })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
    await network.comeBack()
    await packs.open()
  })
  await test.step('is gone for good when its tab is closed after that', async () => {
    await packs.act('Forest', 'Delete')
    await expect(packs.backButton).toBeVisible()
    await app.open(front.url, CAMERA)
    await packs.open()
    await expect(packs.dialog).toContainText('No region has been taken along yet.')
    await expect.poll(() => rowsKept(page)).toBe(0)
    await packs.check()
    await expect(packs.dialog.getByRole('status')).toHaveText('Not ready: one thing is missing.')
    await packs.dialog.getByRole('button', { name: 'Regions for use offline' }).click()
  })
  await test.step('is of what is around a place, found by its coordinates', async () => {
    await packs.dialog.getByRole('button', { name: 'Take a region along' }).click()
    await packs.dialog.getByLabel('Around a place').check()
    await packs.dialog.getByLabel('A place by its name').check()
    await packs.dialog.getByLabel('Place or coordinates').fill(`${places.inForce[1]}, ${places.inForce[0]}`)
    await page.keyboard.press('Enter')
    await expect(packs.dialog).toContainText(`Around ${places.inForce[1].toFixed(4)}° N`)
    await packs.dialog.getByLabel('Up to').selectOption('2 km')
    await packs.downloadButton.click()
    await packs.isWhole('Region of', '1 area, 1 closure or notice')
  })
  await service.stop()
})

/** How many rows of packs the device has. */
function rowsKept(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('fieldgate-packs')
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('records').objectStore('records').count()
          counting.addEventListener('success', () => resolve(counting.result))
          opening.result.close()
        })
      }),
  )
}
