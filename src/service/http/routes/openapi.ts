import type { Hono } from 'hono'
import { paths } from '#contract/paths.ts'
import type { RouteContext, ServiceEnv } from '../kernel/context.ts'
import { jsonBytes, sendJson } from '../kernel/json.ts'
import { resource } from '../kernel/resource.ts'
import { apiDocument, type ApiDocument } from '../openapi/document.ts'

/** The description of the interface, for programs: made once, when somebody first asks for it. */
export function openapiRoutes(app: Hono<ServiceEnv>, context: RouteContext, name: string): void {
  let document: ApiDocument | undefined
  resource(app, paths.openapi, (c) =>
    sendJson(c, context, async () => {
      document ??= apiDocument(name)
      return { body: jsonBytes({ ...document, servers: [{ url: c.var.origin }] }) }
    }),
  )
}
