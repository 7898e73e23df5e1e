import type { ApiFailure } from '#core/api/errors.ts'
import type { UnwrappedBox } from '#contract/geo/box.ts'
import type { HeightsSource } from '../heights/heights-source.ts'
import type { ShownProfile } from '../line/profile.ts'
import type { ShownLine } from '../line/shown-line.ts'
import type { ReadProblemCode } from '../read/read-problem.ts'
import type { GroundTiles } from '#map/ground/named-ways/ground-names.ts'
import type { StretchPath } from '../stretches/name-stretch.ts'
import type { Encounter, Plan } from '../time/encounter.ts'
import type { CheckAnswer, CheckRequest } from './check-closures.ts'

/** Where a line comes from. */
export type LineSource =
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'drawn'; readonly points: readonly (readonly [lng: number, lat: number])[] }

/** What a page knows of a line; all of it stays with the worker. */
export interface LineSummary {
  readonly shown: ShownLine
  readonly box: UnwrappedBox
  readonly points: number
  readonly pieces: number
  /** Positions that could not be read. */
  readonly unreadable: number
  /** Metres. */
  readonly length: number
  /** The heights that its source has; null without. */
  readonly profile: ShownProfile | null
}

/**
 * What the worker is asked for: to read a line, which it keeps; to look up the heights of that line on the map; to check it
 * against a service's closures, and keep what it touches; which paths those stretches are; and, by the number of the check,
 * what of all that one meets by a plan.
 */
export type HikeQuestion =
  | { readonly type: 'read'; readonly source: LineSource }
  | { readonly type: 'heights'; readonly sources: readonly HeightsSource[] }
  | ({ readonly type: 'check'; readonly base: string } & CheckRequest)
  | { readonly type: 'stretches'; readonly check: number; readonly grounds: readonly GroundTiles[] }
  | { readonly type: 'meet'; readonly check: number; readonly plan: Plan }

/** What a check has found, and its number. */
export interface NumberedAnswer extends CheckAnswer {
  readonly number: number
}

/** What the worker answers. */
export type HikeAnswer =
  | { readonly type: 'line'; readonly line: LineSummary }
  | { readonly type: 'heights'; readonly profile: ShownProfile | null }
  | { readonly type: 'checked'; readonly checked: NumberedAnswer }
  | { readonly type: 'stretches'; readonly paths: ReadonlyMap<string, StretchPath> }
  | { readonly type: 'met'; readonly encounters: readonly Encounter[] }

/** Why it cannot; `other` is what should never happen. */
export type HikeFailure =
  | { readonly type: 'unread'; readonly code: ReadProblemCode; readonly line: number | null }
  | { readonly type: 'failed'; readonly failure: ApiFailure; readonly reason: string }
  | { readonly type: 'other'; readonly reason: string }
