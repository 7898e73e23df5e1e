import { ApiError } from '#core/api/errors.ts'
import { answerQuestions } from '#core/workers/worker-answers.ts'
import { reasonOf } from '#core/workers/worker-messages.ts'
import { nearestLng } from '#contract/geo/box.ts'
import type { HeightsSource } from '../heights/heights-source.ts'
import { profileFromMap } from '../heights/map-profile.ts'
import { boxOfLine, edgeTreeOf, type EdgeTree } from '../line/edge-tree.ts'
import { emptyPiece, lengthOf, lineOf } from '../line/line.ts'
import { climbedAt, shownProfile, type Profile, type ShownProfile } from '../line/profile.ts'
import { shownLine } from '../line/shown-line.ts'
import { readFile } from '../read/read-file.ts'
import { ReadProblem } from '../read/read-problem.ts'
import type { Route } from '../read/route.ts'
import { encountersOf, type ClosureTouch } from '../time/encounter.ts'
import { nameStretches } from '../stretches/name-stretches.ts'
import { reachBoxOf } from '../touch/reach.ts'
import { checkClosures } from './check-closures.ts'
import type { HikeAnswer, HikeFailure, HikeQuestion, LineSource, LineSummary } from './messages.ts'

/** The line that checks are about: the last one read. */
let tree: EdgeTree | null = null
/** Its heights: those that it came with, or those of the map. */
let profile: Profile | null = null
/** What that line touches, of each of its checks by number: a page may go back to the answer of one. */
let checks: (readonly ClosureTouch[])[] = []

answerQuestions(self, { answer, failureOf })

async function answer(
  question: HikeQuestion,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<HikeAnswer> {
  switch (question.type) {
    case 'read':
      return { type: 'line', line: await read(question.source, onProgress) }
    case 'heights':
      return { type: 'heights', profile: await lookUp(question.sources, signal) }
    case 'check': {
      if (tree === null) throw new Error('No line has been read.')
      const check = await checkClosures({ base: question.base }, tree, question, signal)
      return { type: 'checked', checked: { ...check.answer, number: checks.push(check.touches) - 1 } }
    }
    case 'stretches': {
      if (tree === null) throw new Error('No line has been read.')
      const paths = await nameStretches(tree.line, touchesOf(question.check), question.grounds, signal)
      return { type: 'stretches', paths }
    }
    case 'meet': {
      const touches = touchesOf(question.check)
      return { type: 'met', encounters: encountersOf(touches, question.plan, ascent) }
    }
  }
}

function touchesOf(check: number): readonly ClosureTouch[] {
  const touches = checks[check]
  if (touches === undefined) throw new Error('The line was not checked.')
  return touches
}

function failureOf(error: unknown): HikeFailure {
  if (error instanceof ReadProblem) return { type: 'unread', code: error.code, line: error.line }
  const reason = reasonOf(error)
  return error instanceof ApiError ? { type: 'failed', failure: error.failure, reason } : { type: 'other', reason }
}

async function read(source: LineSource, onProgress: (share: number) => void): Promise<LineSummary> {
  const { pieces, unreadable } = source.kind === 'file' ? await readFile(source.file, onProgress) : drawn(source.points)
  const line = lineOf(pieces)
  if (line === null) throw new ReadProblem('no-line')
  tree = edgeTreeOf(line)
  profile = line.profile
  checks = []
  return {
    shown: shownLine(line),
    box: boxOfLine(tree),
    points: line.lng.length,
    pieces: line.starts.reduce((count, starts) => count + starts, 0),
    unreadable,
    length: lengthOf(line),
    profile: profile && shownProfile(profile),
  }
}

/** Takes the heights of the map for those of the line. */
async function lookUp(sources: readonly HeightsSource[], signal: AbortSignal): Promise<ShownProfile | null> {
  const asked = tree
  if (asked === null) throw new Error('No line has been read.')
  const found = await profileFromMap(asked.line, reachBoxOf(boxOfLine(asked)), sources, signal)
  if (tree === asked) profile = found
  return found && shownProfile(found)
}

function ascent(metres: number): number {
  return profile === null ? 0 : climbedAt(profile, metres)
}

function drawn(points: readonly (readonly [number, number])[]): Route {
  const piece = emptyPiece()
  for (const [lng, lat] of points) {
    piece.lng.push(nearestLng(lng, piece.lng.at(-1) ?? 0))
    piece.lat.push(lat)
    piece.ele.push(NaN)
  }
  return { pieces: [piece], unreadable: 0 }
}
