import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import { onTestFinished } from 'vitest'

/** Serves for the time of the test; gives the address of a path, and the heads of what was asked. */
export async function aHost(listener: RequestListener) {
  const asked: (IncomingHttpHeaders & { readonly url: string })[] = []
  const server = createServer((request, response) => {
    asked.push({ ...request.headers, url: request.url ?? '' })
    listener(request, response)
  })
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('There is no port.')
  return { at: (path: string) => `http://127.0.0.1:${address.port}${path}`, asked }
}
