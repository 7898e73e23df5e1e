import * as z from 'zod/mini'
import type { RankedQuery } from '#contract/query/ranked-query.ts'
import { SERVED_CLOSURE_FIELDS, ServedClosure } from '#contract/records/closure.ts'
import { readRankedPart } from '../served/read-ranked.ts'
import type { Ranked } from '#contract/counts/rank-place.ts'
import type { TextSources } from './request.ts'

/** How many closures stand on a page. */
export const PAGE_SIZE = 50

const FIELDS = SERVED_CLOSURE_FIELDS.filter((field) => field !== 'geometry' && field !== 'paths')
const { geometry, paths } = ServedClosure.shape
/** A closure without its geometry. */
export const TextClosure = z.object({
  ...ServedClosure.shape,
  geometry: z._default(geometry, null),
  paths: z._default(paths, null),
})

/** Part of some closures and notices, the worst first. */
export interface RankedPage {
  readonly ranked: readonly Ranked[]
  readonly closures: readonly ServedClosure[]
  /** Of the first of these, from 0. */
  readonly from: number
  /** When it stops being true, if nothing is written meanwhile: epoch milliseconds. */
  readonly until: number
}

/** The closures of a page, from 1; the last where there are not so many. */
export async function readRanked(
  sources: TextSources,
  query: RankedQuery,
  page: number,
  now: number,
): Promise<RankedPage> {
  const partOf = ({ length }: readonly Ranked[]) => {
    const from = PAGE_SIZE * Math.min(page - 1, Math.max(0, Math.ceil(length / PAGE_SIZE) - 1))
    return { from, to: from + PAGE_SIZE }
  }
  const { records, ...part } = await readRankedPart(sources, { query, fields: FIELDS, orderedAt: now, now, partOf })
  return { ...part, closures: records.map((text) => TextClosure.parse(JSON.parse(text))) }
}
