import { headers, type Origin } from '#core/offline/protocol.ts'
import { answerFromPacks } from '#core/packs/answers/answer.ts'
import { seen } from './seen.ts'

/** Answers a request of the contract from the device; null where it cannot. An answer says when the network gave it. */
export type Answerer = (request: Request) => Promise<Response | null>

/**
 * What can answer without the network. All are asked and the newest answer is taken, of two as new the first: what was
 * seen at this very address is before what follows from other answers.
 */
const ANSWERERS: readonly { readonly from: Origin; readonly answer: Answerer }[] = [
  { from: 'seen', answer: seen },
  { from: 'pack', answer: answerFromPacks },
]

/** The newest answer that the device has, with where it comes from; null where it has none. */
export async function answerFromDevice(request: Request): Promise<Response | null> {
  const found = await Promise.all(
    ANSWERERS.map(async ({ from, answer }) => {
      // What one cannot read, another may.
      const response = await answer(request).catch(() => null)
      return response && { response: marked(response, headers.from, from), at: storedAt(response) }
    }),
  )
  const newest = found.filter((one) => one !== null).reduce<Found | null>((a, b) => (a && a.at >= b.at ? a : b), null)
  return newest?.response ?? null
}

interface Found {
  readonly response: Response
  readonly at: number
}

/** Epoch ms. */
function storedAt(response: Response): number {
  return Date.parse(response.headers.get(headers.storedAt) ?? '') || 0
}

/** The same answer with a header more. */
export function marked(response: Response, name: string, value: string): Response {
  const own = new Headers(response.headers)
  own.set(name, value)
  return new Response(response.body, { status: response.status, headers: own })
}
