import { expect, type Locator, type Page } from '@playwright/test'
import { APP_CACHES, SITE_CACHES } from '../../src/contract/site-caches.ts'

/** The app as it is kept on the device, and what the page says of that. */
export class KeptApp {
  readonly page: Page
  /** That a newer version is there. */
  readonly offer: Locator
  /** Why there is no network, and of when the data is. */
  readonly notice: Locator

  constructor(page: Page) {
    this.page = page
    this.offer = page.getByRole('status').filter({ hasText: 'A new version is ready.' })
    this.notice = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Try again' }) })
  }

  /** Presses “Try again”, if it is still there: the page also looks for the network by itself, and then takes the button away. */
  async tryAgain(): Promise<void> {
    await this.notice.getByRole('button').evaluateAll((buttons) => {
      for (const button of buttons) if (button instanceof HTMLElement) button.click()
    })
  }

  /** Waits until the app is on the device. */
  async isKept(): Promise<void> {
    // Asked in each frame instead, the page would draw all the while.
    await this.page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const { serviceWorker } = navigator
          if (serviceWorker.controller !== null) return resolve()
          serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
        }),
    )
  }

  /** The version that the page is of: none for the build as it is. */
  async version(): Promise<string | undefined> {
    const script = await this.page.locator('script[type=module]').first().getAttribute('src')
    return /\/assets\/(\w+)\//.exec(script ?? '')?.[1]
  }

  /** The version whose worker waits for the one before to end: undefined for the build as it is, or where none waits. */
  waitingVersion(): Promise<string | undefined> {
    return this.page.evaluate(async () => {
      const { waiting } = await navigator.serviceWorker.ready
      if (waiting === null) return undefined
      const { port1, port2 } = new MessageChannel()
      const answer = new Promise<{ readonly start: string }>((resolve) => {
        port1.addEventListener('message', ({ data }) => resolve(data), { once: true })
        port1.start()
      })
      waiting.postMessage({ kind: 'version' }, [port2])
      return /\/assets\/(\w+)\//.exec((await answer).start)?.[1]
    })
  }

  /** The paths of the scripts and styles that are on the device. */
  scriptsAndStyles(): Promise<readonly string[]> {
    return this.page.evaluate(async (name) => {
      const requests = await (await caches.open(name)).keys()
      return requests.map(({ url }) => new URL(url).pathname).filter((path) => /\.(?:js|css)$/.test(path))
    }, SITE_CACHES.shell)
  }

  /** The versions whose scripts are on the device; '' for the build as it is. */
  keptVersions(): Promise<readonly string[]> {
    return this.page.evaluate(async (name) => {
      const requests = await (await caches.open(name)).keys()
      const paths = requests.map(({ url }) => new URL(url).pathname).filter((path) => path.endsWith('.js'))
      return [...new Set(paths.map((path) => /^\/assets\/(\w+)\//.exec(path)?.[1] ?? ''))]
    }, SITE_CACHES.shell)
  }

  /** Stops all workers, as browsers do after half a minute in which nothing is asked of them. */
  async stopWorkers(): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page)
    await session.send('ServiceWorker.enable')
    await session.send('ServiceWorker.stopAllWorkers')
    await session.detach()
  }

  /** Looks for a newer version, as browsers do now and then; what becomes of it. */
  lookForUpdate(): Promise<string> {
    return this.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      try {
        await registration.update()
      } catch {
        return 'refused'
      }
      const { installing } = registration
      if (installing === null) return registration.waiting === null ? 'same' : 'installed'
      return new Promise<string>((resolve) => {
        installing.addEventListener('statechange', () => resolve(installing.state), { once: true })
      })
    })
  }

  async takeUpdate(): Promise<void> {
    const loaded = this.page.waitForEvent('load')
    await this.offer.getByRole('button', { name: 'Update now' }).click()
    await loaded
  }

  /** What is left of the app itself: its caches, and how many workers there are. */
  left(): Promise<{ readonly caches: readonly string[]; readonly workers: number }> {
    return this.page.evaluate(
      async (own) => ({
        caches: (await caches.keys()).filter((name) => own.includes(name)),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      }),
      APP_CACHES.map(String),
    )
  }

  /** How many records were read ahead, so that their cards open without a network. */
  readAhead(): Promise<number> {
    return this.page.evaluate(async (name) => {
      const lists = await (await caches.open(name)).matchAll()
      const bodies = await Promise.all(lists.map((list) => list.json()))
      return new Set(bodies.flatMap(({ results }) => results.map(({ uuid }: { readonly uuid: string }) => uuid))).size
    }, SITE_CACHES.ahead)
  }

  async saysNothing(): Promise<void> {
    await expect(this.offer).toHaveCount(0)
    await expect(this.notice).toHaveCount(0)
  }
}
