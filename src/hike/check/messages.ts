import type { ApiFailure } from '#api/errors.ts'
import type { Box } from '#viewport/geometry/globe.ts'
import type { ShownLine } from '../line/shown-line.ts'
import type { ReadProblemCode } from '../read/read-problem.ts'
import type { CheckAnswer } from './check-closures.ts'

/** Where a line comes from. */
export type LineSource =
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'drawn'; readonly points: readonly (readonly [lng: number, lat: number])[] }

/** What a page knows of a line; all of it stays with the worker. */
export interface LineSummary {
  readonly shown: ShownLine
  readonly box: Box
  readonly points: number
  readonly pieces: number
  /** Positions that could not be read. */
  readonly unreadable: number
  /** Metres. */
  readonly length: number
  /** Metres; null without elevations. */
  readonly climbed: number | null
}

/** What the worker is asked for. `drop` ends the order of that id. */
export type Order =
  | { readonly type: 'read'; readonly id: number; readonly source: LineSource }
  | { readonly type: 'check'; readonly id: number; readonly base: string; readonly since: string }
  | { readonly type: 'drop'; readonly id: number }

/** What the worker answers. */
export type Delivery =
  | { readonly type: 'progress'; readonly id: number; readonly share: number }
  | { readonly type: 'line'; readonly id: number; readonly line: LineSummary }
  | { readonly type: 'unread'; readonly id: number; readonly code: ReadProblemCode; readonly line: number | null }
  | { readonly type: 'answer'; readonly id: number; readonly answer: CheckAnswer }
  /** `failure` is null for what should never happen. */
  | { readonly type: 'failed'; readonly id: number; readonly failure: ApiFailure | null; readonly reason: string }
