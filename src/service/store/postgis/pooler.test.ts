import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { storeKinds } from '../testing/store.ts'
import { PATIENT, type Patience } from './database/database.ts'
import { openDatabase } from './database/open-database.ts'

const SOCKET = '.s.PGSQL.5432'
const KEY_DATA = 'K'.charCodeAt(0)
const PATIENCE: Patience = { connectMs: 10_000, answerMs: 10_000, signMs: 1000 }

/** Gives keys of its own to whoever connects, as a pooler does: they name no process of the server. */
function withOwnKey(sent: Buffer): Buffer {
  for (let at = 0; at + 5 <= sent.length; at += 1 + sent.readInt32BE(at + 1)) {
    if (sent[at] === KEY_DATA)
      return Buffer.concat([sent.subarray(0, at + 5), Buffer.alloc(4, 1), sent.subarray(at + 9)])
  }
  return sent
}

async function aPoolerBefore(directory: string): Promise<string> {
  const own = mkdtempSync(join(tmpdir(), 'fieldgate-pooler-'))
  const server = createServer((near) => {
    const far = connect(join(directory, SOCKET))
    near.pipe(far)
    far.once('data', (sent: Buffer) => {
      near.write(withOwnKey(sent))
      far.pipe(near)
    })
    near.on('error', () => far.destroy()).on('close', () => far.destroy())
    far.on('error', () => near.destroy())
  })
  await once(server.listen(join(own, SOCKET)), 'listening')
  onTestFinished(() => {
    server.close()
    rmSync(own, { recursive: true })
  })
  return own
}

async function aDatabaseAt(isBehindPooler: boolean, patience = PATIENCE, options = '') {
  const kind = storeKinds.find(({ name }) => name === 'PostGIS')
  const place = await kind?.aPlace()
  const url = new URL(place?.environment['DATABASE_URL'] ?? '')
  const directory = url.searchParams.get('host') ?? ''
  if (options !== '') url.searchParams.set('options', options)
  if (isBehindPooler) url.searchParams.set('host', await aPoolerBefore(directory))
  const database = await openDatabase(url.href, () => {}, patience)
  onTestFinished(() => database.close())
  return database
}

/** What a connection leaves on the server for whoever has it next. */
const LEFT = "SELECT (SELECT count(*)::int FROM pg_prepared_statements), current_setting('statement_timeout')"

describe.runIf(inject('postgis').isConcurrent)('a connection', () => {
  it('prepares its statements and limits their time', async () => {
    const database = await aDatabaseAt(false)
    await database.rows('SELECT 1')
    expect(await database.rowOfValues(LEFT, [])).toEqual([1, '20s'])
  })

  it('of a program that may take long has no limit, whatever the database says', async () => {
    const database = await aDatabaseAt(false, PATIENT, '-c statement_timeout=30s')
    expect(await database.rowOfValues(LEFT, [])).toEqual([expect.any(Number), '0'])
  })

  it('behind a pooler leaves nothing on the server, which others share from one transaction to the next', async () => {
    const database = await aDatabaseAt(true)
    await database.rows('SELECT 1')
    expect(await database.rowOfValues(LEFT, [])).toEqual([0, '0'])
    expect(await database.snapshot((session) => session.row('SELECT 2'))).toEqual([2])
  })
})
