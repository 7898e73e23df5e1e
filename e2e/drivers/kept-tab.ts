import type { BrowserContext, Page } from '@playwright/test'
import { headers } from '../../src/core/offline/protocol.ts'
import { CAMERA } from '../data.ts'
import { KeptApp } from './kept-app.ts'
import { MapPage } from './map-page.ts'

/** Opens a tab with the app, and waits until the device keeps it. */
export async function openKept(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  await new MapPage(page).open(url, CAMERA)
  await new KeptApp(page).isKept()
  return page
}

/** Ends the process of a tab, as a device does that runs short. */
export async function killTab(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash')
  await page.goto('chrome://crash').catch(() => {})
  await crashed
  await page.close()
}

/** The names of all records of a list, by its path, as packs alone tell them. */
export function namesInPacks(page: Page, list: string): Promise<readonly string[]> {
  return page.evaluate(
    async ({ path, only }) => {
      const response = await fetch(path, { headers: { [only]: 'packs' } })
      const { results = [] } = await response.json()
      return results.map(({ name }: { readonly name: string }) => name)
    },
    { path: `${list}?fields=name&page_size=1000`, only: headers.only },
  )
}
