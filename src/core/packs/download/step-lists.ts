import * as z from 'zod/mini'
import { paths } from '#contract/paths.ts'
import { RootDocument, GROUND_EXTENSION } from '#contract/root.ts'
import { GroundPlaces } from '#contract/ground/ground-place.ts'
import { groundPlaceQuery } from '#contract/query/ground-place-query.ts'
import { Deletion } from '#contract/records/deletion.ts'
import { LANGUAGES } from '#contract/vocabulary/languages.ts'
import { ApiError, isPassing } from '#core/api/errors.ts'
import type { PackPart } from '../pack.ts'
import type { DocumentRow, Row, RowName } from '../store/rows.ts'
import { documentKey } from './documents.ts'
import { dayBefore, quartersOf, stepDone, stepOn, type AtStep, type TakeStep } from './env.ts'
import { freshJson, freshPage, freshPages } from './fresh.ts'

/** What a service says of itself; one of the specification alone says nothing. A refresh ends here if nothing has changed. */
export const takeRoot: TakeStep<'root'> = async (at) => {
  const read = await orNothing(() => freshJson(`${at.pack.base}${paths.root}`, at.env.signal))
  const root = read === null ? undefined : RootDocument.safeParse(read.body).data
  const updatedAt = root?.updated_at ?? null
  const job = { ...stepDone(at.job), extensions: [...(root?.extensions ?? [])], serviceUpdatedAt: updatedAt }
  if (read === null || root === undefined) return { job }
  const isSame = job.kind === 'refresh' && updatedAt !== null && updatedAt === at.pack.serviceUpdatedAt
  const steps = isSame ? job.steps.filter(({ name }) => name === 'map' || name === 'places') : job.steps
  return { rows: [documentRow(at, paths.root, read.body, 'words')], job: { ...job, steps } }
}

const LOOKUP_PATHS = [paths.categories, paths.countries, paths.activities, paths.reasons, paths.sources]
const WORDS = [
  ...LANGUAGES.flatMap((lang) => LOOKUP_PATHS.map((path) => ({ path, lang }))),
  { path: paths.licences, lang: null },
]

/** The lists that records name by ids, one after the other, in each language. */
export const takeWords: TakeStep<'words'> = async (at, step) => {
  const next = WORDS[step.at]
  if (next === undefined) return { job: stepDone(at.job) }
  const { path, lang } = next
  const entries = await listAt(at, lang === null ? path : `${path}?lang=${lang}`)
  const rows = entries === null ? [] : [documentRow(at, documentKey(path, lang), entries, 'words')]
  return { rows, job: stepOn(at.job, { ...step, at: step.at + 1 }, ['words', bytesOf(rows)]) }
}

const OfAreas = z.object({ protected_area_uuids: z.array(z.string()) })

/** Who is responsible, and what lives in the areas of the pack. */
export const takeDetails: TakeStep<'details'> = async (at) => {
  const organisations = await listAt(at, `${paths.organisations}?page_size=1000`)
  const wildlife = await listAt(at, `${paths.wildlife}?page_size=1000`)
  const own = wildlife?.filter((one) => {
    const read = OfAreas.safeParse(one)
    return read.success && read.data.protected_area_uuids.some((uuid) => at.known.has('area', uuid))
  })
  const rows = [
    ...(organisations === null ? [] : [documentRow(at, paths.organisations, organisations, 'details')]),
    ...(own === undefined ? [] : [documentRow(at, paths.wildlife, own, 'details')]),
  ]
  return { rows, job: stepDone(at.job, ['details', bytesOf(rows)]) }
}

/** What was withdrawn since the pack was brought up to date, of what it has. */
export const takeDeletions: TakeStep<'deletions'> = async (at) => {
  const since = dayBefore(at.pack.refreshedAt ?? at.job.begunAt)
  const rows: Row[] = []
  const gone: RowName[] = []
  for (const [list, path] of [
    ['area', paths.areasDeleted],
    ['closure', paths.closuresDeleted],
  ] as const) {
    for (const item of (await listAt(at, `${path}?date=${since}&page_size=1000`)) ?? []) {
      const read = Deletion.safeParse(item)
      if (!read.success || !at.known.has(list, read.data.uuid)) continue
      const { uuid, deleted_at: deletedAt } = read.data
      const { edition } = at.job
      gone.push({ kind: list, key: uuid })
      rows.push({ edition, kind: 'tombstone', key: uuid, part: 'details', bytes: 80, list, deletedAt })
    }
  }
  return { rows, gone, job: stepDone(at.job) }
}

/** As many as a service gives at once. */
const MOST_PLACES = 200
/** A smaller box is taken with as many places as the service gives. */
const SMALLEST_BOX = 0.005

/** What of the ground can be searched for: where there is too much of it in a box, in each quarter of it. */
export const takePlaces: TakeStep<'places'> = async (at, step) => {
  const [box, ...others] = step.boxes
  if (box === undefined || !at.job.extensions.includes(GROUND_EXTENSION)) return { job: stepDone(at.job) }
  const search = groundPlaceQuery.write({ bbox: box, limit: MOST_PLACES })
  search.set('lang', at.pack.language)
  const url = `${at.pack.base}${paths.groundPlaces}?${search}`
  const { body, bytes } = await freshJson(url, at.env.signal)
  const found = GroundPlaces.safeParse(body)
  if (!found.success) throw new ApiError({ kind: 'unreadable' }, url)
  // The service is still reading a new ground: it will know more in a moment.
  if (!found.data.complete) throw new ApiError({ kind: 'refused', status: 503, detail: null }, url)
  if (found.data.results.length >= MOST_PLACES && box[3] - box[1] > SMALLEST_BOX) {
    return { job: stepOn(at.job, { ...step, boxes: [...quartersOf(box), ...others] }) }
  }
  const row: Row = {
    edition: at.job.edition,
    kind: 'places',
    key: box.join(),
    part: 'places',
    bytes,
    language: at.pack.language,
    places: found.data.results,
  }
  return { rows: [row], job: stepOn(at.job, { ...step, boxes: others }, ['places', bytes]) }
}

/** All entries of a list; null where the service has no such list. */
async function listAt({ pack, env }: AtStep, path: string): Promise<readonly unknown[] | null> {
  const url = `${pack.base}${path}`
  const first = await orNothing(() => freshPage(url, env.signal))
  if (first === null) return null
  const items = [...first.items]
  if (first.next !== null) for await (const page of freshPages([first.next], env.signal)) items.push(...page.items)
  return items
}

/** Null for a service that refuses for good. */
async function orNothing<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof ApiError) || isPassing(error)) throw error
    return null
  }
}

function documentRow({ job }: AtStep, key: string, body: unknown, part: PackPart): DocumentRow {
  return { edition: job.edition, kind: 'document', key, part, bytes: JSON.stringify(body).length, body }
}

function bytesOf(rows: readonly Row[]): number {
  return rows.reduce((sum, { bytes }) => sum + bytes, 0)
}
