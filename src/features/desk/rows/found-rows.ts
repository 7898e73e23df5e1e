import { boxesIntersect } from '#contract/geo/box.ts'
import type { BBox } from '#contract/geometry.ts'
import type { Uuid } from '#contract/ids.ts'
import type { ClosureRecord } from '#contract/records/closure.ts'
import type { ListRead } from '#core/api/list.ts'
import type { Language } from '#core/i18n/language.ts'
import { holdersAmong } from '#core/match/rank.ts'
import { A_STEP, type Steps } from '#core/steps/steps.ts'
import type { ClosureState } from '#records/closures/closure-state.ts'
import type { ClosuresInView } from '#records/closures/closures-in-view.ts'
import { matchesNarrowing, type Narrowing } from '#records/closures/filters/narrowing.ts'
import {
  countByKind,
  countByStatus,
  hasShownStatus,
  hasShownType,
  type StatusFilter,
} from '#records/closures/filters/status-filter.ts'
import type { Changed, Due, Sort } from '../desk-names.ts'
import { dueOf, isUpdatedSince, yesterdayAt } from '../due.ts'
import type { DeskRow } from '../table/desk-rows.ts'
import type { DerivedRows } from './derived-rows.ts'
import { foldedTextsOf } from './folded-texts.ts'
import { sortedRows } from './sorted-rows.ts'

/** The closures of the areas that are asked for. */
export interface OfAreas {
  readonly uuids: ReadonlySet<Uuid>
  /** Whether there may be more than were read. */
  readonly isPart: boolean
}

/** What is asked of the rows. */
export interface Wishes {
  /** Only those that lie in it; null: everywhere. */
  readonly box: BBox | null
  /** Epoch ms. */
  readonly now: number
  readonly filter: StatusFilter
  readonly narrowing: Narrowing
  readonly due: readonly Due[]
  readonly changed: Changed | null
  readonly q: string
  /** Null: no area is asked for. */
  readonly ofAreas: OfAreas | null
  readonly sort: Sort
  readonly language: Language
}

/** The rows that the filters leave, in the order asked for, and all that is told of them. */
export interface FoundRows {
  readonly read: ListRead<ClosureRecord>
  readonly rows: readonly DeskRow[]
  /** How many answer each question of the morning, whichever of them is asked. */
  readonly due: DueCounts
  /** The same as a view of the map, which filters and their counts go by. */
  readonly closures: ClosuresInView
}

export type DueCounts = Readonly<Record<Due | 'changed', number>>

export function* foundRows({ read, rows: all }: DerivedRows, wishes: Wishes): Steps<FoundRows> {
  const holders = yield* holdersAmong(all, wishes.q, foldedTextsOf)
  const { filter } = wishes
  const found: DeskRow[] = []
  const others: ClosureState[] = []
  const ofAnyStatus: ClosureState[] = []
  const due = { 'starts-today': 0, 'ends-today': 0, 'starts-week': 0, 'ends-week': 0, changed: 0 }
  for (const [index, row] of all.entries()) {
    if (index % A_STEP === 0) yield
    const isFound = isWanted(row.state, wishes) && (holders === null || holders.has(row))
    const answers = isFound ? answersOf(row.state, wishes.now) : []
    for (const answer of answers) due[answer] += 1
    const isOfAnyKind = isFound && isAnswer(answers, wishes)
    if (isOfAnyKind) ofAnyStatus.push(row.state)
    const isShown = isOfAnyKind && hasShownStatus(filter, row.state) && hasShownType(filter, row.state)
    if (isShown) found.push(row)
    else others.push(row.state)
  }
  yield
  const texts = holders && new Set(Array.from(holders, ({ state }) => state.record))
  const matching = found.map(({ state }) => state)
  const isAtLeast = read.isPartial === true || wishes.ofAreas?.isPart === true
  const parts = { matching, others, ofAnyStatus, found: texts, unreadable: read.unreadable, isAtLeast }
  const closures = asInView(parts, filter)
  return { read, rows: yield* sortedRows(found, wishes.sort, wishes.language), due, closures }
}

function answersOf(state: ClosureState, now: number): readonly (keyof DueCounts)[] {
  const due = dueOf(state)
  return isUpdatedSince(state.record, yesterdayAt(now)) ? [...due, 'changed'] : due
}

/** Whether a closure answers what is asked. */
function isAnswer(answers: readonly (keyof DueCounts)[], { due, changed }: Wishes): boolean {
  if (changed !== null && !answers.includes('changed')) return false
  return due.length === 0 || due.some((name) => answers.includes(name))
}

/** By every filter but the text, the switches for status and type, and the questions of the morning. */
function isWanted(state: ClosureState, { box, narrowing, ofAreas }: Wishes): boolean {
  const { record } = state
  if (!matchesNarrowing(record, narrowing)) return false
  return ofAreas?.uuids.has(record.uuid) !== false && (box === null || liesIn(record, box))
}

/** Whether a record lies in a box; one without a place lies in none. */
export function liesIn({ bbox }: ClosureRecord, box: BBox): boolean {
  return bbox != null && boxesIntersect(bbox, box)
}

type Parts = Pick<ClosuresInView, 'matching' | 'others' | 'ofAnyStatus' | 'found' | 'unreadable' | 'isAtLeast'>

/**
 * The desk as if it were a view of the map, for the filters and what they count. Of what is over only the last days are read
 * where it is not asked for: that is no number to tell.
 */
function asInView(parts: Parts, { status }: StatusFilter): ClosuresInView {
  const counts = countByKind(parts.ofAnyStatus)
  return {
    ...parts,
    drawn: { matching: [], others: [] },
    hidden: parts.others.length,
    counts: status.includes('expired') ? counts : { ...counts, expired: null },
    count: parts.matching.length,
    shown: countByStatus(parts.matching),
    cells: null,
    beyondLimit: null,
    box: null,
  }
}
