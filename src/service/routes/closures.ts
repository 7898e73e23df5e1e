import type { Hono } from 'hono'
import { CLOSURE_DEFAULT_FIELDS, CLOSURE_FIELDS } from '#contract/closure.ts'
import { messages } from '#contract/errors.ts'
import { paths } from '#contract/paths.ts'
import { closureQuery } from '#contract/query/closure-query.ts'
import type { Publishing, ServiceEnv } from '../http/env.ts'
import { publicUrl, sendJson } from '../http/json.ts'
import { composePage } from '../http/page.ts'
import { resource } from '../http/resource.ts'
import { missing } from './collection.ts'
import { chosen, fieldsAlone, queryOf, uuidOf } from './reading.ts'

/** The list of closures and notices, and each by its uuid. Both hold until the next status changes. */
export function closureRoutes(app: Hono<ServiceEnv>, publishing: Publishing): void {
  const { store } = publishing
  const findDeletion = (uuid: string) => store.findDeletion('closure', uuid)
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
      const uuid = uuidOf(c)
      const body = await store.findClosure(uuid, shown, now)
      if (body === null) throw await missing({ missing: messages.noClosure, findDeletion }, uuid)
      return { body, until: await store.nextStatusChange(now) }
    }),
  )
}
