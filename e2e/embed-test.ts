import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './chromium.ts'
import { HostPage } from './drivers/host-page.ts'
import { test as base } from './test.ts'

export { expect } from './test.ts'

interface Fixtures {
  /** A page of another site. */
  readonly host: HostPage
  /** The same in a browser that keeps nothing for the frames of other sites. */
  readonly forgetfulHost: HostPage
}

export const test = base.extend<Fixtures>({
  host: async ({ page, hostSite }, provide) => {
    await provide(await HostPage.on(page, hostSite))
  },
  forgetfulHost: async ({ playwright, launchOptions, contextOptions, hostSite }, provide) => {
    const profile = await mkdtemp(join(tmpdir(), 'fieldgate-profile-'))
    await mkdir(join(profile, 'Default'))
    const preferences = { profile: { block_third_party_cookies: true, cookie_controls_mode: 1 } }
    await writeFile(join(profile, 'Default/Preferences'), JSON.stringify(preferences))
    // Only a whole browser has such a setting.
    const context = await playwright.chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...contextOptions,
      executablePath: findChromium(),
    })
    await provide(await HostPage.on(await context.newPage(), hostSite))
    await context.close()
    await rm(profile, { recursive: true, force: true })
  },
})

/** A frame with a map of a service, at `path` below it. */
export function frameOf(
  service: { readonly url: string },
  search: Record<string, string> = {},
  attributes = '',
): string {
  const address = `${service.url}/embed?${new URLSearchParams(search)}`.replaceAll('&', '&amp;')
  return `<iframe title="Map" width="600" height="400" src="${address}" ${attributes}></iframe>`
}
