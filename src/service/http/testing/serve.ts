import { onTestFinished } from 'vitest'
import { listen } from '../server.ts'

/** Serves over HTTP for the time of the test; returns the address. */
export async function serve(fetch: (request: Request) => Response | Promise<Response>): Promise<string> {
  const listening = await listen(fetch, { port: 0, host: '127.0.0.1' })
  onTestFinished(() => listening.close())
  return `http://127.0.0.1:${listening.port}`
}
