import type { Hono } from 'hono'
import { parsePageRequest } from '#contract/list.ts'
import { paths } from '#contract/paths.ts'
import { rankedQuery } from '#contract/query/ranked-query.ts'
import { CLOSURE_DEFAULT_FIELDS } from '#contract/records/closure.ts'
import type { Composed } from '../../answer/answer.ts'
import { envelope, linkAfter } from '../../answer/page.ts'
import { firstAfter, readRankPlace, writeRankPlace, type Ranked, type RankPlace } from '#contract/counts/rank-place.ts'
import { readRankedPart } from '../../output/served/read-ranked.ts'
import { BETWEEN } from '../../store/domain/store.ts'
import type { RouteContext, ServiceContext, ServiceEnv } from '../kernel/context.ts'
import { publicUrl, sendJson } from '../kernel/json.ts'
import { resource } from '../kernel/resource.ts'
import { chosen, listQueryOf } from './reading.ts'

/** Closures and notices by how they stand at a moment, the worst first. Goes before the route of a single one. */
export function worstFirstRoutes(app: Hono<ServiceEnv>, context: RouteContext): void {
  resource(app, paths.closuresWorstFirst, (c) => sendJson(c, context, (now) => composeWorstFirst(c, context, now)))
}

async function composeWorstFirst(c: ServiceContext, context: RouteContext, now: number): Promise<Composed> {
  const query = listQueryOf(c, rankedQuery, (search) => placeIn(search) !== null)
  const url = publicUrl(c)
  const { pageSize } = parsePageRequest(url.searchParams)
  const place = placeIn(url.searchParams) ?? undefined
  // Who walks on sees the order of the instant at which the walk began.
  const begun = place?.now ?? now
  const fields = chosen(query.fields, CLOSURE_DEFAULT_FIELDS)
  const partOf = (ranked: readonly Ranked[]) => {
    const from = place === undefined ? 0 : firstAfter(ranked, place.last)
    return { from, to: from + pageSize }
  }
  const part = await readRankedPart(context, { query, fields, orderedAt: begun, now, partOf })
  const { ranked, to, records, until } = part
  const last = to < ranked.length ? ranked[to - 1] : undefined
  const next = last === undefined ? null : linkAfter(url, writeRankPlace({ last, now: begun }))
  const [before, after] = envelope(ranked.length, next, null)
  const change = await context.store.nextStatusChange(now)
  return {
    body: Buffer.from(before + records.join(BETWEEN) + after),
    until: place ? change : Math.min(until, change),
  }
}

/** Undefined: from the beginning; null for a text that is no place. */
function placeIn(search: URLSearchParams): RankPlace | null | undefined {
  const text = search.getAll('after').at(-1)?.trim() ?? ''
  return text === '' ? undefined : readRankPlace(text)
}
