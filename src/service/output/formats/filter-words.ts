import { dayWords } from './closure-words.ts'
import type { FormatContext } from './format.ts'
import { oneLine } from './plain-text.ts'
import { words } from './words/words.ts'

/** "Demo data · Fieldgate: closures and notices (Rockfall; within 13.1, 48.7, 14, 49.3)". */
export function titleOf(context: FormatContext): string {
  const said = words[context.language]
  const narrowed = filterWords(context).join('; ')
  const title = said.title(context.service) + (narrowed === '' ? '' : ` (${narrowed})`)
  return oneLine(context.demo ? `${said.demo} · ${title}` : title)
}

/** What a list is narrowed by, in words. */
function filterWords({ filters, labels, language }: FormatContext): string[] {
  const said = words[language]
  const day = (say: (day: string) => string, date: string | undefined) =>
    date === undefined ? [] : [say(dayWords(language, date))]
  const named = (ids: readonly number[] = [], names: ReadonlyMap<number, string>, unnamed: (id: number) => string) =>
    ids.length === 0 ? [] : [ids.map((id) => names.get(id) ?? unnamed(id)).join(', ')]
  return [
    ...anyOf(filters.status, said),
    ...anyOf(filters.type, said.type),
    ...named(filters.reason_id, labels.reasons, said.reasonId),
    ...named(filters.activity_id, labels.activities, said.activityId),
    ...named(filters.source_id, labels.sources, said.sourceId),
    ...anyOf(filters.source_kind, said.sourceKind),
    ...day(said.startsAfter, filters.starts_after),
    ...day(said.startsBefore, filters.starts_before),
    ...day(said.endsAfter, filters.ends_after),
    ...day(said.endsBefore, filters.ends_before),
    ...day(said.activeOn, filters.active_on),
    ...day(said.updatedAfter, filters.updated_after),
    ...(filters.q === undefined ? [] : [`“${filters.q}”`]),
    ...(filters.bbox === undefined ? [] : [said.within(filters.bbox.join(', '))]),
  ]
}

function anyOf<T extends string>(chosen: readonly T[] = [], names: Readonly<Record<T, string>>): string[] {
  return chosen.length === 0 ? [] : [chosen.map((choice) => names[choice]).join(', ')]
}
