import * as sentences from '#contract/error-sentences.ts'
import type { FieldErrors } from '#contract/errors.ts'
import { parseUuid } from '#contract/ids.ts'
import { parsePageRequest } from '#contract/list.ts'
import type { QueryCodec } from '#contract/query/query.ts'
import { notFound, wrongQuery } from '../../answer/api-error.ts'
import type { ServiceContext } from '../kernel/context.ts'

/** The parameters of a request; throws a 400 that names every wrong one. */
export function queryOf<Q>(
  c: ServiceContext,
  codec: QueryCodec<Q>,
  relevant: (search: URLSearchParams) => URLSearchParams = (search) => search,
): Partial<Q> {
  const read = codec.read(relevant(new URL(c.req.url).searchParams))
  if (!read.ok) throw wrongQuery(read.errors)
  return read.query
}

/** The same for a list, which may also be asked for the records after one. */
export function listQueryOf<Q>(
  c: ServiceContext,
  codec: QueryCodec<Q>,
  hasGoodPlace: (search: URLSearchParams) => boolean = (search) => parsePageRequest(search).after !== null,
): Partial<Q> {
  const { searchParams } = new URL(c.req.url)
  const wrong: FieldErrors = hasGoodPlace(searchParams) ? {} : { after: [sentences.after] }
  const read = codec.read(searchParams)
  if (!read.ok) throw wrongQuery({ ...read.errors, ...wrong })
  if (Object.keys(wrong).length > 0) throw wrongQuery(wrong)
  return read.query
}

/** Of a query's parameters those that a single record knows. */
export function fieldsAlone(search: URLSearchParams): URLSearchParams {
  const alone = new URLSearchParams()
  for (const value of search.getAll('fields')) alone.append('fields', value)
  return alone
}

/** The fields asked for; the others where none are. */
export function chosen<F>(fields: readonly F[] | undefined, others: readonly F[]): readonly F[] {
  return fields === undefined || fields.length === 0 ? others : fields
}

/** The uuid in the path of a record; throws a 404 for anything else. */
export function uuidOf(c: ServiceContext): string {
  const uuid = parseUuid(c.req.param('uuid') ?? '')
  if (uuid === null) throw notFound()
  return uuid
}
