import { expectThat, fail, shown, skip } from '../kernel/expect.ts'
import type { Subject } from '../kernel/subject.ts'
import { collect, type Kind } from './collection.ts'

export interface Identified {
  readonly uuid: string
}

/** What a list was asked for, and which records that means. */
export interface FilterCase<R> {
  readonly search: string
  /** The fields that `matches` looks at. */
  readonly reads: readonly string[]
  readonly matches: (record: R) => boolean
}

/** A filtered list holds the records that match and no others, as far as a fair client reads. */
export async function expectFiltered<R extends Identified>(
  subject: Subject,
  kind: Kind<R>,
  { search, reads, matches }: FilterCase<R>,
): Promise<void> {
  const named = (record: R) => shown({ uuid: record.uuid, ...pick(record, reads) })
  const fields = new Set(['uuid', 'name', ...reads])
  const found = await collect(subject, kind, search, `fields=${[...fields].join(',')}`)
  const wrong = found.records.find((record) => !matches(record))
  if (wrong !== undefined) fail(found.answer, 'only records that match', named(wrong))
  if (!found.complete) return
  expectThat(found.count === found.records.length, found.answer, `a count of ${found.records.length}`, found.count)
  const uuids = new Set(found.records.map(({ uuid }) => uuid))
  const missing = (await kind.sample(subject)).records.find((record) => matches(record) && !uuids.has(record.uuid))
  if (missing !== undefined) fail(found.answer, `${named(missing)} among them, as it matches`, `${uuids.size} others`)
}

function pick(record: object, names: readonly string[]): object {
  const fields = new Map(Object.entries(record))
  return Object.fromEntries(names.map((name) => [name, fields.get(name) ?? null]))
}

/** The values that some records have, each once, in order; skips the rule where there are none. */
export function valuesIn<R, V extends string | number>(
  records: readonly R[],
  valuesOf: (record: R) => readonly (V | null | undefined)[],
  what: string,
): readonly [V, ...V[]] {
  const values = new Set(records.flatMap(valuesOf).filter((value) => value != null))
  const [first, ...others] = [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  return first === undefined ? skip(`no record has ${what}`) : [first, ...others]
}

/** The one in the middle, which parts the others best. */
export function middleOf<V>(values: readonly [V, ...V[]]): V {
  return values[Math.floor(values.length / 2)] ?? values[0]
}
