import type { Uuid } from '#contract/ids.ts'
import { readingsChanged, useLastReading, useLastVisit } from './memory.ts'
import { TEXT_NAMES, type Reading, type TextName, type Texts } from './reading.ts'

/** A longer text is compared up to here. */
const LONGEST = 4000
/** So many characters in all are remembered; a browser grants a site some millions. */
const MOST = 300_000

/** The texts of a record as they are remembered. */
export function textsOf(record: Readonly<Partial<Record<TextName, string | null | undefined>>>): Texts {
  const told = TEXT_NAMES.flatMap((name) => {
    const text = record[name]
    return text === undefined ? [] : [[name, (text ?? '').slice(0, LONGEST)] as const]
  })
  return Object.fromEntries(told)
}

/**
 * A record that is read now, and how it was read last. What its texts said before stays known for the whole of a visit,
 * which began after the instant `before`.
 */
export function readAgain(last: Reading | undefined, { uuid, at, texts }: Omit<Reading, 'old'>, before: number | null) {
  const isOfThisVisit = last !== undefined && last.at > (before ?? -Infinity)
  const known: Texts = isOfThisVisit ? { ...last.texts, ...last.old } : (last?.texts ?? {})
  const changed = TEXT_NAMES.filter((name) => known[name] !== undefined && texts[name] !== undefined)
    .filter((name) => known[name] !== texts[name])
    .map((name) => [name, known[name] ?? ''] as const)
  return { uuid, at, texts: { ...last?.texts, ...texts }, old: Object.fromEntries(changed) } satisfies Reading
}

/** The readings with a new one, the newest last, without the oldest where there are too many. */
export function withReading(readings: readonly Reading[], reading: Reading): readonly Reading[] {
  const all = [...readings.filter(({ uuid }) => uuid !== reading.uuid), reading]
  let room = MOST
  const first = all.findLastIndex((one) => {
    room -= JSON.stringify(one).length
    return room < 0
  })
  return all.slice(first + 1)
}

/** What those texts of a record said when it was read at an earlier visit that say something else now. */
export function useOldTexts(uuid: Uuid, texts: Texts): Texts {
  const last = useLastReading(uuid)
  const before = useLastVisit()
  return readAgain(last, { uuid, at: 0, texts }, before).old
}

/** The visitor has a record before them at an instant (epoch ms). */
export function recordRead(uuid: Uuid, texts: Texts, now: number): void {
  readingsChanged(now, ({ readings, before }) => {
    const last = readings.find((reading) => reading.uuid === uuid)
    return withReading(readings, readAgain(last, { uuid, at: now, texts }, before))
  })
}
