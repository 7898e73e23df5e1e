import type { Hono } from 'hono'
import { CLOSURE_DEFAULT_FIELDS, CLOSURE_FIELDS } from '#contract/closure.ts'
import { messages } from '#contract/errors.ts'
import { paths } from '#contract/paths.ts'
import { closureQuery } from '#contract/query/closure-query.ts'
import { notFound } from '../http/api-error.ts'
import type { Publishing, ServiceEnv } from '../http/env.ts'
import { publicUrl, sendJson } from '../http/json.ts'
import { composePage } from '../http/page.ts'
import { resource } from '../http/resource.ts'
import { chosen, fieldsAlone, queryOf, uuidOf } from './reading.ts'

/** The list of closures and notices, and each by its uuid. Both hold until the next status changes. */
export function closureRoutes(app: Hono<ServiceEnv>, publishing: Publishing): void {
  const { store } = publishing
  resource(app, paths.closures, (c) =>
    sendJson(c, publishing, async (now) => {
      const { fields, ...filters } = queryOf(c, closureQuery)
      const shown = chosen(fields, CLOSURE_DEFAULT_FIELDS)
      const body = await composePage(publicUrl(c), (slice, frame) =>
        store.listClosures(filters, shown, slice, now, frame),
      )
      return { body, until: await store.nextStatusChange(now) }
    }),
  )
  resource(app, `${paths.closures}/:uuid`, (c) =>
    sendJson(c, publishing, async (now) => {
      const shown = chosen(queryOf(c, closureQuery, fieldsAlone).fields, CLOSURE_FIELDS)
      const body = await store.findClosure(uuidOf(c), shown, now)
      if (body === null) throw notFound(messages.noClosure)
      return { body, until: await store.nextStatusChange(now) }
    }),
  )
}
