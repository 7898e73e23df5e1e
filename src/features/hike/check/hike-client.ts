import { ApiError } from '#core/api/errors.ts'
import type { Api } from '#core/api/client.ts'
import { WorkerClient } from '#core/workers/worker-client.ts'
import type { HeightsSource } from '../heights/heights-source.ts'
import type { ShownProfile } from '../line/profile.ts'
import { ReadProblem } from '../read/read-problem.ts'
import type { GroundTiles } from '#map/ground/named-ways/ground-names.ts'
import type { StretchPath } from '../stretches/name-stretch.ts'
import type { Encounter, Plan } from '../time/encounter.ts'
import type { CheckRequest } from './check-closures.ts'
import type { HikeAnswer, HikeFailure, HikeQuestion, LineSource, LineSummary, NumberedAnswer } from './messages.ts'

const client = new WorkerClient<HikeQuestion, HikeAnswer, HikeFailure>({
  start: () => new Worker(new URL('./hike.worker.ts', import.meta.url), { type: 'module' }),
  errorOf,
})

/** Reads a line in the worker, which keeps it. Rejects with {@link ReadProblem}, or the signal's reason. */
export async function readLine(
  source: LineSource,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<LineSummary> {
  const answer = await client.ask({ type: 'read', source }, signal, { onProgress, endsWorker: true })
  if (answer.type !== 'line') throw new Error('The worker gave no line.')
  return answer.line
}

/** The profile of the line read last by the heights of the map; null where these are not known. The worker counts with it. */
export async function lookUpHeights(
  sources: readonly HeightsSource[],
  signal: AbortSignal,
): Promise<ShownProfile | null> {
  const answer = await client.ask({ type: 'heights', sources }, signal)
  if (answer.type !== 'heights') throw new Error('The worker found no heights.')
  return answer.profile
}

/** Holds the line read last against a service's closures that end no earlier than a day. Rejects with {@link ApiError}. */
export async function checkLine({ base }: Api, request: CheckRequest, signal: AbortSignal): Promise<NumberedAnswer> {
  const answer = await client.ask({ type: 'check', base, ...request }, signal)
  if (answer.type !== 'checked') throw new Error('The worker checked nothing.')
  return answer.checked
}

/** The paths that the stretches found by a check run along, by their keys. */
export async function nameStretches(
  check: number,
  grounds: readonly GroundTiles[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, StretchPath>> {
  const answer = await client.ask({ type: 'stretches', check, grounds }, signal)
  if (answer.type !== 'stretches') throw new Error('The worker named nothing.')
  return answer.paths
}

/** What one meets by a plan of what a check has found that the line touches, worst first. */
export async function meetOnLine(check: number, plan: Plan, signal: AbortSignal): Promise<readonly Encounter[]> {
  const answer = await client.ask({ type: 'meet', check, plan }, signal)
  if (answer.type !== 'met') throw new Error('The worker met nothing.')
  return answer.encounters
}

function errorOf(failure: HikeFailure): Error {
  switch (failure.type) {
    case 'unread':
      return new ReadProblem(failure.code, failure.line)
    case 'failed':
      return new ApiError(failure.failure, failure.reason)
    case 'other':
      return new Error(failure.reason)
  }
}
