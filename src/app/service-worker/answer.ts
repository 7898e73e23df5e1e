import { headers, type Trouble } from '#core/offline/protocol.ts'
import { marked, nothing } from './answerers.ts'
import { LONGEST, type Line } from './line.ts'
import type { Judged } from './judged.ts'

/** For how long the service asks to wait. */
const RETRY_AFTER = 'Retry-After'

/** What an answer is made with; a test gives its own. */
export interface Means {
  /** Asks the network, and reads the answer to its end. Rejects where there is none. */
  readonly ask: (request: Request) => Promise<Judged>
  readonly fromDevice: (request: Request) => Promise<Response | null>
  readonly keep: (url: string, response: Response, at: number) => Promise<void>
  readonly forget: (url: string) => Promise<void>
  readonly line: Line
  /** Tells the pages that the network answers again. */
  readonly tellBack: () => void
  /** Lets the worker live until something is done. */
  readonly waitFor: (work: Promise<unknown>) => void
  readonly now: () => number
  /** Resolves after so many ms. */
  readonly pause: (ms: number) => Promise<void>
}

/** The answer of the network; where that gives none, or none in time, the device's, which says how old it is and why. */
export async function answer(request: Request, means: Means): Promise<Response> {
  const { fromDevice, line, now, pause, waitFor } = means
  const network = fromNetwork(request, means)
  waitFor(network)
  let asked: Promise<Response | null> | null = null
  // Only where it is wanted, for it may take more than the network.
  const device = () => (asked ??= fromDevice(request))
  let isAnswered = false
  const late = async (): Promise<Judged> => {
    await pause(line.patience(now()))
    if (!isAnswered && (await device()) === null) await pause(LONGEST)
    return troubled('slow')
  }
  const found = await Promise.race([network, late()])
  isAnswered = true
  if (found.kind === 'answer') return found.response
  // The page has lost interest: that tells nothing of the line.
  if (request.signal.aborted) return Response.error()
  line.wasBad(request.url, now())
  const told = marked((await device()) ?? found.response ?? nothing(), headers.trouble, found.trouble)
  const wait = found.response?.headers.get(RETRY_AFTER) ?? null
  return wait === null ? told : marked(told, RETRY_AFTER, wait)
}

/** Asks the network, and keeps what it says, be it too late for who has asked. */
async function fromNetwork(
  request: Request,
  { ask, keep, forget, line, tellBack, waitFor, now }: Means,
): Promise<Judged> {
  let found: Judged
  try {
    found = await ask(request)
  } catch {
    return troubled('offline')
  }
  if (found.kind === 'trouble') return found
  if (found.isKept) waitFor(keep(request.url, found.response.clone(), now()))
  else if (found.response.status === 404) waitFor(forget(request.url))
  if (line.wasWell(request.url)) tellBack()
  return found
}

function troubled(trouble: Trouble): Judged {
  return { kind: 'trouble', trouble, response: null }
}
