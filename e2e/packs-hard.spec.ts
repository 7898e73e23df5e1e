import type { BrowserContext, Page } from '@playwright/test'
import { CAMERA, places } from './data.ts'
import { killTab, namesInPacks, openKept } from './drivers/kept-tab.ts'
import { PackDialog } from './drivers/pack-dialog.ts'
import { expect, test } from './kept-test.ts'
import { startService, type RunningService } from './services/process.ts'
import { dataOf } from './services/seeds.ts'

/** Bytes a second: a download takes its time. */
const SLOW = 3000
const API = '/api/v2/'
const CLOSURES = `${API}closures-and-notices`

const fence = (name: string) => ({
  type: 'Feature',
  properties: { id: 'e', type: 'closure', name, source: 'Fencers', time_zone: 'Europe/Berlin' },
  geometry: { type: 'Point', coordinates: [...places.areaOnly] },
})

/** A tab with the app, kept on the device, and the dialog of its packs. */
async function aTab(context: BrowserContext, url: string) {
  const page = await openKept(context, url)
  const packs = new PackDialog(page)
  await packs.open()
  return { page, packs }
}

/** The names of the closures that packs have. */
const packed = (page: Page) => namesInPacks(page, CLOSURES)

/** Kills a tab once it has asked the service so many times. */
async function killedAfter(page: Page, requests: number): Promise<void> {
  let left = requests
  await page.waitForEvent('request', (request) => new URL(request.url()).pathname.startsWith(API) && --left === 0)
  await killTab(page)
}

test(
  'a tab that is killed in the middle of a download leaves what there was, and another goes on',
  { tag: '@long' },
  async ({ context, front }) => {
    const service = await startService({ data: dataOf('plain') })
    front.leadTo(service)
    const first = await aTab(context, front.url)
    await first.packs.take('Forest')
    await first.packs.isWhole('Forest', '2 areas, 4 closures and notices')
    await service.importFeatures({ closures: [fence('New fence')] })
    const known = await packed(first.page)
    front.slowTo(SLOW)
    await first.packs.act('Forest', 'Refresh')
    await killedAfter(first.page, 2)
    front.slowTo(Infinity)
    for (const requests of [1, 2]) {
      const { page } = await aTab(context, front.url)
      expect([known, [...known, 'New fence']]).toContainEqual(await packed(page))
      front.slowTo(SLOW)
      await page.reload()
      await killedAfter(page, requests)
      front.slowTo(Infinity)
    }
    const { page, packs } = await aTab(context, front.url)
    await packs.isWhole('Forest', '2 areas, 5 closures and notices')
    expect(await packed(page)).toEqual([...known, 'New fence'])
    await service.stop()
  },
)

test(
  'a download that another tab is at goes on here when that is closed',
  { tag: '@long' },
  async ({ context, front }) => {
    const one = await aTab(context, front.url)
    front.slowTo(SLOW)
    await one.packs.take('Forest')
    await expect(one.packs.packs).toContainText('Downloading …')
    const other = await aTab(context, front.url)
    await expect(other.packs.packs).toContainText('Downloading in another tab.')
    await one.page.close()
    front.slowTo(Infinity)
    await other.packs.isWhole('Forest', '2 areas, 4 closures and notices')
  },
)

test('one tab shows what another one downloads or deletes', { tag: '@long' }, async ({ context, front }) => {
  const one = await aTab(context, front.url)
  const other = await aTab(context, front.url)
  await expect(other.packs.dialog).toContainText('No region has been taken along yet.')
  await one.packs.take('Forest')
  await other.packs.isWhole('Forest', '2 areas, 4 closures and notices')
  await one.packs.act('Forest', 'Delete')
  await expect(other.packs.dialog).toContainText('No region has been taken along yet.')
  await one.packs.backButton.click()
  await other.packs.isWhole('Forest', '2 areas, 4 closures and notices')
})

test(
  'one tab shows what another one refreshes, and that it is paused there',
  { tag: '@long' },
  async ({ context, front }) => {
    const one = await aTab(context, front.url)
    await one.packs.take('Forest')
    await one.packs.isWhole('Forest', '2 areas, 4 closures and notices')
    const other = await aTab(context, front.url)
    await other.packs.isWhole('Forest', '2 areas, 4 closures and notices')
    front.slowTo(SLOW)
    await one.packs.act('Forest', 'Refresh')
    await expect(other.packs.packs).toContainText('Downloading in another tab.')
    await one.packs.act('Forest', 'Pause')
    await expect(other.packs.packs).toContainText('Paused.')
    await one.packs.act('Forest', 'Go on')
    await expect(other.packs.packs).toContainText('Downloading in another tab.')
    front.slowTo(Infinity)
    await expect(other.packs.action('Forest', 'Refresh')).toBeVisible()
  },
)

test(
  'a download begins while the browser still asks whether the page may keep data',
  { tag: '@long' },
  async ({ context, front }) => {
    await context.addInitScript(() => {
      navigator.storage.persist = () => new Promise(() => {})
    })
    const { packs } = await aTab(context, front.url)
    await packs.take('Forest')
    await packs.isWhole('Forest', '2 areas, 4 closures and notices')
  },
)

test('a download that stops says whether it is for the service or for the line, and goes on by itself', async ({
  context,
  front,
}) => {
  const { packs } = await aTab(context, front.url)
  await packs.prepare('Forest')
  await expect(packs.downloadButton).toBeEnabled()
  const isRecords = (path: string) => /\/(protected-areas|closures-and-notices)/.test(path)
  front.spoil((path) => (isRecords(path) ? 'failing' : null))
  await packs.downloadButton.click()
  await expect(packs.packs).toContainText('The service cannot answer right now.')
  await expect(packs.action('Forest', 'Pause')).toBeVisible()
  front.spoil((path) => (isRecords(path) ? 'off' : null))
  await expect(packs.packs).toContainText('No connection.')
  front.spoil(() => null)
  await packs.isWhole('Forest', '2 areas, 4 closures and notices')
})

test('a device that is full says so, and the download goes on when there is room', async ({ context, front }) => {
  const { page, packs } = await aTab(context, front.url)
  const session = await context.newCDPSession(page)
  const fill = async () => {
    const { usage } = await session.send('Storage.getUsageAndQuota', { origin: front.url })
    await session.send('Storage.overrideQuotaForOrigin', { origin: front.url, quotaSize: usage })
  }
  await test.step('before it has begun', async () => {
    await fill()
    await packs.take('Forest')
    await expect(packs.dialog.getByRole('alert')).toContainText('This device is full')
    await session.send('Storage.overrideQuotaForOrigin', { origin: front.url })
  })
  await test.step('in the middle of it', async () => {
    front.slowTo(SLOW)
    await packs.take('Forest')
    await expect(packs.packs).toContainText('Downloading …')
    await fill()
    front.slowTo(Infinity)
    await expect(packs.packs).toContainText('This device is full.')
    await expect(packs.dialog.getByRole('alert')).toHaveCount(0)
  })
  await session.send('Storage.overrideQuotaForOrigin', { origin: front.url })
  await packs.act('Forest', 'Go on')
  await packs.isWhole('Forest', '2 areas, 4 closures and notices')
})

test(
  'packs of another version of the app are told, and nothing of the page fails',
  { tag: '@long' },
  async ({ app, front, kept, page }) => {
    await app.open(front.url, CAMERA)
    await kept.isKept()
    const packs = new PackDialog(page)
    await packs.open()
    await packs.take('Forest')
    await packs.isWhole('Forest', '2 areas, 4 closures and notices')
    await test.step('one that cannot be read any more can be deleted', async () => {
      await changePacks(page, 1)
      await app.open(front.url, CAMERA)
      await packs.open()
      await expect(packs.packs).toContainText('was made by another version of this app and cannot be read')
      expect(await packed(page)).toEqual([])
      await packs.act('was made by another version', 'Delete')
      await expect(packs.packs).toContainText('is deleted.')
    })
    await test.step('those of a newer one are left as they are', async () => {
      await changePacks(page, 99)
      await app.open(front.url, CAMERA)
      await expect(app.rows).toHaveCount(4)
      await packs.open()
      await expect(packs.dialog).toContainText('were made by a newer version of this app. Reload the page.')
    })
  },
)

test(
  'an operator who replaces all data leaves nothing of what was there in a pack',
  { tag: '@long' },
  async ({ context, front }) => {
    const { page, packs } = await aTab(context, front.url)
    await packs.take('Forest')
    await packs.isWhole('Forest', '2 areas, 4 closures and notices')
    const service: RunningService = await startService({ features: { closures: [fence('Only fence')] } })
    front.leadTo(service)
    await packs.act('Forest', 'Refresh')
    await packs.isWhole('Forest', '1 closure or notice')
    expect(await packed(page)).toEqual(['Only fence'])
    await service.stop()
  },
)

/** Writes packs as another version of the app would; 1: that of today, whose packs then are of a form that it never had. */
function changePacks(page: Page, version: number): Promise<void> {
  return page.evaluate(
    (to) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('fieldgate-packs', to)
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const database = opening.result
          const change = database.transaction('packs', 'readwrite')
          const store = change.objectStore('packs')
          const keys = store.getAllKeys()
          keys.addEventListener('success', () => {
            for (const key of keys.result) store.put({ id: key, title: 'Forest' }, key)
          })
          change.addEventListener('complete', () => {
            database.close()
            resolve()
          })
        })
      }),
    version,
  )
}
