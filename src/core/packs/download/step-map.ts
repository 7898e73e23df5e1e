import { ApiError, isNotFound } from '#core/api/errors.ts'
import type { Job, PackedMap, PackPart } from '../pack.ts'
import { stepDone, stepOn, type AtStep, type StepOf, type TakeStep } from './env.ts'
import { fresh, refusal } from './fresh.ts'
import { planSuccessor } from './plan-maps.ts'

/** So much of an archive is kept at once: what a line that breaks costs at most. */
const CHUNK_BYTES = 2 ** 20

/** Of no archive: whoever stands in between has answered, such as a hotel's sign-in page. */
const TEXT = /^text\/|html/

/** Reads the next part of an archive; one that the service has no longer gives way to what has come in its place, if anything. */
export const takeMap: TakeStep<'map'> = async (at, step) => {
  const { map, from } = step
  const to = Math.min(map.bytes, from + CHUNK_BYTES)
  let bytes: ArrayBuffer
  try {
    bytes = await partOf(map.url, from, to, at.env.signal)
  } catch (error) {
    if (!isNotFound(error)) throw error
    return { job: await jobWithout(at, step) }
  }
  const received = [partWith(map), bytes.byteLength] as const
  const next = from + bytes.byteLength
  const isAll = next >= map.bytes
  const done = stepDone({ ...at.job, maps: [...at.job.maps, map] }, received)
  const job = isAll ? done : stepOn(at.job, { ...step, from: next }, received)
  return { chunk: { bundle: map.bundle, from, bytes }, job }
}

function partWith({ kind }: PackedMap): PackPart {
  return kind === 'vector' ? 'ground' : 'relief'
}

/** The job where the archive of its present step is gone. */
async function jobWithout({ env, pack, job }: AtStep, { map, from }: StepOf<'map'>): Promise<Job> {
  const { origin, pathname } = new URL(map.url)
  const gone = { name: map.name, tiles: pathname.replace(/\/bundle$/, '') }
  const successor = await planSuccessor(gone, { box: pack.region.box, origin, signal: env.signal })
  const received = [partWith(map), -from] as const
  if (successor === null || successor === 'refused') return stepDone(job, received)
  return stepOn(job, { name: 'map', map: successor, from: 0 }, received)
}

/** The bytes of a file between two of them; a service that knows no ranges gives all of it, of which that is a part. */
async function partOf(url: string, from: number, to: number, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fresh(url, signal, { Range: `bytes=${from}-${to - 1}` })
  const { status } = response
  if (!response.ok) throw refusal(response, url, null)
  const type = response.headers.get('Content-Type') ?? ''
  if (TEXT.test(type)) throw new ApiError({ kind: 'unreachable' }, url)
  let bytes: ArrayBuffer
  try {
    bytes = await response.arrayBuffer()
  } catch (cause) {
    signal.throwIfAborted()
    throw new ApiError({ kind: 'unreachable' }, url, cause)
  }
  const part = status === 206 ? bytes : bytes.slice(from, to)
  if (part.byteLength !== to - from) throw new ApiError({ kind: 'unreachable' }, url)
  return part
}
