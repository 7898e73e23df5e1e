import type { Hono } from 'hono'
import { paths } from '#contract/paths.ts'
import type { RouteContext, ServiceEnv } from '../kernel/context.ts'
import { composePage, rowsOf } from '../../answer/page.ts'
import type { Release } from '../changelog/changelog.ts'
import { releases } from '../changelog/releases.ts'
import { jsonBytes, publicUrl, sendJson } from '../kernel/json.ts'
import { resource } from '../kernel/resource.ts'
import type { Frame, Slice } from '../../store/domain/store.ts'
import { apiDocument, type ApiDocument } from '../openapi/document.ts'

/**
 * What the interface is, for programs: described once, when somebody first asks for it; and what changed in it, newest
 * first.
 */
export function descriptionRoutes(app: Hono<ServiceEnv>, context: RouteContext, name: string): void {
  let document: ApiDocument | undefined
  resource(app, paths.openapi, (c) =>
    sendJson(
      c,
      context,
      async () => {
        document ??= apiDocument(name)
        return { body: jsonBytes({ ...document, servers: [{ url: c.var.origin }] }) }
      },
      { basis: '' },
    ),
  )
  resource(app, paths.changelog, (c) =>
    sendJson(
      c,
      context,
      async () => {
        // The newest comes first: counted back from the oldest, each keeps its number.
        const number = (_: Release, index: number) => index - releases.length
        const read = async (slice: Slice, frame?: Frame) => rowsOf(releases, number, slice, frame)
        return { body: await composePage(publicUrl(c), 'number', read) }
      },
      { basis: '' },
    ),
  )
}
