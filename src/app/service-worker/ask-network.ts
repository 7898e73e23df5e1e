import { unlessSilent } from '#core/offline/unless-silent.ts'
import { judged, type Judged } from './judged.ts'

/**
 * Asks the network, and judges what it says. One that wants a login leads to another host, which to a browser looks as if
 * there were none: what has failed is asked once more, without going where it leads. Rejects where there is no network.
 */
export async function askNetwork(request: Request): Promise<Judged> {
  return judged(await unlessSilent(request).catch((error: unknown) => withoutFollowing(request, error)), request.url)
}

async function withoutFollowing(request: Request, error: unknown): Promise<Response> {
  if (request.signal.aborted || !(error instanceof TypeError)) throw error
  return unlessSilent(new Request(request, { redirect: 'manual' }))
}
