import * as z from 'zod/mini'
import { AreaRecord } from '#contract/records/area.ts'
import { ClosureRecord } from '#contract/records/closure.ts'
import { Uuid } from '#contract/ids.ts'
import { Organisation } from '#contract/records/organisation.ts'
import { withoutNulls } from '#contract/reading.ts'
import { Wildlife } from '#contract/records/wildlife.ts'
import type { Answer } from '../kernel/answer.ts'
import { parsed, skip } from '../kernel/expect.ts'
import { once, type Subject } from '../kernel/subject.ts'
import { areas, closures, organisations, wildlife, withSearch, type RecordList } from './lists.ts'
import { walk } from './page.ts'

/** Records of a list, all of them or the first ones; a field that is null reads as one that is missing. */
export interface Collection<R> {
  /** The answer in which they began. */
  readonly answer: Answer
  readonly records: readonly R[]
  readonly count: number
  /** Whether these are all. */
  readonly complete: boolean
}

/** A list and how its records are read. */
export interface Kind<R> {
  readonly list: RecordList
  readonly read: (answer: Answer, record: unknown) => R
  /** Its records without their geometries, whatever their status, as far as a fair client reads. */
  readonly sample: (subject: Subject) => Promise<Collection<R>>
}

const MOST_PAGES = 3

/** Reads a list by pages of 1,000, the first three of them. */
export async function collect<R>(
  subject: Subject,
  { list, read }: Pick<Kind<R>, 'list' | 'read'>,
  ...searches: readonly (string | undefined)[]
): Promise<Collection<R>> {
  const pages = await walk(subject, withSearch(list.path, 'page_size=1000', ...searches), MOST_PAGES)
  const [first] = pages
  if (first === undefined) throw new Error('A walk has a first page.')
  return {
    answer: first.answer,
    records: pages.flatMap(({ answer, results }) => results.map((record) => read(answer, record))),
    count: first.count,
    complete: pages.at(-1)?.next === null,
  }
}

/** A list's sample where it has a record; skips the rule where it has none. */
export async function sampleOf<R>(subject: Subject, { list, sample }: Kind<R>): Promise<Collection<R>> {
  const found = await sample(subject)
  return found.records.length === 0 ? skip(`${list.path} is empty`) : found
}

function kindOf<S extends z.ZodMiniType>(list: RecordList, schema: S, specFields?: string): Kind<z.infer<S>> {
  const read = (answer: Answer, record: unknown) => parsed(answer, schema, record, 'a record')
  const all = list.fields.filter((name) => name !== 'geometry').join(',')
  const sample = once(async (subject) => {
    const fields = subject.specOnly ? specFields : all
    return collect(subject, { list, read }, list.everything, fields && `fields=${fields}`)
  })
  return { list, read, sample }
}

const withUuid = { uuid: Uuid }
/** The fields of closures that the specification names. */
const SPEC_FIELDS = 'uuid,name,type,reason_id,start_on,end_on,daytime_start,daytime_end,activity_ids,source_id'

export const areaKind = kindOf(areas, AreaRecord)
export const closureKind = kindOf(closures, ClosureRecord, SPEC_FIELDS)
export const wildlifeKind = kindOf(
  wildlife,
  z.pipe(z.transform(withoutNulls), z.object({ ...z.partial(Wildlife).shape, ...withUuid })),
)
export const organisationKind = kindOf(
  organisations,
  z.pipe(z.transform(withoutNulls), z.object({ ...z.partial(Organisation).shape, ...withUuid })),
)
