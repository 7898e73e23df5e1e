import type { Hono } from 'hono'
import { AREA_DEFAULT_FIELDS, AREA_FIELDS } from '#contract/area.ts'
import { messages } from '#contract/errors.ts'
import { paths } from '#contract/paths.ts'
import { areaQuery } from '#contract/query/area-query.ts'
import { notFound } from '../http/api-error.ts'
import type { Publishing, ServiceEnv } from '../http/env.ts'
import { publicUrl, sendJson } from '../http/json.ts'
import { composePage } from '../http/page.ts'
import { resource } from '../http/resource.ts'
import { chosen, fieldsAlone, queryOf, uuidOf } from './reading.ts'

/** The list of protected areas, and each by its uuid. */
export function areaRoutes(app: Hono<ServiceEnv>, publishing: Publishing): void {
  const { store } = publishing
  resource(app, paths.areas, (c) =>
    sendJson(c, publishing, async () => {
      const { fields, ...filters } = queryOf(c, areaQuery)
      const shown = chosen(fields, AREA_DEFAULT_FIELDS)
      return { body: await composePage(publicUrl(c), (slice, frame) => store.listAreas(filters, shown, slice, frame)) }
    }),
  )
  resource(app, `${paths.areas}/:uuid`, (c) =>
    sendJson(c, publishing, async () => {
      const shown = chosen(queryOf(c, areaQuery, fieldsAlone).fields, AREA_FIELDS)
      const body = await store.findArea(uuidOf(c), shown)
      if (body === null) throw notFound(messages.noArea)
      return { body }
    }),
  )
}
