import type { TestProject } from 'vitest/node'
import { startCluster } from './cluster.ts'
import { servePglite } from './pglite-server.ts'
import { makeTemplate } from './place.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where tests find a PostgreSQL with PostGIS. */
    readonly postgis: PostgisServer
  }
}

export interface PostgisServer {
  /** Of a database whose schema `public` holds PostGIS and nothing else. */
  readonly url: string
  /** Whether readers and a writer can be at work at once: PGlite has one session for all. */
  readonly isConcurrent: boolean
}

/** A server for all tests of a run: that of the system's programs, else PGlite. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const isPgliteWanted = (process.env['FIELDGATE_TEST_PGLITE'] ?? '') !== ''
  const server = (isPgliteWanted ? null : await startCluster()) ?? (await servePglite())
  if (server.isConcurrent) await makeTemplate(server.url)
  console.log(`PostGIS for the tests: ${server.name}`)
  project.provide('postgis', { url: server.url, isConcurrent: server.isConcurrent })
  return server.stop
}
