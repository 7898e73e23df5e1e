import { askWorker } from '#core/offline/ask-worker.ts'
import { ShellVersion } from '#core/offline/protocol.ts'
import { reload } from './reload.ts'
import type { Update } from './update-state.ts'

/**
 * Loads the page anew, as one of the version that was found. The worker of the version before stays until all pages are
 * closed: Chromium may leave a page that is opened while it replaces a worker without an answer for good.
 */
export async function takeUpdate({ waitsIn: { waiting } }: Update): Promise<void> {
  if (waiting !== null) await askWorker(waiting, { kind: 'open-pages' })
  reload()
}

/** Whether the version that was found is another than the page's, which may have taken it already. */
export async function isOther({ waitsIn: { waiting } }: Update): Promise<boolean> {
  if (waiting === null) return false
  const { success, data } = ShellVersion.safeParse(await askWorker(waiting, { kind: 'version' }))
  return !success || data.start !== ownStart()
}

function ownStart(): string | null {
  const script = document.querySelector<HTMLScriptElement>('script[type=module]')
  return script && new URL(script.src).pathname
}
