import * as z from 'zod/mini'
import { paths } from '#contract/paths.ts'
import { CONFIG_PATH } from '#contract/site-paths.ts'
import { RootDocument, GROUND_EXTENSION } from '#contract/root.ts'
import { GroundPlaces } from '#contract/ground/ground-place.ts'
import { groundPlaceQuery } from '#contract/query/ground-place-query.ts'
import { Deletion } from '#contract/records/deletion.ts'
import { LANGUAGES } from '#contract/vocabulary/languages.ts'
import { ApiError } from '#core/api/errors.ts'
import { MAX_PAGE_SIZE } from '#contract/list.ts'
import type { DocumentRow, Row, RowName } from '../store/rows.ts'
import { AT_ONCE, dayBefore, quartersOf, stepDone, stepOn, type AtStep, type TakeStep } from './env.ts'
import { freshJson } from './fresh.ts'
import { bytesOf, documentRow, entriesAt, listRow, orNothing } from './whole-lists.ts'

/** What a service says of itself; one of the specification alone says nothing. A refresh ends here if nothing has changed. */
export const takeRoot: TakeStep<'root'> = async (at) => {
  const read = await orNothing(() => freshJson(`${at.pack.base}${paths.root}`, at.env.signal))
  const root = read === null ? undefined : RootDocument.safeParse(read.body).data
  const updatedAt = root?.updated_at ?? null
  const job = { ...stepDone(at.job), extensions: [...(root?.extensions ?? [])], serviceUpdatedAt: updatedAt }
  const config = await configRow(at)
  const rows = config === null ? [] : [config]
  if (read === null || root === undefined) return { rows, job }
  const isSame = job.kind === 'refresh' && updatedAt !== null && updatedAt === at.pack.serviceUpdatedAt
  const steps = isSame ? job.steps.filter(({ name }) => name === 'map' || name === 'places') : job.steps
  const row = documentRow(at, { key: paths.root, body: read.body, part: 'words', etag: null })
  return { rows: [row, ...rows], job: { ...job, steps } }
}

/** What the app is told beside the API, such as of the ground; null where another site than the app's gives the API. */
async function configRow(at: AtStep): Promise<DocumentRow | null> {
  const { signal } = at.env
  try {
    const { body } = await freshJson(new URL(CONFIG_PATH, at.pack.base).href, signal)
    return documentRow(at, { key: CONFIG_PATH, body, part: 'words', etag: null })
  } catch {
    signal.throwIfAborted()
    return null
  }
}

const LOOKUP_PATHS = [paths.categories, paths.countries, paths.activities, paths.reasons, paths.sources]
const WORDS = [
  ...LANGUAGES.flatMap((lang) => LOOKUP_PATHS.map((path) => ({ path, lang }))),
  { path: paths.licences, lang: null },
]

/** The lists that records name by ids, in each language; on a refresh those alone that have changed. */
export const takeWords: TakeStep<'words'> = async (at, step) => {
  const next = WORDS.slice(step.at, step.at + AT_ONCE)
  if (next.length === 0) return { job: stepDone(at.job) }
  const read = await Promise.all(next.map(({ path, lang }) => listRow(at, { path, lang, part: 'words' })))
  const rows = read.filter((row) => row !== null)
  return { rows, job: stepOn(at.job, { ...step, at: step.at + next.length }, ['words', bytesOf(rows)]) }
}

const OfAreas = z.object({ protected_area_uuids: z.array(z.string()) })

/** Who is responsible, and what lives in the areas of the pack. */
export const takeDetails: TakeStep<'details'> = async (at) => {
  const isOfPack = (entry: unknown) => {
    const read = OfAreas.safeParse(entry)
    return read.success && read.data.protected_area_uuids.some((uuid) => at.known.has('area', uuid))
  }
  // What lives in an area that has just come was left out before.
  const isAllNew = at.known.hasNewAreas
  const rows = [
    await listRow(at, { path: paths.organisations, lang: null, part: 'details' }),
    await listRow(at, { path: paths.wildlife, lang: null, part: 'details', isKept: isOfPack, isAllNew }),
  ].filter((row) => row !== null)
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
    for (const item of await entriesAt(at, `${path}?date=${since}&page_size=${MAX_PAGE_SIZE}`)) {
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
