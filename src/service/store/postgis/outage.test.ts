import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { aService } from '../../http/testing/app.ts'
import { storeKinds, write } from '../testing/store.ts'
import { openPostgisStore } from './postgis-store.ts'

const SOCKET = '.s.PGSQL.5432'

/** Stands before a server, which can go away and come back. */
class Gate {
  readonly directory = mkdtempSync(join(tmpdir(), 'fieldgate-gate-'))
  readonly #behind: string
  readonly #sockets = new Set<Socket>()
  #server: Server | null = null

  constructor(behind: string) {
    this.#behind = behind
  }

  async open(): Promise<void> {
    const server = createServer((near) => {
      const far = connect(join(this.#behind, SOCKET))
      near.pipe(far).pipe(near)
      for (const socket of [near, far]) {
        this.#sockets.add(socket)
        socket.on('error', () => near.destroy())
        socket.on('close', () => this.#sockets.delete(socket))
      }
    })
    this.#server = server
    await once(server.listen(join(this.directory, SOCKET)), 'listening')
  }

  async shut(): Promise<void> {
    const server = this.#server
    if (server === null) return
    this.#server = null
    server.close()
    for (const socket of this.#sockets) socket.destroy()
    await once(server, 'close')
  }
}

async function aGatedPlace(): Promise<{ readonly url: string; readonly gate: Gate }> {
  const kind = storeKinds.find(({ name }) => name === 'PostGIS')
  const place = await kind?.aPlace()
  if (place === undefined) throw new Error('There is no PostGIS.')
  await write(await place.openWriter(), {})
  const url = new URL(place.environment['DATABASE_URL'] ?? '')
  const gate = new Gate(url.searchParams.get('host') ?? '')
  url.searchParams.set('host', gate.directory)
  await gate.open()
  onTestFinished(async () => {
    await gate.shut()
    rmSync(gate.directory, { recursive: true })
  })
  return { url: url.href, gate }
}

it('says in a line that the database is away, and goes on when it is back', async () => {
  const { url, gate } = await aGatedPlace()
  const store = await openPostgisStore(url)
  onTestFinished(() => store.close())
  const logged: string[] = []
  const service = await aService({}, { store, log: (line) => void logged.push(line) })
  const ask = () => service.request('/api/v2/protected-areas')
  expect((await ask()).status).toBe(200)
  await gate.shut()
  const answer = await ask()
  expect(answer.status).toBe(503)
  expect(answer.headers.get('Retry-After')).toBe('5')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(await answer.json()).toEqual({ detail: 'The service cannot reach its data just now. Try again soon.' })
  expect((await service.request('/healthz')).status).toBe(503)
  for (const line of logged) expect(line).toMatch(/^GET \S+: The database cannot be used: .+\.$/)
  expect(logged).toHaveLength(2)
  await gate.open()
  expect((await ask()).status).toBe(200)
  const described: unknown = await (await service.request('/api/v2/openapi.json')).json()
  const responses = { 503: { $ref: '#/components/responses/Unavailable' } }
  expect(described).toMatchObject({ paths: { '/api/v2/protected-areas': { get: { responses } } } })
})
