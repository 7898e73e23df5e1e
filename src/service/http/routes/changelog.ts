import type { Hono } from 'hono'
import { paths } from '#contract/paths.ts'
import { releases } from '../changelog/releases.ts'
import type { Publishing, ServiceEnv } from '../env.ts'
import { publicUrl, sendJson } from '../answer/json.ts'
import { composePage, rowsOf } from '../answer/page.ts'
import { resource } from '../resource.ts'

/** What changed in the interface, newest first. */
export function changelogRoutes(app: Hono<ServiceEnv>, publishing: Publishing): void {
  resource(app, paths.changelog, (c) =>
    sendJson(c, publishing, async () => ({
      body: await composePage(publicUrl(c), async (slice, frame) => rowsOf(releases, slice, frame)),
    })),
  )
}
