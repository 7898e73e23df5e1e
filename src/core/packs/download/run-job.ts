import { Paging } from '#contract/paging.ts'
import type { Pack, Step } from '../pack.ts'
import type { Progress } from '../store/pack-store.ts'
import type { AtStep, JobEnv } from './env.ts'
import { KnownRecords } from './known.ts'
import { takeDeletions, takeDetails, takePlaces, takeRoot, takeWords } from './step-lists.ts'
import { takeMap } from './step-map.ts'
import { takeRecords } from './step-records.ts'

/**
 * Goes on with the download of a pack until all of it is there, then puts it in the place of what the pack had. Each part
 * is kept with what is left to do, so that it may be stopped at any moment and go on later. Null where there is nothing to do.
 * Throws what stopped it: an ApiError, a DOMException of the database (QuotaExceededError: the storage is full), the
 * reason of the signal, a JobGone where it was cancelled, a NeverSettled.
 */
export async function runJob(env: JobEnv, id: string): Promise<Pack | null> {
  let pack = await env.store.find(id)
  if (pack === null || pack.job === null) return null
  const known = await KnownRecords.read(env.store, pack.job.kind === 'refresh' ? pack.edition : null, pack.job.edition)
  const paging = new Paging()
  while (pack.job !== null) {
    env.signal.throwIfAborted()
    const { job }: Pack = pack
    const [step] = job.steps
    if (step === undefined) pack = await env.store.commit(id, job.edition)
    else {
      const progress = await take({ env, pack, job, known, paging }, step)
      env.signal.throwIfAborted()
      pack = await env.store.write(id, job.edition, progress)
      known.take(progress.rows ?? [], progress.gone)
    }
    env.onProgress?.(pack)
  }
  return pack
}

function take(at: AtStep, step: Step): Promise<Progress> {
  switch (step.name) {
    case 'root':
      return takeRoot(at, step)
    case 'words':
      return takeWords(at, step)
    case 'details':
      return takeDetails(at, step)
    case 'deletions':
      return takeDeletions(at, step)
    case 'places':
      return takePlaces(at, step)
    case 'map':
      return takeMap(at, step)
    case 'records':
      return takeRecords(at, step)
  }
}
