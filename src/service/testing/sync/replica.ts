import * as z from 'zod/mini'
import { AREA_FIELDS } from '#contract/records/area.ts'
import { CLOSURE_FIELDS, type Status } from '#contract/records/closure.ts'
import { LocalDate, LocalTime } from '#contract/dates.ts'
import { API_PREFIX, paths } from '#contract/paths.ts'
import { DAY, addDays, dateOf } from '#contract/status/local-time.ts'
import { statusAt } from '#contract/status/status.ts'

/** Reads JSON from a service, at a path or at the absolute address of a link. */
export type Get = (address: string) => Promise<unknown>

/** A record as the service gives it, under its uuid. */
const Row = z.looseObject({ uuid: z.string() })
export type Row = z.infer<typeof Row>

const Page = z.object({ next: z.nullable(z.string()), results: z.array(Row) })

/** The fields of a closure that are not a matter of the present. */
export const LASTING_FIELDS = CLOSURE_FIELDS.filter((field) => field !== 'status')

/** Older than any record. */
const BEGINNING = '1970-01-01'
/** By how many days polls overlap, for a clock that differs from the service's. */
export const OVERLAP = 1

/**
 * A client's copy of a service, kept by the contract alone. The first poll is the import: everything was updated after
 * the beginning.
 */
export class Replica {
  readonly areas = new Map<string, Row>()
  readonly closures = new Map<string, Row>()
  readonly #get: Get
  readonly #pageSize: number
  #since = BEGINNING

  constructor(get: Get, pageSize: number) {
    this.#get = get
    this.#pageSize = pageSize
  }

  /** Takes over what has changed; `now` in epoch milliseconds. Where it throws, the next poll makes up for it. */
  async poll(now: number): Promise<void> {
    await this.#update(this.areas, paths.areas, paths.areasDeleted, AREA_FIELDS)
    await this.#update(this.closures, paths.closures, paths.closuresDeleted, LASTING_FIELDS)
    // The day when it began: what changed meanwhile may lie before what was read.
    this.#since = addDays(dateOf(Math.floor(now / DAY)), -OVERLAP)
  }

  /** The closures with their statuses at an instant: these are computed here, as records expire without an update. */
  closuresAt(now: number): Map<string, Row> {
    return new Map([...this.closures].map(([uuid, row]) => [uuid, { ...row, status: statusOf(row, now) }]))
  }

  async #update(copy: Map<string, Row>, list: string, deleted: string, fields: readonly string[]): Promise<void> {
    // First the deletions: what came back after its deletion is among the updates. Their date is exclusive.
    const deletions = this.#walk(deleted, { date: addDays(this.#since, -1) })
    for await (const { uuid } of deletions) copy.delete(uuid)
    const updates = this.#walk(list, { updated_after: this.#since, fields: fields.join(',') })
    for await (const row of updates) copy.set(row.uuid, row)
  }

  #walk(path: string, query: Readonly<Record<string, string>>): AsyncGenerator<Row> {
    return walk(this.#get, path, { ...query, page_size: String(this.#pageSize) })
  }
}

/** All pages of a list, by their links: these go on after the last record, whatever is edited meanwhile. */
export async function* walk(get: Get, path: string, query: Readonly<Record<string, string>>): AsyncGenerator<Row> {
  let address: string | null = `${API_PREFIX}${path}?${new URLSearchParams(query)}`
  while (address !== null) {
    const page: z.infer<typeof Page> = Page.parse(await get(address))
    yield* page.results
    address = page.next
  }
}

const Period = z.object({
  start_on: z.nullable(LocalDate),
  end_on: z.nullable(LocalDate),
  daytime_start: z.nullable(LocalTime),
  daytime_end: z.nullable(LocalTime),
  time_zone: z.string(),
})

export function statusOf(row: Row, now: number): Status {
  return statusAt(Period.parse(row), now).status
}
