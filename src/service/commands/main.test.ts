import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { hostname, networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { RootDocument } from '#contract/root.ts'
import { aClosure, aSquareArea, uuidOf } from '#testing/builders.ts'
import { run, type Running } from '../testing/program.ts'
import { listen } from '../http/server.ts'
import { StoreBusyError } from '../store/domain/errors.ts'
import { Connection } from '../store/sqlite/database/connection.ts'
import { aDirectory, aWriter, storeKinds, write, type Place } from '../store/testing/store.ts'

const start = (environment: Record<string, string>) => run('main', [], { PORT: '0', ...environment })
const addressOf = async (service: Running) => (await service.saying(/Fieldgate is at (http:\S+)/))[1] ?? ''
const rootOf = async (address: string) => RootDocument.parse(await (await fetch(new URL('/api/v2/', address))).json())

/** A file of that many areas in the north of Sweden. */
function aFile(count: number): string {
  const file = join(aDirectory(), 'areas.geojson')
  const features = Array.from({ length: count }, (_, index) => ({
    type: 'Feature',
    properties: { uuid: uuidOf(index + 1), name: `Area ${index}`, category_id: 2, country_id: 752 },
    geometry: aSquareArea(15 + (index % 100) / 50, 65 + Math.floor(index / 100) / 100, 0.01),
  }))
  writeFileSync(file, JSON.stringify({ type: 'FeatureCollection', features }))
  return file
}

// A program reads by one connection while it writes by another.
const kinds = storeKinds.filter(({ isConcurrent }) => isConcurrent)

describe.each(kinds)('the program on $name', ({ name, aPlace }) => {
  it('serves the demo on an empty store and ends cleanly, keeping it', async () => {
    const { environment } = await aPlace()
    const service = start(environment)
    const address = await addressOf(service)
    const root = await rootOf(address)
    expect(root).toMatchObject({ demo: true, name: 'Fieldgate' })
    expect((await fetch(new URL('/healthz', address))).status).toBe(200)
    service.process.kill('SIGTERM')
    expect(await service.ended).toBe(0)
    const again = start(environment)
    expect(await rootOf(await addressOf(again))).toMatchObject({ demo: true, updated_at: root.updated_at })
    again.process.kill('SIGINT')
    expect(await again.ended).toBe(0)
  })

  it('leaves an empty store empty where no demo is wanted, and refuses what is badly encoded', async () => {
    const { environment } = await aPlace()
    const address = await addressOf(start({ ...environment, DEMO: '0' }))
    expect(await rootOf(address)).toMatchObject({ demo: false, updated_at: null })
    expect(await (await fetch(new URL('/api/v2/protected-areas', address))).json()).toMatchObject({ count: 0 })
    expect((await fetch(new URL('/api/v2/closures-and-notices?q=%ff', address))).status).toBe(400)
  })

  it('makes the instants of closures again where the rules of time zones are others', async () => {
    const place = await aPlace()
    await write(await place.openWriter(), { closures: [aClosure()] })
    await place.script(
      'UPDATE closure SET begin_ms = 0; UPDATE closure_field SET begins_at = \'"1970-01-01T00:00:00Z"\'',
    )
    await place.script("UPDATE zone_rules SET version = '1999a'")
    const address = await addressOf(start(place.environment))
    const list = new URL('/api/v2/closures-and-notices?fields=begins_at&updated_after=1970-01-01', address)
    expect(await (await fetch(list)).json()).toMatchObject({ results: [{ begins_at: '2026-04-30T22:00:00Z' }] })
  })

  it.runIf(name === 'PostGIS')('serves with the instants that there are where it may only read', async () => {
    const place = await aPlace()
    await write(await place.openWriter(), { closures: [aClosure()] })
    await place.script("UPDATE zone_rules SET version = '1999a'")
    await place.script(`DO $$ BEGIN
      EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = on', current_database()); END $$`)
    const service = start(place.environment)
    const list = new URL('/api/v2/closures-and-notices?updated_after=1970-01-01', await addressOf(service))
    expect(await (await fetch(list)).json()).toMatchObject({ count: 1 })
    expect(service.said()).toContain('The rules of time zones have changed.')
  })

  it('answers while an import runs beside it, and soon with the new data', async () => {
    const { environment } = await aPlace()
    const address = await addressOf(start({ ...environment, DEMO: '0' }))
    const list = new URL('/api/v2/protected-areas?bbox=14,64,18,67&page_size=1&fields=uuid', address)
    const importing = run('import', [aFile(300)], environment)
    const asked: Promise<number>[] = []
    const asking = setInterval(() => asked.push(fetch(list).then(({ status }) => status)), 50)
    onTestFinished(() => clearInterval(asking))
    expect([await importing.ended, importing.said()]).toEqual([0, expect.stringMatching(/300 areas read/)])
    while ((await rootOf(address)).updated_at === null) await sleep(20)
    clearInterval(asking)
    const statuses = await Promise.all(asked)
    expect(statuses.length).toBeGreaterThan(3)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await (await fetch(list)).json()).toMatchObject({ count: 300 })
  })

  it('loses nothing to an import that is killed', async () => {
    const place = await aPlace()
    await write(await place.openWriter(), { licences: [{ name: 'Terms', uri: 'https://example.org/terms' }] })
    const store = await place.openStore()
    const state = await store.state()
    const importing = run('import', [aFile(3000)], place.environment)
    // Reading is the first half of its work: two of five areas are given to the store now.
    await importing.saying(/^70 %/m)
    importing.process.kill('SIGSTOP')
    expect(await isWriting(place)).toBe(true)
    importing.process.kill('SIGKILL')
    expect(await importing.ended).toBe('SIGKILL')
    expect(await store.state()).toEqual(state)
    // A database ends the session of a client that is gone after the statement that it is at.
    while (await isWriting(place)) await sleep(5)
    await write(await place.openWriter({ patience: 0 }), { sources: [{ name: 'New', kind: 'platform', url: null }] })
    expect(await store.listSources('en')).toMatchObject([{ name: 'Rangers' }, { name: 'New' }])
    expect(await store.listAreas({}, ['uuid'], { offset: 0, limit: 0 })).toMatchObject({ count: 0 })
  })
})

/** Whether somebody writes to the store just now. */
async function isWriting(place: Place): Promise<boolean> {
  const writer = await place.openWriter({ patience: 0 })
  try {
    await (await writer.begin()).rollback()
    return false
  } catch (error) {
    if (error instanceof StoreBusyError) return true
    throw error
  } finally {
    await writer.close()
  }
}

/** A directory whose store is not empty, so that it needs no demonstration. */
async function aDirectoryInUse(): Promise<string> {
  const directory = aDirectory()
  await write(aWriter(directory), {})
  return directory
}

it('the program tells its address so that it can be opened, also on an address with colons', async ({ skip }) => {
  const hasSix = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'))
  if (!hasSix) return skip('This machine has no address ::1.')
  const address = await addressOf(start({ DATA_DIR: aDirectory(), HOST: '::1', DEMO: '0' }))
  expect((await fetch(new URL('/healthz', address))).status).toBe(200)
})

describe('the program is refused, in a sentence,', () => {
  const refusal = async (environment: Record<string, string>) => {
    const service = start({ DATA_DIR: await aDirectoryInUse(), ...environment })
    expect(await service.ended).toBe(1)
    expect(service.said()).not.toMatch(/ at .*:\d+/)
    return service.said().trim()
  }

  it('a port that is in use', async () => {
    const taken = await listen(() => new Response(), { port: 0, host: null })
    onTestFinished(() => taken.close())
    expect(await refusal({ PORT: String(taken.port) })).toBe(
      `Port ${taken.port} is in use. Stop what uses it, or set another PORT.`,
    )
  })

  it('a directory that another service uses', async () => {
    const dataDir = await aDirectoryInUse()
    const service = start({ DATA_DIR: dataDir })
    await addressOf(service)
    const who = `process ${service.process.pid} on ${hostname()}`
    const message = `Another service (${who}) uses ${dataDir}. Stop it, or set another DATA_DIR.`
    expect(await refusal({ DATA_DIR: dataDir })).toBe(message)
  })

  it('a configuration that is wrong', async () => {
    const file = join(aDirectory(), 'config.json')
    writeFileSync(file, '{"title": 1}')
    expect(await refusal({ CONFIG: file })).toContain(`Please correct the configuration ${file}:\n  title: `)
  })

  it('a database that cannot be reached, without its password', async () => {
    const said = await refusal({ DATABASE_URL: 'postgres://web:secret@127.0.0.1:1/data' })
    expect(said).toBe('The database cannot be used: connect ECONNREFUSED 127.0.0.1:1.')
  })

  it('a database that asks for a password that nobody gave', async () => {
    const { port } = await aServerThatAsks()
    expect(
      await refusal({ DATABASE_URL: `postgres://web@127.0.0.1:${port}/data`, PGPASSFILE: join(aDirectory(), 'none') }),
    ).toBe('The database cannot be used: it asks for a password, and DATABASE_URL has none.')
  })

  it('a store that was lost or is damaged, which is left as it is', async () => {
    const dataDir = await aDirectoryInUse()
    const file = join(dataDir, 'fieldgate.db')
    for (const content of [Buffer.alloc(0), readFileSync(file).fill(0xa5, 4096, 8192)]) {
      writeFileSync(file, content)
      expect(await refusal({ DATA_DIR: dataDir })).toMatch(/^The store \S+ is damaged: .*Restore a backup in its place/)
      expect(readFileSync(file).equals(content)).toBe(true)
    }
  })

  it('a directory that cannot be', async () => {
    expect(await refusal({ DATA_DIR: '/dev/null/data' })).toContain('/dev/null/data')
  })
})

it('the program ends where the state of its store cannot be told', async () => {
  const dataDir = await aDirectoryInUse()
  const connection = new Connection(join(dataDir, 'fieldgate.db'), 0)
  connection.script('ALTER TABLE edition RENAME TO edition_away')
  connection.close()
  const service = start({ DATA_DIR: dataDir, DEMO: '0' })
  expect(await service.ended).toBe(1)
  expect(service.said()).toMatch(/no such table: edition/)
  expect(service.said()).not.toContain('Fieldgate is at')
})

/** Asks whoever connects for a password, as a PostgreSQL server does, and waits. */
async function aServerThatAsks(): Promise<{ readonly port: number }> {
  const SASL = [10, 'SCRAM-SHA-256\0\0'] as const
  const SASL_CONTINUE = [11, 'r=,s=,i='] as const
  const server = createServer((socket) => {
    const turns = [SASL, SASL_CONTINUE]
    socket.on('data', () => {
      const [kind, text] = turns.shift() ?? [0, '']
      const head = Buffer.from([0x52, 0, 0, 0, 8 + text.length, 0, 0, 0, kind])
      socket.write(Buffer.concat([head, Buffer.from(text)]))
    })
  })
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('There is no port.')
  return { port: address.port }
}
