import { Server, type RequestListener, type ServerOptions, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * A server that, once it is closed, sends each answer to its end, and has no other connection keep it. Node takes a connection
 * for idle once its answer is written, though most of that may still wait for a slow reader; and one that has not asked for
 * anything yet, as browsers open them in advance, for busy.
 */
export class UnhurriedServer extends Server {
  readonly #connections = new Set<Socket>()
  readonly #sending = new Set<ServerResponse>()

  constructor(options: ServerOptions, listener: RequestListener) {
    super(options, (request, response) => {
      this.#sending.add(response)
      response.once('close', () => this.#sent(response))
      if (!this.listening) response.shouldKeepAlive = false
      listener(request, response)
    })
    this.on('connection', (socket) => {
      this.#connections.add(socket)
      socket.once('close', () => this.#connections.delete(socket))
    })
  }

  /** Node calls it as the server is closed. */
  override closeIdleConnections(): void {
    for (const response of this.#sending) response.shouldKeepAlive = false
    for (const socket of this.#connections) if (socket.bytesRead === 0) socket.destroy()
    if (this.#sending.size === 0) super.closeIdleConnections()
  }

  #sent(response: ServerResponse): void {
    this.#sending.delete(response)
    if (!this.listening) this.closeIdleConnections()
  }
}
