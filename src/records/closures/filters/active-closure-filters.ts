import type { Uuid } from '#contract/ids.ts'
import { useAreaNames } from '#core/api/use-area-names.ts'
import type { ActiveFilter } from '#core/filters/user-filter.ts'
import { useTextFilter } from '#core/filters/text-filter.ts'
import { formatLocalDate } from '#contract/messages/formats.ts'
import { useFilterMessages } from '#core/filters/messages.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { useChoiceNames, type ChoiceName } from './choices.ts'
import { useClosureFilter } from './closure-filter.ts'

const NONE: readonly Uuid[] = []

/** What closures are narrowed by, a value each; the switches for status say it themselves. */
export function useActiveClosureFilters(): readonly ActiveFilter[] {
  const { chosen, change } = useClosureFilter()
  const names = useChoiceNames()
  function ofEach<T extends string | number>(
    name: ChoiceName,
    values: readonly T[] | null | undefined,
    nameOf: (value: T) => string,
  ): readonly ActiveFilter[] {
    return (values ?? []).map((value, index, all) => {
      const others = all.toSpliced(index, 1)
      return {
        key: `${name} ${value}`,
        label: nameOf(value),
        remove: () => change({ [name]: others.length === 0 ? null : others }),
      }
    })
  }
  return [
    ...ofEach('type', chosen.type, names.type),
    ...ofEach('activity_id', chosen.activity_id, names.activity_id),
    ...ofEach('reason_id', chosen.reason_id, names.reason_id),
    ...ofEach('source_kind', chosen.source_kind, names.source_kind),
    ...ofEach('source_id', chosen.source_id, names.source_id),
    ...useAreas(),
    ...useDates(),
    ...useText(),
  ]
}

function useAreas(): readonly ActiveFilter[] {
  const { closuresOf } = useMessages().records
  const { narrowing, change } = useClosureFilter()
  const areas = narrowing.protected_area_uuid ?? NONE
  const names = useAreaNames(areas)
  return areas.map((uuid, index) => {
    const others = areas.filter((other) => other !== uuid)
    const remove = () => change({ protected_area_uuid: others.length === 0 ? null : others })
    return { key: `protected_area_uuid ${uuid}`, label: closuresOf(names[index] ?? '…'), remove }
  })
}

function useText(): readonly ActiveFilter[] {
  const { quoted } = useFilterMessages()
  const [q, setText] = useTextFilter()
  return q === '' ? [] : [{ key: 'q', label: quoted(q), remove: () => setText('') }]
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
