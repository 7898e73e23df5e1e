import { AREA_FIELDS } from '#contract/records/area.ts'
import { paths } from '#contract/paths.ts'
import { DAY, addDays, dateOf } from '#contract/status/local-time.ts'
import { LASTING_FIELDS, OVERLAP, walk, type Get, type Row } from './replica.ts'

const areaFields = AREA_FIELDS.join(',')
const closureFields = LASTING_FIELDS.join(',')

/**
 * A copy kept by what the specification alone has: the lists without parameters to begin with, then what was updated, and
 * the areas that were deleted. It never learns that a closure was withdrawn.
 */
export class SpecReader {
  readonly areas = new Map<string, Row>()
  readonly closures = new Map<string, Row>()
  readonly #get: Get
  readonly #pageSize: number
  #since: string | null = null

  constructor(get: Get, pageSize: number) {
    this.#get = get
    this.#pageSize = pageSize
  }

  /** Takes over what has changed; `now` in epoch milliseconds. Where it throws, the next poll makes up for it. */
  async poll(now: number): Promise<void> {
    const since = this.#since
    if (since !== null) {
      const deletions = this.#walk(paths.areasDeleted, { date: addDays(since, -1) })
      for await (const { uuid } of deletions) this.areas.delete(uuid)
    } else {
      // An import that broke off begins anew: it knows nothing of what has gone since.
      this.areas.clear()
      this.closures.clear()
    }
    const updates = since === null ? {} : { updated_after: since }
    for await (const row of this.#walk(paths.areas, { ...updates, fields: areaFields })) this.areas.set(row.uuid, row)
    const closures = this.#walk(paths.closures, { ...updates, fields: closureFields })
    for await (const row of closures) this.closures.set(row.uuid, row)
    this.#since = addDays(dateOf(Math.floor(now / DAY)), -OVERLAP)
  }

  #walk(path: string, query: Readonly<Record<string, string>>): AsyncGenerator<Row> {
    return walk(this.#get, path, { ...query, page_size: String(this.#pageSize) })
  }
}
