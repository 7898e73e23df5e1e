import { CONFIG_PATH } from '#contract/site-paths.ts'
import { keptShell } from '#core/offline/own-worker.ts'

/** Whether all files of the app are on the device: whether it opens without a network. */
export async function isAppKept(): Promise<boolean> {
  return (await keptShell())?.missing === 0
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
