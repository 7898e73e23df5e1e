import type { Hono } from 'hono'
import { paths } from '#contract/paths.ts'
import { releases } from '../changelog/releases.ts'
import type { RouteContext, ServiceEnv } from '../kernel/context.ts'
import { publicUrl, sendJson } from '../kernel/json.ts'
import { composePage, rowsOf } from '../../answer/page.ts'
import { resource } from '../kernel/resource.ts'

/** What changed in the interface, newest first. */
export function changelogRoutes(app: Hono<ServiceEnv>, context: RouteContext): void {
  resource(app, paths.changelog, (c) =>
    sendJson(c, context, async () => ({
      body: await composePage(publicUrl(c), async (slice, frame) => rowsOf(releases, slice, frame)),
    })),
  )
}
