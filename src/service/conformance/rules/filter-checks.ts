import { fold } from '#contract/fold.ts'
import { addDays, isLocalDate } from '#contract/status/local-time.ts'
import { sampleOf, type Kind } from '../data/collection.ts'
import { expectFiltered, middleOf, valuesIn, type Identified } from '../data/filtering.ts'
import { expectThat, skip } from '../kernel/expect.ts'
import type { Subject } from '../kernel/subject.ts'
import { getPage } from '../data/page.ts'
import { withSearch } from '../data/lists.ts'

/** The UTC day of an instant. */
export function utcDay(instant: string): string {
  return new Date(instant).toISOString().slice(0, 10)
}

/** `updated_after` on a day of an update, and on the day after the last one. */
export async function aroundUpdates<R extends Identified & { readonly updated_at?: string | undefined }>(
  subject: Subject,
  kind: Kind<R>,
): Promise<void> {
  const dayOf = ({ updated_at }: R) => (updated_at === undefined ? undefined : utcDay(updated_at))
  const days = valuesIn((await sampleOf(subject, kind)).records, (record) => [dayOf(record)], 'updated_at')
  for (const day of new Set([middleOf(days), dayAfter(days)])) {
    const matches = (record: R) => (dayOf(record) ?? '') >= day
    await expectFiltered(subject, kind, { search: `updated_after=${day}`, reads: ['updated_at'], matches })
  }
}

/** The day after the last one, which parts a filter that works from one that does nothing. */
export function dayAfter(days: readonly [string, ...string[]]): string {
  const next = addDays(days.at(-1) ?? days[0], 1)
  return isLocalDate(next) ? next : days[0]
}

/** `q` by a part of a name in capitals and without diacritics, and by what no name holds. */
export async function checkSearch<R extends Identified & { readonly name: string }>(
  subject: Subject,
  kind: Kind<R>,
  textsOf: (record: R) => readonly string[],
  reads: readonly string[],
): Promise<void> {
  const { records } = await sampleOf(subject, kind)
  const words = records.flatMap(textsOf).flatMap((text) => text.match(/\p{L}{4,}/gu) ?? [])
  const word = words.find((text) => fold(text) !== text.toLowerCase()) ?? words[0] ?? skip('no name holds a word')
  const part = fold(word).replace(/^./u, '').toUpperCase()
  await expectFiltered(subject, kind, {
    search: `q=${encodeURIComponent(part)}&${kind.list.everything ?? ''}`.replace(/&$/, ''),
    reads,
    matches: (record) => textsOf(record).some((text) => fold(text).includes(fold(part))),
  })
  const { answer, count } = await getPage(subject, withSearch(kind.list.path, 'q=qqxzzy', kind.list.everything))
  expectThat(count === 0, answer, 'no records', count)
}
