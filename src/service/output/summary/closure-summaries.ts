import { isTimeZone } from '#contract/status/zone.ts'
import type { SummaryQuery } from '#contract/query/summary-query.ts'
import type { ClosureSummary } from '#contract/records/closure-summary.ts'
import { formatWhen, instantAt, RELATIVE_DAYS, type Moment, type When } from '#contract/standing/when.ts'
import type { Store } from '../../store/domain/store.ts'
import { ChoiceCounts } from './choice-counts.ts'
import { readClosureIndex, type ClosureIndex } from './closure-index.ts'
import { AreaCounts, CellCounts, Counts } from './counts.ts'
import { Turns } from '../../store/domain/turns.ts'

export interface Summarized {
  readonly summary: ClosureSummary
  /** When it stops being true, if nothing is written meanwhile: epoch milliseconds. */
  readonly until: number
}

/** Days of a place begin, and its mornings come, with a quarter of an hour. */
const QUARTER = 900_000

/** Counts the closures of a store. What it counts by is read once for each state of the data. */
export class ClosureSummaries {
  readonly #store: Store
  #index: { readonly revision: string; readonly read: Promise<ClosureIndex> } | undefined

  constructor(store: Store) {
    this.#store = store
  }

  /** How many closures there are by each choice of each filter, and by what is asked for beside; `now` in epoch milliseconds. */
  async summarize(query: SummaryQuery, now: number): Promise<Summarized> {
    const { at = 'now', by = [], zoom = 0, ...filters } = query
    const index = await this.#current()
    const positions = index.positionsOf(await this.#store.listClosureIds(filters))
    const moment: Moment = { when: at, now }
    const [standings, clock, turns] = [index.standingsOf(formatWhen(at)), zoneClock(moment), new Turns()]
    const choices = new ChoiceCounts(filters)
    const all = new Counts()
    const areas = by.includes('area') ? { of: await index.areas(), counts: new AreaCounts() } : null
    const cells = by.includes('cell') ? new CellCounts(zoom) : null
    const asked = filters.protected_area_uuid
    let until = settledUntil(moment)
    for (const position of positions) {
      const closure = index.closures[position]
      if (closure === undefined) continue
      const { zone, instant } = clock(closure.time_zone)
      const weight = standings.weightAt(position, zone, instant)
      if (instant === now) until = Math.min(until, standings.untilOf(position))
      if (choices.add(closure, weight.displayStatus)) {
        const own = areas?.of.get(closure.id) ?? []
        areas?.counts.add(asked === undefined ? own : own.filter((uuid) => asked.includes(uuid)), weight)
        cells?.add(closure, weight)
        all.add(weight)
      }
      if (turns.isOver) await turns.pass()
    }
    const beside = { ...(areas && { areas: areas.counts.result }), ...(cells && { cells: cells.result }) }
    return { summary: { ...choices.result, worst: all.worst, ...beside }, until }
  }

  async #current(): Promise<ClosureIndex> {
    const { revision } = await this.#store.state()
    if (this.#index?.revision !== revision) {
      const read = readClosureIndex(this.#store)
      this.#index = { revision, read }
      read.catch(() => (this.#index = undefined))
    }
    return this.#index?.read ?? readClosureIndex(this.#store)
  }
}

/** The zones of closures as far as this engine knows them, and the instant that a moment is in each. */
function zoneClock(moment: Moment) {
  const known = new Map<string, { readonly zone: string | null; readonly instant: number }>()
  return (name: string) => {
    const clock = known.get(name) ?? clockOf(moment, isTimeZone(name) ? name : null)
    known.set(name, clock)
    return clock
  }
}

function clockOf(moment: Moment, zone: string | null) {
  return { zone, instant: instantAt(moment, zone ?? 'UTC') }
}

/** For how long the instants of a moment stay what they are, beside those that are the present. */
function settledUntil({ when, now }: Moment): number {
  return when === 'now' || isSettled(when) ? Infinity : (Math.floor(now / QUARTER) + 1) * QUARTER
}

function isSettled(when: Exclude<When, 'now'>): boolean {
  return when.time !== null && !RELATIVE_DAYS.some((day) => day === when.day)
}
