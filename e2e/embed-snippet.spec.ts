import type { Page } from '@playwright/test'
import { CAMERA } from './data.ts'
import { EmbedDialog } from './drivers/embed-dialog.ts'
import { ShareDialog } from './drivers/share-dialog.ts'
import { expect, test as base } from './filter-test.ts'

const test = base.extend<{ readonly share: ShareDialog; readonly embed: EmbedDialog }>({
  share: async ({ page }, provide) => {
    await provide(new ShareDialog(page))
  },
  embed: async ({ page }, provide) => {
    await provide(new EmbedDialog(page))
  },
})

test.describe('a snippet', () => {
  const title = 'Closed "here" & <b>now</b>'

  test('shows in another page what was chosen for it', async ({ app, embed, varied, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await app.open(varied.url, { ...CAMERA, status: 'current', theme: 'dark' })
    await embed.openFromMenu()
    await embed.title.fill(title)
    await embed.height.fill('320')
    await embed.unfold('What readers can do in it')
    await embed.tick('List open from the start').check()
    const snippet = await embed.copied()
    const { host, frame } = await embed.hostWith(snippet, title)
    await expect(frame.getByRole('button', { name: 'Eagle cliff' })).toBeVisible()
    await expect(host.getByTitle(title)).toHaveCSS('height', '320px')
    await expect(host.getByRole('link', { name: `${title} (open the map)` })).toBeVisible()
    const address = (await host.getByTitle(title).getAttribute('src')) ?? ''
    expect([...new URL(address).searchParams.keys()]).toEqual(['status', 'bbox', 'panel'])
    await expect(embed.preview).toHaveAttribute('src', address)
  })
})

test('an embed of one park in German takes five clicks, and its preview is seen at once', async ({
  app,
  share,
  embed,
  demoService,
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 1280, height: 800 })
  const clicks = await countClicks(page)
  await app.open(demoService.url)
  await page.getByRole('combobox', { name: /Search/ }).fill('Šumava')
  await page.getByRole('option', { name: /Šumava National Park/ }).click()
  await share.openFromCard()
  await embed.openFromShare()
  await expect(embed.preview).toBeInViewport({ ratio: 0.95 })
  await embed.choice('Deutsch').check()
  // Its words come with the language.
  await expect(embed.dialog.getByRole('textbox', { name: 'Snippet' })).toHaveValue(/lang=de[^]*Karte öffnen/)
  const snippet = await embed.copied()
  expect(await clicks()).toBeLessThanOrEqual(5)
  expect(snippet).toContain('title="Nationalpark Šumava"')
  const { frame } = await embed.hostWith(snippet, 'Nationalpark Šumava')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Nationalpark Šumava')
})

/** Counts what is clicked from now on. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  let clicks = 0
  await page.exposeFunction('clicked', () => clicks++)
  // A click on a label makes the browser click the choice as well: so presses are counted, not clicks.
  await page.addInitScript("addEventListener('pointerdown', () => window.clicked(), true)")
  return async () => clicks
}
