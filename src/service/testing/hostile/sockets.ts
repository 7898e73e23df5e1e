import { connect } from 'node:net'

/**
 * Sends bytes to a local port, given in Latin-1, and returns what comes back until the other side is done.
 * With `end` nothing more is said to follow.
 */
export function exchange(port: number, sent: string, { end = false } = {}): Promise<string> {
  return new Promise((resolve) => {
    let received = ''
    const socket = connect({ port, host: 'localhost' }, () => {
      if (end) socket.end(sent, 'latin1')
      else socket.write(sent, 'latin1')
    })
    socket.setEncoding('latin1')
    socket.on('data', (chunk: string) => (received += chunk))
    // A reset closes the connection as well.
    socket.on('error', () => {})
    socket.on('close', () => resolve(received))
  })
}

/** The statuses of the answers in what was received. */
export function statusesOf(received: string): number[] {
  return [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
}
