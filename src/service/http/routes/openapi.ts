import type { Hono } from 'hono'
import { paths } from '#contract/paths.ts'
import type { Publishing, ServiceEnv } from '../env.ts'
import { jsonBytes, sendJson } from '../answer/json.ts'
import { resource } from '../resource.ts'
import { apiDocument, type ApiDocument } from '../openapi/document.ts'

/** The description of the interface, for programs: made once, when somebody first asks for it. */
export function openapiRoutes(app: Hono<ServiceEnv>, publishing: Publishing, name: string): void {
  let document: ApiDocument | undefined
  resource(app, paths.openapi, (c) =>
    sendJson(c, publishing, async () => {
      document ??= apiDocument(name)
      return { body: jsonBytes({ ...document, servers: [{ url: c.var.origin }] }) }
    }),
  )
}
