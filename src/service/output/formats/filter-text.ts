import { formatLocalDate } from '#contract/messages/formats.ts'
import { messages } from '../messages/messages.ts'
import { typeText } from './closure-text.ts'
import type { FormatContext } from './format.ts'
import { oneLine } from '#contract/plain-text.ts'

/**
 * "Demo data · Fieldgate: closures and notices (Rockfall; within 13.1, 48.7, 14, 49.3)", "Closures of Národní park Šumava
 * (upcoming)".
 */
export function titleOf(context: FormatContext): string {
  const { feed, records } = messages[context.language]
  const narrowed = filterTexts(context).join('; ')
  const areas = areaNames(context)
  const subject = areas.length === 0 ? feed.title(context.service) : feed.titleOfAreas(areas.join(', '))
  const title = subject + (narrowed === '' ? '' : ` (${narrowed})`)
  return oneLine(context.demo ? `${records.demo} · ${title}` : title)
}

/** The areas that a list is of, as far as they are known. */
function areaNames({ filters: { protected_area_uuid: uuids = [] }, labels }: FormatContext): string[] {
  return uuids.flatMap((uuid) => labels.places.get(uuid)?.name ?? [])
}

/** What a list is narrowed by, but for its areas. */
export function filterTexts({
  filters,
  labels,
  language,
}: Pick<FormatContext, 'filters' | 'labels' | 'language'>): string[] {
  const { facts, feed, plain, records } = messages[language]
  const day = (message: (day: string) => string, date: string | undefined) =>
    date === undefined ? [] : [message(formatLocalDate(language, date))]
  const named = (ids: readonly number[] = [], names: ReadonlyMap<number, string>, unnamed: (id: number) => string) =>
    ids.length === 0 ? [] : [ids.map((id) => names.get(id) ?? unnamed(id)).join(', ')]
  return [
    ...anyOf(filters.status, (status) => feed.status[status]),
    ...anyOf(filters.type, (type) => typeText(type, language)),
    ...named(filters.reason_id, labels.reasons, records.reason),
    ...named(filters.activity_id, labels.activities, records.activity),
    ...named(filters.source_id, labels.sources, records.source),
    ...anyOf(filters.source_kind, (kind) => facts.sourceKinds[kind]),
    ...day(feed.startsAfter, filters.starts_after),
    ...day(feed.startsBefore, filters.starts_before),
    ...day(feed.endsAfter, filters.ends_after),
    ...day(feed.endsBefore, filters.ends_before),
    ...day(feed.activeOn, filters.active_on),
    ...day(feed.updatedAfter, filters.updated_after),
    ...(filters.q === undefined ? [] : [plain.quoted(filters.q)]),
    ...(filters.bbox === undefined ? [] : [feed.within(filters.bbox.join(', '))]),
  ]
}

function anyOf<T extends string>(chosen: readonly T[] = [], nameOf: (choice: T) => string): string[] {
  return chosen.length === 0 ? [] : [chosen.map(nameOf).join(', ')]
}
