import { boxCentre, splitAtAntimeridian } from '#contract/geo/box.ts'
import { cellAt } from '#contract/geo/cell.ts'
import { outlineOf, type Outline } from '#contract/geo/outline.ts'
import { outlinesMeet } from '#contract/geo/outlines-meet.ts'
import { fold } from '#contract/fold.ts'
import type { BBox } from '#contract/geometry.ts'
import { readListPage } from '#contract/list.ts'
import { API_PREFIX, paths } from '#contract/paths.ts'
import { statusesShown, type ClosureFilters } from '#contract/query/closure-query.ts'
import type { SummaryQuery } from '#contract/query/summary-query.ts'
import type { ProtectedArea } from '#contract/records/area.ts'
import { type Closure, CLOSURE_FIELDS, CLOSURE_TYPES, STATUSES } from '#contract/records/closure.ts'
import type { ClosureCounts } from '#contract/records/closure-summary.ts'
import { DISPLAY_STATUSES } from '#contract/standing/display-status.ts'
import { compareWorstFirst } from '#contract/standing/order.ts'
import { validityOf } from '#contract/standing/standing.ts'
import { overlapsDay } from '#contract/status/local-day.ts'
import { concernedBy } from '#contract/vocabulary/activity-implications.ts'
import { activities } from '#contract/vocabulary/activities.ts'
import { standingsAt, type Asked, type Stood } from './stood.ts'

/** A device that has every record of a service, and tells by the contract alone what the service is to say of them. */
export class Device {
  readonly closures: readonly Closure[]
  readonly #areas: readonly { readonly uuid: string; readonly outline: Outline }[]
  readonly #outlines: ReadonlyMap<Closure, Outline>

  constructor(closures: readonly Closure[], areas: readonly ProtectedArea[]) {
    this.closures = closures
    this.#areas = areas.map(({ uuid, geometry }) => ({ uuid, outline: outlineOf(geometry) }))
    this.#outlines = new Map(
      closures.flatMap((closure) => (closure.geometry === null ? [] : [[closure, outlineOf(closure.geometry)]])),
    )
  }

  /** The closures of a list, as they stand at `now`. */
  list(filters: ClosureFilters, now: number): readonly Stood[] {
    return this.#matching(standingsAt(this.closures, { when: 'now', now }), filters)
  }

  /** The summary by its definition: each group counts what matches all filters but its own. */
  summary({ at = 'now', by = [], zoom = 0, ...filters }: SummaryQuery, now: number) {
    const stood = standingsAt(this.closures, { when: at, now })
    const group = (name: keyof ClosureFilters, pick: (one: Stood) => readonly (string | number)[]) =>
      tally(this.#matching(stood, { status: statusesShown(filters), ...filters, [name]: EVERY[name] }).flatMap(pick))
    const all = this.#matching(stood, filters)
    const ofAnyKind = this.#matching(stood, { ...filters, status: STATUSES, type: CLOSURE_TYPES })
    return {
      count: all.length,
      worst: countsOf(all)?.worst ?? null,
      display_status: { ...zeroOf(DISPLAY_STATUSES), ...tally(ofAnyKind.map(displayStatusOf)) },
      status: { ...zeroOf(STATUSES), ...group('status', ({ standing }) => [standing.status]) },
      type: { ...zeroOf(CLOSURE_TYPES), ...group('type', ({ closure }) => [closure.type]) },
      reason_id: group('reason_id', ({ closure }) => (closure.reason_id === null ? [] : [closure.reason_id])),
      activity_id: group('activity_id', ({ closure }) => closure.activity_ids),
      concerned_activity_id: group('activity_id', ({ closure }) => concernedBy(closure.activity_ids, ACTIVITY_NAMES)),
      expired_type: typesOver(ofAnyKind),
      ...(by.includes('area') && { areas: this.#byArea(all, filters) }),
      ...(by.includes('cell') && { cells: cellsOf(all, zoom) }),
    }
  }

  #byArea(stood: readonly Stood[], { protected_area_uuid: asked }: ClosureFilters) {
    const areas = this.#areas.filter(({ uuid }) => asked === undefined || asked.some((one) => one === uuid))
    const counts = areas.map(({ uuid }) => [uuid, countsOf(stood.filter((one) => this.#isOf(one.closure, uuid)))])
    return Object.fromEntries(counts.filter(([, of]) => of !== null))
  }

  #matching(stood: readonly Stood[], filters: ClosureFilters): readonly Stood[] {
    const statuses = statusesShown(filters)
    const boxes = filters.bbox === undefined ? null : splitAtAntimeridian(filters.bbox).map(outlineOfBox)
    const { q, protected_area_uuid: areas } = filters
    return stood.filter(
      ({ closure, standing }) =>
        statuses.includes(standing.status) &&
        hasChoices(closure, filters) &&
        isInTime(closure, filters) &&
        (q === undefined || textsOf(closure).some((text) => fold(text).includes(fold(q)))) &&
        (boxes === null || boxes.some((box) => this.#meets(closure, box))) &&
        (areas === undefined || areas.some((area) => this.#isOf(closure, area))),
    )
  }

  #meets(closure: Closure, outline: Outline): boolean {
    const own = this.#outlines.get(closure)
    return own !== undefined && outlinesMeet(own, outline)
  }

  #isOf(closure: Closure, area: string): boolean {
    const { protected_area_uuids: named } = closure
    if (named.length > 0) return named.some((one) => one === area)
    const outline = this.#areas.find(({ uuid }) => uuid === area)?.outline
    return outline !== undefined && this.#meets(closure, outline)
  }
}

/** Reads every page of a service's closures, of whatever status. */
export async function readEvery<T>(get: Asked['get'], schema: { parse(record: unknown): T }): Promise<readonly T[]> {
  const closures: T[] = []
  const query = `page_size=1000&status=${STATUSES.join(',')}&fields=${CLOSURE_FIELDS.join(',')}`
  let next: string | null = `${API_PREFIX}${paths.closures}?${query}`
  while (next !== null) {
    const page = readListPage(await (await get(next)).json())
    if (page === null) throw new Error('This is no list.')
    closures.push(...page.items.map((item) => schema.parse(item)))
    const { pathname, search }: URL = new URL(page.next ?? '', 'http://localhost')
    next = page.next === null ? null : pathname + search
  }
  return closures
}

/** What lifts a filter: a group of the summary leaves its own one out. */
const EVERY: Readonly<Partial<Record<keyof ClosureFilters, readonly string[]>>> = {
  status: STATUSES,
  type: CLOSURE_TYPES,
}

/** As the service of the tests names them. */
const ACTIVITY_NAMES = new Map(activities.map(({ id, labels }) => [id, { name: labels.en }]))

const displayStatusOf = ({ standing }: Stood) => standing.displayStatus

function hasChoices({ type, reason_id, activity_ids }: Closure, filters: ClosureFilters): boolean {
  return (
    (filters.type?.includes(type) ?? true) &&
    (filters.reason_id === undefined || (reason_id !== null && filters.reason_id.includes(reason_id))) &&
    (filters.activity_id === undefined || activity_ids.some((id) => filters.activity_id?.includes(id)))
  )
}

function isInTime(closure: Closure, { starts_before, ends_after, active_on }: ClosureFilters): boolean {
  return (
    (starts_before === undefined || closure.start_on === null || closure.start_on <= starts_before) &&
    (ends_after === undefined || closure.end_on === null || closure.end_on >= ends_after) &&
    (active_on === undefined || overlapsDay(validityOf(closure, closure.time_zone), active_on))
  )
}

function textsOf({ name, purpose, description }: Closure): readonly string[] {
  return [name, purpose ?? '', description ?? '']
}

function outlineOfBox([west, south, east, north]: BBox): Outline {
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  return outlineOf({ type: 'Polygon', coordinates: [ring] })
}

const zeroOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 0]))

function tally(values: readonly (string | number)[]): Record<string, number> {
  const counts = new Map<string | number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return Object.fromEntries(counts)
}

/** Null of none. */
function countsOf(stood: readonly Stood[]): ClosureCounts | null {
  const [worst] = stood.map(({ standing }) => standing).toSorted(compareWorstFirst)
  if (worst === undefined) return null
  const over = typesOver(stood)
  return {
    count: stood.length,
    worst: worst.displayStatus,
    display_status: tally(stood.map(displayStatusOf)),
    ...(Object.keys(over).length > 0 && { expired_type: over }),
  }
}

/** How many are over, by type. */
function typesOver(stood: readonly Stood[]): Record<string, number> {
  return tally(stood.filter((one) => displayStatusOf(one) === 'expired').map(({ closure }) => closure.type))
}

/** The counts of each cell by its `x/y`, with the mean of the places in it. */
function cellsOf(stood: readonly Stood[], zoom: number) {
  const cells = new Map<string, Stood[]>()
  for (const one of stood) {
    if (one.closure.bbox === null) continue
    const { x, y } = cellAt(boxCentre(one.closure.bbox), zoom)
    const cell = cells.get(`${x}/${y}`)
    if (cell === undefined) cells.set(`${x}/${y}`, [one])
    else cell.push(one)
  }
  return new Map([...cells].map(([cell, within]) => [cell, cellOf(within)]))
}

function cellOf(stood: readonly Stood[]) {
  const places = stood.flatMap(({ closure: { bbox } }) => (bbox === null ? [] : [boxCentre(bbox)]))
  const mean = (side: 0 | 1) => places.reduce((sum, place) => sum + place[side], 0) / places.length
  const only = stood.length === 1 ? { uuid: stood[0]?.closure.uuid } : {}
  return { ...countsOf(stood), point: [mean(0), mean(1)], ...only }
}
