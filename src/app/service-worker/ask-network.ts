import { unlessSilent } from '#core/offline/unless-silent.ts'
import { judged, type Judged } from './judged.ts'

/**
 * Asks the network, and judges its answer. A network that wants a login redirects to another host, which the browser reports
 * as a network error: a failed request is sent once more, without following redirects. Rejects where there is no network.
 */
export async function askNetwork(request: Request): Promise<Judged> {
  return judged(await unlessSilent(request).catch((error: unknown) => withoutFollowing(request, error)), request.url)
}

async function withoutFollowing(request: Request, error: unknown): Promise<Response> {
  if (request.signal.aborted || !(error instanceof TypeError)) throw error
  return unlessSilent(new Request(request, { redirect: 'manual' }))
}
