import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'
import type { RunningServer } from './server.ts'

/** The time that a server has to start, in milliseconds. */
const PATIENCE_MS = 30_000
const DEBIAN = '/usr/lib/postgresql'

/**
 * Starts a cluster of its own, in a temporary directory and on a socket within, by the programs that the system has.
 * Null where there are none, or none with PostGIS.
 */
export async function startCluster(): Promise<RunningServer | null> {
  const programs = programDirectory()
  if (programs === null) return null
  const directory = mkdtempSync(join(tmpdir(), 'fieldgate-pg-'))
  const user = unprivileged()
  const owned = user === null ? {} : { uid: user.uid, gid: user.gid }
  if (user !== null) chownSync(directory, user.uid, user.gid)
  chmodSync(directory, 0o755)
  const data = join(directory, 'data')
  const remove = () => rmSync(directory, { recursive: true, force: true })
  try {
    const initdb = ['-D', data, '-U', 'fieldgate', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
    execFileSync(join(programs, 'initdb'), initdb, { ...owned, cwd: directory, stdio: 'pipe' })
  } catch (error) {
    remove()
    throw error
  }
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${directory}`,
    'fsync=off',
    'full_page_writes=off',
    'autovacuum=off',
  ]
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, ...[...settings, 'synchronous_commit=off', 'max_connections=200'].flatMap((set) => ['-c', set])],
    { ...owned, cwd: directory, stdio: 'ignore' },
  )
  const kill = () => void server.kill('SIGQUIT')
  process.once('exit', kill)
  const stop = async () => {
    process.off('exit', kill)
    await stopped(server)
    remove()
  }
  const url = `postgres://fieldgate@localhost/postgres?host=${encodeURIComponent(directory)}`
  const version = await versionOf(url)
  if (version !== null) return { name: version, url, isConcurrent: true, stop }
  await stop()
  return null
}

/** Where `initdb` and `postgres` are: Debian keeps them off the path. */
function programDirectory(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const directories = versions
    .map((version) => join(DEBIAN, version, 'bin'))
    .concat((process.env['PATH'] ?? '').split(delimiter))
  return directories.find((directory) => ['initdb', 'postgres'].every((it) => existsSync(join(directory, it)))) ?? null
}

/** Whom the server runs as, which never runs as root; null where this process is not root either. */
function unprivileged(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((what) => Number(execFileSync('id', [what, name], { stdio: 'pipe' })))
      if (uid !== undefined && gid !== undefined) return { uid, gid }
    } catch {
      // There is no such user: the next one.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody.')
}

/** What the server says of itself once it is up and has PostGIS; null where it has none. */
async function versionOf(url: string): Promise<string | null> {
  const client = await connected(url, Date.now() + PATIENCE_MS)
  try {
    const { rows } = await client.query<string[]>({
      text: `SELECT 'PostgreSQL ' || current_setting('server_version') || ', PostGIS ' || default_version
        FROM pg_available_extensions WHERE name = 'postgis'`,
      rowMode: 'array',
    })
    if (rows[0] === undefined) return null
    await client.query('CREATE EXTENSION postgis')
    return rows[0][0] ?? null
  } finally {
    await client.end()
  }
}

async function connected(url: string, until: number): Promise<pg.Client> {
  for (;;) {
    const client = new pg.Client(url)
    try {
      await client.connect()
      return client
    } catch (error) {
      if (Date.now() > until) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

/** Ends the server at once: nothing of it is needed any more. */
async function stopped(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGQUIT')
  await ended
}
