import { CONFIG_PATH } from '#contract/site-paths.ts'
import { ShellState } from '#core/offline/protocol.ts'
import type { ToWorker } from '#core/offline/to-worker.ts'

/** How long the service worker is waited for, in ms. */
const PATIENCE = 5000

/** Whether all files of the app are on the device: whether it opens without a network. */
export async function isAppKept(): Promise<boolean> {
  const worker = navigator.serviceWorker?.controller ?? null
  if (worker === null) return false
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<unknown>((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true })
    port1.start()
    setTimeout(() => resolve(null), PATIENCE)
  })
  worker.postMessage({ kind: 'is-shell-whole' } satisfies ToWorker, [port2])
  const read = ShellState.safeParse(await answer)
  port1.close()
  return read.success && read.data.missing === 0
}

/** Whether the browser tells the position: at once, once it was allowed to, or not. */
export async function positionAccess(): Promise<PermissionState> {
  if (!('geolocation' in navigator)) return 'denied'
  // Not every browser can be asked without asking the visitor.
  const asked = navigator.permissions?.query({ name: 'geolocation' }).catch(() => null)
  return (await asked)?.state ?? 'prompt'
}

/** By how many seconds the clock of the device is ahead of the service's; null where there is no network to compare by. */
export async function clockAhead(): Promise<number | null> {
  const before = Date.now()
  const response = await fetch(CONFIG_PATH, { cache: 'no-store' }).catch(() => null)
  const theirs = Date.parse(response?.headers.get('Date') ?? '')
  return Number.isNaN(theirs) ? null : ((before + Date.now()) / 2 - theirs) / 1000
}
