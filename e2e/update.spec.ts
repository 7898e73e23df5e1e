import { CAMERA } from './data.ts'
import { KeptApp } from './drivers/kept-app.ts'
import { MapPage } from './drivers/map-page.ts'
import { PackDialog } from './drivers/pack-dialog.ts'
import { SearchBar } from './drivers/search-bar.ts'
import { Timeline } from './drivers/timeline.ts'
import { expect, test } from './kept-test.ts'

/** What a pack asks for towards its end. */
const ORGANISATIONS = '/api/v2/organisations'
const WILDLIFE = '/api/v2/wildlife'
const SCRIPT = '/service-worker.js'
/** The file that has the scripts and styles of a version. */
const ARCHIVE = /^\/assets\/.+\.json$/

test('a broken deploy changes nothing; a whole one is offered, keeps what one does, and leaves other tabs alone', async ({
  app,
  context,
  front,
  kept,
  network,
  page,
}) => {
  const [packs, search] = [new PackDialog(page), new SearchBar(page)]
  const asked = new Set<string>()
  front.spoil((path) => {
    asked.add(path)
    return null
  })
  await app.open(front.url, { ...CAMERA, type: 'closure' })
  await expect(app.rows).toHaveCount(3)
  await kept.isKept()
  await test.step('most scripts and styles have come in one file', async () => {
    const paths = await kept.scriptsAndStyles()
    expect(paths.filter((path) => !asked.has(path)).length).toBeGreaterThan(paths.length / 2)
  })
  await test.step('another version that does not come whole leaves this one as it is', async () => {
    front.deploy('v2')
    for (const harm of ['portal', 'gone', 'failing'] as const) {
      front.spoil((path) => (path === SCRIPT ? harm : null))
      expect(await kept.lookForUpdate()).toBe('refused')
      front.spoil((path) => (path.endsWith('.css') || ARCHIVE.test(path) ? harm : null))
      expect(await kept.lookForUpdate()).toBe('redundant')
    }
    await page.reload()
    await expect(app.rows).toHaveCount(3)
    expect(await kept.version()).toBeUndefined()
    await kept.saysNothing()
  })
  const other = await context.newPage()
  const [otherApp, otherKept, otherSearch] = [new MapPage(other), new KeptApp(other), new SearchBar(other)]
  await test.step('one that is whole is offered in every tab, and waits, however often pages are opened', async () => {
    // Each of its files then comes by itself.
    front.spoil((path) => (path === ORGANISATIONS || ARCHIVE.test(path) ? 'failing' : null))
    await otherApp.open(front.url, CAMERA)
    await expect(otherApp.rows).toHaveCount(4)
    expect(await otherKept.lookForUpdate()).toBe('installed')
    await expect(kept.offer).toBeVisible()
    await expect(otherKept.offer).toBeVisible()
    await other.goto('about:blank')
    await page.reload()
    await expect(kept.offer).toBeVisible()
    await otherApp.open(front.url, CAMERA)
    await expect(otherKept.offer).toBeVisible()
    await otherSearch.type('rangers of')
  })
  await test.step('taken, it goes on with address, card, typed search and a download', async () => {
    await packs.open()
    await packs.take('Forest')
    await expect(packs.packs).toContainText('The download goes on by itself')
    await packs.close()
    await app.row('Eagle cliff').click()
    await search.type('timber')
    const before = await app.restingAddress()
    await kept.takeUpdate()
    await expect.poll(() => kept.version()).toBe('v2')
    expect(page.url()).toBe(before)
    await expect(app.heading).toHaveText('Eagle cliff')
    await expect(search.input).toHaveValue('timber')
    front.spoil(() => null)
    await packs.open()
    await packs.isWhole('Forest', '2 areas, 4 closures and notices')
    await packs.close()
    await kept.saysNothing()
  })
  await test.step('the other tab goes on with its own version, whose files the service has no longer', async () => {
    await expect(otherKept.offer).toBeVisible()
    expect(await otherKept.version()).toBeUndefined()
    await expect(otherSearch.input).toHaveValue('rangers of')
    await other.keyboard.press('Escape')
    await new Timeline(other).button.click()
    await expect(new Timeline(other).slider).toBeVisible()
    await otherKept.takeUpdate()
    await expect.poll(() => otherKept.version()).toBe('v2')
    await expect(otherSearch.input).toHaveValue('rangers of')
    await other.close()
  })
  await test.step('and is on the device, all of it', async () => {
    await app.open(front.url, CAMERA)
    await expect(app.rows).toHaveCount(4)
    await network.goAway()
    await page.reload()
    await expect(app.rows).toHaveCount(4)
    await new Timeline(page).button.click()
    await expect(new Timeline(page).slider).toBeVisible()
    expect(await kept.version()).toBe('v2')
  })
})

test(
  'the page of a newer version opens at once, whatever the tabs ask and wait for; its worker follows when all are closed',
  { tag: '@long' },
  async ({ app, context, front, kept, network, page }) => {
    await app.open(front.url, CAMERA)
    await expect(app.rows).toHaveCount(4)
    await kept.isKept()
    const other = await context.newPage()
    await new MapPage(other).open(front.url, CAMERA)
    front.deploy('v2')
    expect(await kept.lookForUpdate()).toBe('installed')
    front.spoil((path) => (path === ORGANISATIONS ? 'silent' : null))
    for (const tab of [page, other])
      await tab.evaluate(
        ([silent, answered]) => {
          const ask = (path: string) => void fetch(`${path}?page_size=7`).catch(() => {})
          ask(silent)
          setInterval(() => ask(answered), 100)
        },
        [ORGANISATIONS, WILDLIFE] as const,
      )
    await kept.takeUpdate()
    await expect.poll(() => kept.version()).toBe('v2')
    await expect(app.rows).toHaveCount(4)
    expect(await kept.waitingVersion()).toBe('v2')
    await kept.saysNothing()
    await expect(new KeptApp(other).offer).toBeVisible()
    await network.goAway()
    await page.reload()
    await expect(app.rows).toHaveCount(4)
    expect(await kept.version()).toBe('v2')
    await test.step('alone on the device, and whole, once no page of the version before is open', async () => {
      expect(await kept.keptVersions()).toEqual(['', 'v2'])
      await other.close()
      await page.reload()
      await expect.poll(() => kept.keptVersions()).toEqual(['v2'])
      await page.reload()
      await expect(app.rows).toHaveCount(4)
      const packs = new PackDialog(page)
      await packs.open()
      await packs.check()
      await expect(packs.packs.filter({ hasText: 'The app opens without a network.' })).toBeVisible()
    })
    await test.step('with its own worker, once nothing keeps the one before', async () => {
      const waitsOnceClosed = async () => {
        await page.goto('about:blank')
        await kept.stopWorkers()
        await app.open(front.url, CAMERA)
        await expect(app.rows).toHaveCount(4)
        expect(await kept.version()).toBe('v2')
        return kept.waitingVersion()
      }
      await expect.poll(waitsOnceClosed).toBeUndefined()
    })
  },
)

test(
  'a page that lacks a file which is nowhere any more comes back by itself, and is spared by a login page',
  { tag: '@long' },
  async ({ app, front, kept, page }) => {
    await app.open(front.url, CAMERA)
    await expect(app.rows).toHaveCount(4)
    await kept.isKept()
    const loseStart = () =>
      page.evaluate(async () => {
        const start = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? ''
        for (const name of await caches.keys()) await (await caches.open(name)).delete(start)
      })
    await loseStart()
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache')
    front.spoil(() => 'portal')
    await page.reload()
    await expect(page.getByText('If nothing comes, reload the page.')).toBeVisible()
    expect((await kept.left()).workers).toBe(1)
    front.deploy('v2')
    front.spoil(() => null)
    await page.reload()
    await expect(app.rows).toHaveCount(4)
    expect(await kept.version()).toBe('v2')
  },
)
