import type { ClosureRecord } from '#contract/records/closure.ts'
import { foldWords } from '#contract/match/fold-words.ts'
import { remembered } from '#core/steps/remembered.ts'
import { textsOf } from '#records/closures/filters/narrowing.ts'
import type { DeskRow } from '../table/desk-rows.ts'

/** Where a text is looked for in a row, folded: in its closure, and in the names of areas. */
export const foldedTextsOf = remembered(({ state, areas }: DeskRow) => [...foldedOf(state.record), foldWords(areas)])

const foldedOf = remembered((record: ClosureRecord) => textsOf(record).map(foldWords))
