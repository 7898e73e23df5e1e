import { askWorker } from './ask-worker.ts'
import { ShellState, ShellVersion } from './protocol.ts'

/**
 * The service worker of the version that the page is of: the one that waits, where the page was opened for it by the worker
 * before; else the one that answers the page. Null where there is none.
 */
async function ownWorker(): Promise<ServiceWorker | null> {
  const { serviceWorker } = navigator
  const waiting = (await serviceWorker?.getRegistration().catch(() => null))?.waiting ?? null
  if (waiting !== null && (await isOfPage(waiting))) return waiting
  return serviceWorker?.controller ?? null
}

/** How long to wait for a worker that is being registered, in ms. */
const PATIENCE = 5000

/** Whether the browser has no worker for the page, or forbids it: then nothing answers without a network. */
export async function isWithoutWorker(): Promise<boolean> {
  const { serviceWorker } = navigator
  if (serviceWorker === undefined) return true
  const isRegistered = () => serviceWorker.getRegistration().then(Boolean, () => false)
  if (await isRegistered()) return false
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE))
  await Promise.race([serviceWorker.ready, patience])
  return !(await isRegistered())
}

/** How the files of the app are on the device; null where no worker keeps them. */
export async function keptShell(): Promise<ShellState | null> {
  const worker = await ownWorker()
  return worker && (ShellState.safeParse(await askWorker(worker, { kind: 'is-shell-whole' })).data ?? null)
}

/** Whether a service worker is of the version that the page is of; not where it does not answer. */
export async function isOfPage(worker: ServiceWorker): Promise<boolean> {
  const { success, data } = ShellVersion.safeParse(await askWorker(worker, { kind: 'version' }))
  return success && data.start === ownStart()
}

function ownStart(): string | null {
  const script = document.querySelector<HTMLScriptElement>('script[type=module]')
  return script && new URL(script.src).pathname
}
