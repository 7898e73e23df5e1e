import { headers, type Origin } from '#core/offline/protocol.ts'
import { answerFromPacks } from '#core/packs/answers/answer.ts'
import { inLists } from './lists-ahead.ts'
import { seen } from './seen.ts'
import { seenAround } from './seen-around.ts'

/** Answers a request of the contract from the device; null where it cannot. An answer says when the network gave it. */
export type Answerer = (request: Request) => Promise<Response | null>

/**
 * What can answer without the network. All are asked; an answer to all that was asked about is taken before one to a part,
 * then the newest, of two as new the first: what was seen at this very address is before what follows from other answers.
 */
const ANSWERERS: readonly { readonly from: Origin; readonly answer: Answerer }[] = [
  { from: 'seen', answer: seen },
  { from: 'seen', answer: seenAround },
  { from: 'seen', answer: inLists },
  { from: 'pack', answer: answerFromPacks },
]

/** The answer of the packs alone, as there would be one in the field. */
export async function answerFromPacksAlone(request: Request): Promise<Response> {
  const response = await answerFromPacks(request)
  return response === null ? nothing() : marked(response, headers.from, 'pack' satisfies Origin)
}

/** The best answer that the device has, with where it comes from; null where it has none. */
export async function answerFromDevice(request: Request): Promise<Response | null> {
  const found = await Promise.all(
    ANSWERERS.map(async ({ from, answer }) => {
      // What one cannot read, another may.
      const response = await answer(request).catch(() => null)
      return response && marked(response, headers.from, from)
    }),
  )
  return bestOf(found.filter((one) => one !== null))
}

/** Of some answers to one request that which knows most, then the newest; of those alike the first. */
export function bestOf(answers: readonly Response[]): Response | null {
  const found = answers.map((response) => ({ response, ...worthOf(response) }))
  const [best] = found.toSorted((a, b) => a.lacks - b.lacks || b.at - a.at)
  return best?.response ?? null
}

/** `lacks`: 1 for an answer to a part alone; `at`: when the network gave it, epoch ms. */
function worthOf({ headers: own }: Response): { readonly lacks: number; readonly at: number } {
  return { lacks: own.has(headers.partial) ? 1 : 0, at: Date.parse(own.get(headers.storedAt) ?? '') || 0 }
}

/** An error that no service has given: nothing is known of what was asked for. */
export function nothing(): Response {
  return Response.json(
    { detail: 'There is no network, and the device has no answer.' },
    { status: 504, headers: { [headers.from]: 'none' satisfies Origin } },
  )
}

/** The same answer with a header more. */
export function marked(response: Response, name: string, value: string): Response {
  const own = new Headers(response.headers)
  own.set(name, value)
  return new Response(response.body, { status: response.status, headers: own })
}
