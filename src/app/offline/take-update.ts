import { askWorker } from '#core/offline/ask-worker.ts'
import { isOfPage } from '#core/offline/own-worker.ts'
import type { ToWorker } from '#core/offline/to-worker.ts'
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

/**
 * Whether the version that was found is another than the page's. Where the page has taken it already, its worker is told,
 * so that the files of the versions before can go.
 */
export async function isOther({ waitsIn: { waiting } }: Update): Promise<boolean> {
  if (waiting === null) return false
  if (!(await isOfPage(waiting))) return true
  waiting.postMessage({ kind: 'taken' } satisfies ToWorker, [])
  return false
}
