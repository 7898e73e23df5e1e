import * as z from 'zod/mini'
import { Uuid } from '#contract/ids.ts'

/** The texts of a record that are remembered when it has been read. */
export const TEXT_NAMES = ['name', 'purpose', 'description', 'rules', 'legal_basis', 'contact'] as const
export type TextName = (typeof TEXT_NAMES)[number]

const Texts = z.partialRecord(z.enum(TEXT_NAMES), z.string())
/** Those of its texts that the service tells; empty where it tells that there is none. */
export type Texts = z.infer<typeof Texts>

/** A record as it was read. */
export const Reading = z.object({
  uuid: Uuid,
  /** When, in epoch ms. */
  at: z.number(),
  texts: Texts,
  /** What those said at an earlier visit that have changed since. */
  old: Texts,
})
export type Reading = z.infer<typeof Reading>

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
