import type { Hono } from 'hono'
import { paths } from '#contract/paths.ts'
import { deletedQuery } from '#contract/query/update-query.ts'
import type { RouteContext, ServiceEnv } from '../kernel/context.ts'
import { publicUrl, sendJson } from '../kernel/json.ts'
import { composePage } from '../../answer/page.ts'
import { resource } from '../kernel/resource.ts'
import type { Deletable } from '../../store/domain/store.ts'
import { listQueryOf } from './reading.ts'

const lists: readonly (readonly [path: string, kind: Deletable])[] = [
  [paths.areasDeleted, 'area'],
  [paths.closuresDeleted, 'closure'],
]

/** What was deleted, oldest first. Goes before the routes of single records, whose paths look alike. */
export function deletionRoutes(app: Hono<ServiceEnv>, context: RouteContext): void {
  const { store } = context
  for (const [path, kind] of lists) {
    resource(app, path, (c) =>
      sendJson(c, context, async () => {
        const filters = listQueryOf(c, deletedQuery)
        return {
          body: await composePage(publicUrl(c), 'update', (slice, frame) =>
            store.listDeleted(kind, filters, slice, frame),
          ),
        }
      }),
    )
  }
}
