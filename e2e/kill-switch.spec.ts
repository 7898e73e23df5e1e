import { headers } from '../src/core/offline/protocol.ts'
import { CAMERA, places } from './data.ts'
import { PackDialog } from './drivers/pack-dialog.ts'
import { SearchBar } from './drivers/search-bar.ts'
import { expect, test } from './kept-test.ts'

test('the operator ends the worker: the app goes from the device, packs stay, and answer once it is back', async ({
  app,
  front,
  kept,
  network,
  page,
  service,
  serviceWith,
}) => {
  const [packs, search] = [new PackDialog(page), new SearchBar(page)]
  const without = await serviceWith({ serviceWorker: false })
  await app.open(front.url, CAMERA)
  await expect(app.rows).toHaveCount(4)
  await kept.isKept()
  await packs.open()
  await packs.take('Forest')
  await packs.isWhole('Forest', '2 areas, 4 closures and notices')
  await packs.close()
  await test.step('an open tab is not loaded anew', async () => {
    front.leadTo(without)
    await search.type('timber')
    expect(await kept.lookForUpdate()).toBe('installed')
    await expect(search.input).toHaveValue('timber')
  })
  await test.step('after the next visit nothing of the app is left', async () => {
    // Chromium now and then never answers a visit that begins while one worker gives way to another.
    await expect(async () => void (await page.reload({ timeout: 15_000 }))).toPass()
    await expect(app.rows).toHaveCount(4)
    await expect.poll(() => kept.left()).toEqual({ caches: [], workers: 0 })
    const answered = page.waitForResponse((response) => response.url().includes('/closures-and-notices?'))
    await app.statusSwitch('Expired').click()
    expect(await (await answered).headerValue(headers.trouble)).toBeNull()
    await packs.open()
    await packs.isWhole('Forest', '2 areas, 4 closures and notices')
    await network.goAway()
    await expect(page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
    await network.comeBack()
  })
  await test.step('switched on again, the pack answers what was never asked for', async () => {
    front.leadTo(service)
    await app.open(front.url, CAMERA)
    await expect(app.rows).toHaveCount(4)
    await kept.isKept()
    await network.goAway()
    await app.open(front.url, { map: `11/${places.inForce[1]}/${places.inForce[0]}`, type: 'closure' })
    await expect(app.row('Eagle cliff')).toBeVisible()
    await expect(kept.notice).toContainText('No network.')
  })
})
