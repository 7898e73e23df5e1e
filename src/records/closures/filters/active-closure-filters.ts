import type { Choice } from '#core/filters/choice-chips.tsx'
import type { ActiveFilter } from '#core/filters/user-filter.ts'
import { formatLocalDate } from '#contract/messages/formats.ts'
import { useFilterMessages } from '#core/filters/messages.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import {
  useActivityChoices,
  useReasonChoices,
  useSourceChoices,
  useSourceKindChoices,
  useTypeChoices,
} from './choices.ts'
import { useClosureFilter } from './closure-filter.ts'

/** What closures are narrowed by, a value each; the switches for status say it themselves. */
export function useActiveClosureFilters(): readonly ActiveFilter[] {
  const { filter, narrowing, usual, change } = useClosureFilter()
  const { types, reasons, activities, sources, sourceKinds } = useAllChoices()
  const isOneType = filter.type.length < usual.type.length
  return [
    ...chosen('type', isOneType ? filter.type : [], types, (type) => change({ type })),
    ...chosen('activity', narrowing.activity_id, activities, (activity_id) => change({ activity_id })),
    ...chosen('reason', narrowing.reason_id, reasons, (reason_id) => change({ reason_id })),
    ...chosen('kind', narrowing.source_kind, sourceKinds, (source_kind) => change({ source_kind })),
    ...chosen('source', narrowing.source_id, sources, (source_id) => change({ source_id })),
    ...useDates(),
  ]
}

function useAllChoices() {
  return {
    types: useTypeChoices(),
    reasons: useReasonChoices(),
    activities: useActivityChoices(),
    sources: useSourceChoices(),
    sourceKinds: useSourceKindChoices(),
  }
}

function chosen<T extends string | number>(
  key: string,
  values: readonly T[] = [],
  choices: readonly Choice<T>[],
  keep: (values: readonly T[] | null) => void,
): readonly ActiveFilter[] {
  return values.map((value) => {
    const others = values.filter((other) => other !== value)
    return {
      key: `${key} ${value}`,
      label: choices.find((choice) => choice.value === value)?.name ?? String(value),
      remove: () => keep(others.length === 0 ? null : others),
    }
  })
}

function useDates(): readonly ActiveFilter[] {
  const filter = useFilterMessages()
  const language = useLanguage()
  const { narrowing, change } = useClosureFilter()
  const { starts_after, starts_before, ends_after, ends_before } = narrowing
  const dates = [
    { key: 'starts_after', date: starts_after, words: filter.startsFrom },
    { key: 'starts_before', date: starts_before, words: filter.startsTo },
    { key: 'ends_after', date: ends_after, words: filter.endsFrom },
    { key: 'ends_before', date: ends_before, words: filter.endsTo },
  ] as const
  return dates.flatMap(({ key, date, words }) =>
    date === undefined
      ? []
      : [{ key, label: words(formatLocalDate(language, date)), remove: () => change({ [key]: null }) }],
  )
}
