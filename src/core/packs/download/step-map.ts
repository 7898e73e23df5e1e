import { ApiError, isNotFound } from '#core/api/errors.ts'
import { stepDone, stepOn, type TakeStep } from './env.ts'
import { fresh } from './fresh.ts'

/** So much of an archive is kept at once: what a line that breaks costs at most. */
const CHUNK_BYTES = 2 ** 20

/** Reads the next part of an archive. One that the service has no longer is left out: a refresh finds its successor. */
export const takeMap: TakeStep<'map'> = async (at, step) => {
  const { map, from } = step
  const to = Math.min(map.bytes, from + CHUNK_BYTES)
  let bytes: ArrayBuffer
  try {
    bytes = await partOf(map.url, from, to, at.env.signal)
  } catch (error) {
    if (!isNotFound(error)) throw error
    return { job: stepDone(at.job) }
  }
  const part = map.kind === 'vector' ? 'ground' : 'relief'
  const received = [part, bytes.byteLength] as const
  const next = from + bytes.byteLength
  const isAll = next >= map.bytes
  const done = stepDone({ ...at.job, maps: [...at.job.maps, map] }, received)
  const job = isAll ? done : stepOn(at.job, { ...step, from: next }, received)
  return { chunk: { bundle: map.bundle, from, bytes }, job }
}

/** The bytes of a file between two of them; a service that knows no ranges gives all of it, of which that is a part. */
async function partOf(url: string, from: number, to: number, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fresh(url, signal, { Range: `bytes=${from}-${to - 1}` })
  const { status } = response
  if (!response.ok) throw new ApiError({ kind: 'refused', status, detail: null }, url)
  const type = response.headers.get('Content-Type') ?? ''
  if (type.includes('html')) throw new ApiError({ kind: 'unreachable' }, url)
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
