import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { aClosure, anArea } from '#testing/builders.ts'
import { aService } from '../../http/testing/app.ts'
import { put, storeKinds, write, type Content } from '../testing/store.ts'
import { openPostgisStore } from './postgis-store.ts'
import { openPostgisWriter } from './postgis-writer.ts'

const SOCKET = '.s.PGSQL.5432'

/** Stands before a server, which can go away and come back. */
class Gate {
  readonly directory = mkdtempSync(join(tmpdir(), 'fieldgate-gate-'))
  readonly #behind: string
  readonly #sockets = new Set<Socket>()
  #server: Server | null = null
  #isFrozen = false
  /** Cuts a connection off where it commits, and before it hears of that. */
  cutsCommits = false

  constructor(behind: string) {
    this.#behind = behind
  }

  async open(): Promise<void> {
    const server = createServer((near) => {
      const far = connect(join(this.#behind, SOCKET))
      let isCommitted = false
      near.on('data', (sent: Buffer) => (isCommitted ||= this.cutsCommits && sent.includes('COMMIT')))
      far.on('data', () => isCommitted && near.destroy())
      near.pipe(far).pipe(near)
      for (const socket of [near, far]) {
        this.#sockets.add(socket)
        if (this.#isFrozen) socket.pause()
        socket.on('error', () => near.destroy())
        socket.on('close', () => {
          this.#sockets.delete(socket)
          far.destroy()
        })
      }
    })
    this.#server = server
    await once(server.listen(join(this.directory, SOCKET)), 'listening')
  }

  /** From now on takes all that comes, and passes nothing on. */
  freeze(): void {
    this.#isFrozen = true
    for (const socket of this.#sockets) socket.pause()
  }

  thaw(): void {
    this.#isFrozen = false
    for (const socket of this.#sockets) socket.resume()
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

async function aGatedPlace(content: Content = {}): Promise<{ readonly url: string; readonly gate: Gate }> {
  const kind = storeKinds.find(({ name }) => name === 'PostGIS')
  const place = await kind?.aPlace()
  if (place === undefined) throw new Error('There is no PostGIS.')
  await write(await place.openWriter(), content)
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
  const store = await openPostgisStore(url, () => {})
  onTestFinished(() => store.close())
  const logged: string[] = []
  const service = await aService({}, { store, log: (line) => void logged.push(line) })
  let asked = 0
  // What was answered before can be answered again.
  const ask = () => service.request(`/api/v2/protected-areas?new=${++asked}`)
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

it('waits for a database that does not answer only where nothing can be said without it', async ({ signal }) => {
  const closure = aClosure({ time_zone: 'Etc/UTC', start_on: '2026-05-01', end_on: '2026-05-20' })
  const { url, gate } = await aGatedPlace({ areas: [anArea()], closures: [closure] })
  const store = await openPostgisStore(url, () => {}, { connectMs: 400, answerMs: 400, signMs: 100 })
  onTestFinished(() => store.close())
  const midnight = Date.parse('2026-05-21T00:00:00Z')
  const clock = { now: midnight - 1 }
  const logged: string[] = []
  const log = (line: string) => void logged.push(line)
  const service = await aService({}, { store, now: () => clock.now, storePatience: 100, log })
  const areas = '/api/v2/protected-areas'
  const closures = '/api/v2/closures-and-notices'
  const lookups = '/api/v2/countries'
  const ask = (path: string) => service.request(path)
  const statusesOf = async (...paths: readonly string[]) =>
    Promise.all(paths.map(async (path) => (await ask(path)).status))
  // A busy machine may be late as well.
  const askedUntilWell = async (path: string) => {
    let answer = await ask(path)
    while (answer.status !== 200) {
      signal.throwIfAborted()
      await setImmediate()
      answer = await ask(path)
    }
    return answer.text()
  }
  // What comes late is left out of it.
  let config = ''
  while (!config.includes('"dataBounds":[')) {
    signal.throwIfAborted()
    // A cached answer comes at once: without a turn of the event loop the database would never be heard.
    await setImmediate()
    config = await askedUntilWell('/config.json')
  }
  for (const path of [areas, closures, lookups, '/api/v2/']) await askedUntilWell(path)

  gate.freeze()
  expect(await statusesOf(areas, closures, lookups, '/api/v2/', '/api/v2/changelog')).toEqual([200, 200, 200, 200, 200])
  expect(await statusesOf('/healthz', '/api/v2/openapi.json', '/config.schema.json')).toEqual([503, 200, 200])
  expect(await (await ask('/config.json')).text()).toBe(config)
  const answer = await ask(`${areas}?new=1`)
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
  // By now nobody waits any more, and there are more requests than connections.
  const all = Array.from({ length: 100 }, (_, index) => `${closures}?new=${index}`)
  expect(new Set(await statusesOf(...all))).toEqual(new Set([503]))
  const page = await service.request(`${areas}?updated_after=x`, { headers: { Accept: 'text/html' } })
  expect(page.status).toBe(400)
  clock.now = midnight
  expect(await statusesOf(areas, closures)).toEqual([200, 503])
  clock.now += 3_600_000
  expect(await statusesOf(areas)).toEqual([503])
  clock.now = midnight
  for (const line of logged) expect(line).toMatch(/^GET \S+: The (database cannot be used: .+|store has not .+)\.$/)

  gate.thaw()
  await askedUntilWell(`${areas}?new=2`)
  await askedUntilWell('/healthz')
})

it('does not say that nothing was changed where the database may have committed', async () => {
  const { url, gate } = await aGatedPlace()
  const writer = await openPostgisWriter(url, () => {})
  const transaction = await writer.begin()
  await put(transaction, { areas: [anArea()] })
  gate.cutsCommits = true
  await expect(transaction.commit({ demo: false })).rejects.toMatchObject({
    name: 'StoreUnsureError',
    message:
      'The connection to the database was lost while it was told to keep the changes: they may be there or not. Do the same once more; what is there already is not changed again.',
  })
  await transaction.rollback()
  gate.cutsCommits = false
  await writer.close()
  const store = await openPostgisStore(url, () => {})
  onTestFinished(() => store.close())
  expect((await store.listAreas({}, ['uuid'], { offset: 0, limit: 1 })).count).toBe(1)
})
