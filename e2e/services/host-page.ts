import { once } from 'node:events'
import { createServer } from 'node:http'

/** A site whose pages show the map: of another host name than the services, so of another origin and site. */
export interface HostSite {
  readonly origin: string
  /** Puts a page of that body there, under a content security policy if one is named; returns its address. */
  put(body: string, policy?: string): string
  stop(): Promise<void>
}

interface Page {
  readonly html: string
  readonly policy: string | null
}

export async function startHostSite(): Promise<HostSite> {
  const pages: Page[] = []
  const server = createServer((request, response) => {
    const page = pages[Number(request.url?.slice(1))]
    if (page === undefined) return void response.writeHead(204).end()
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    if (page.policy !== null) response.setHeader('Content-Security-Policy', page.policy)
    response.end(page.html)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The site has no port.')
  const origin = `http://127.0.0.1:${address.port}`
  return {
    origin,
    put(body, policy) {
      pages.push({ html: `<!doctype html><html lang="en"><title>Host</title>${body}`, policy: policy ?? null })
      return `${origin}/${pages.length - 1}`
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
