/** So long after its last byte, in ms, an answer is given up: longer than anyone waits for it. */
export const SILENCE = 60_000

/**
 * Asks the network, and gives up an answer that has stopped coming: browsers have few connections to a host, and those that
 * nothing comes over would keep it out of reach though it is well again. However slow it is, an answer that comes is read.
 */
export async function unlessSilent(request: Request): Promise<Response> {
  const giveUp = new AbortController()
  const leave = () => giveUp.abort(request.signal.reason)
  if (request.signal.aborted) leave()
  request.signal.addEventListener('abort', leave, { once: true })
  let timer: ReturnType<typeof setTimeout> | undefined
  const rest = () => clearTimeout(timer)
  const heard = () => {
    rest()
    timer = setTimeout(() => giveUp.abort(), SILENCE)
  }
  heard()
  giveUp.signal.addEventListener('abort', rest, { once: true })
  const response = await fetch(request, { signal: giveUp.signal }).catch((error: unknown) => {
    rest()
    throw error
  })
  if (response.body === null) {
    rest()
    return response
  }
  heard()
  const body = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        heard()
        controller.enqueue(chunk)
      },
      flush: rest,
    }),
  )
  const { status, statusText, headers } = response
  return new Response(body, { status, statusText, headers })
}
