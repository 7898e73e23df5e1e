import type { Hono } from 'hono'
import type { CursorKind } from '#contract/list.ts'
import type { QueryCodec } from '#contract/query/query.ts'
import { ApiError, notFound } from '../../answer/api-error.ts'
import type { RouteContext, ServiceEnv } from '../kernel/context.ts'
import { publicUrl, sendJson } from '../kernel/json.ts'
import { composePage } from '../../answer/page.ts'
import { resource } from '../kernel/resource.ts'
import type { Frame, JsonBytes, Rows, Slice } from '../../store/domain/store.ts'
import { chosen, fieldsAlone, listQueryOf, queryOf, uuidOf } from './reading.ts'

interface CollectionQuery<F> {
  readonly fields?: readonly F[]
  readonly updated_after?: string
}

/** Records of one kind: how they are asked for, and where they come from. */
export interface Collection<Q extends CollectionQuery<F>, F> {
  readonly path: string
  /** What its list is ordered by, unless it is asked for updates. */
  readonly order: Exclude<CursorKind, 'update'>
  readonly query: QueryCodec<Q>
  /** Every field that a record has, and those that a list gives unless asked for others. */
  readonly fields: readonly F[]
  readonly listed: readonly F[]
  readonly list: (
    filters: Omit<Partial<Q>, 'fields'>,
    fields: readonly F[],
    slice: Slice,
    frame?: Frame,
  ) => Promise<Rows>
  readonly find: (uuid: string, fields: readonly F[]) => Promise<JsonBytes | null>
  /** What is said of a uuid that there is no record of. */
  readonly missing: string
  /** When a record was deleted, where that is kept. */
  readonly findDeletion?: (uuid: string) => Promise<string | null>
}

/** The list of a collection, and each of its records by uuid. */
export function collectionRoutes<Q extends CollectionQuery<F>, F>(
  app: Hono<ServiceEnv>,
  context: RouteContext,
  collection: Collection<Q, F>,
): void {
  const { path, order, query, fields: all, listed, list, find } = collection
  resource(app, path, (c) =>
    sendJson(c, context, async () => {
      const asked = listQueryOf(c, query)
      const { fields, ...filters } = asked
      const shown = chosen(fields, listed)
      const by = asked.updated_after === undefined ? order : 'update'
      return { body: await composePage(publicUrl(c), by, (slice, frame) => list(filters, shown, slice, frame)) }
    }),
  )
  resource(app, `${path}/:uuid`, (c) =>
    sendJson(c, context, async () => {
      const shown = chosen(queryOf(c, query, fieldsAlone).fields, all)
      const uuid = uuidOf(c)
      const body = await find(uuid, shown)
      if (body === null) throw await missing(collection, uuid)
      return { body }
    }),
  )
}

/** Says that a record is not there, and since when if it was. */
export async function missing(
  { missing: detail, findDeletion }: Pick<Collection<object, never>, 'missing' | 'findDeletion'>,
  uuid: string,
): Promise<ApiError> {
  const deletedAt = (await findDeletion?.(uuid)) ?? null
  return deletedAt === null ? notFound(detail) : new ApiError(404, { detail, deleted_at: deletedAt })
}
