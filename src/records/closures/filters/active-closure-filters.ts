import type { Uuid } from '#contract/ids.ts'
import { useAreaNames } from '#core/api/use-area-names.ts'
import type { ActiveFilter } from '#core/filters/user-filter.ts'
import { useTextFilter } from '#core/filters/text-filter.ts'
import { formatLocalDate } from '#contract/messages/formats.ts'
import { useFilterMessages } from '#core/filters/messages.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { keysOf } from '#contract/keys.ts'
import { useClosureChoices } from './choices.ts'
import { useClosureFilter } from './closure-filter.ts'

const NONE: readonly Uuid[] = []

/** What closures are narrowed by, a value each; the switches for status say it themselves. */
export function useActiveClosureFilters(): readonly ActiveFilter[] {
  const { chosen, change } = useClosureFilter()
  const choices = useClosureChoices()
  const active = keysOf(choices).flatMap((name) => {
    const values: readonly (string | number)[] = chosen[name] ?? []
    return values.map((value) => {
      const others = values.filter((other) => other !== value)
      return {
        key: `${name} ${value}`,
        label: choices[name].find((choice) => choice.value === value)?.name ?? String(value),
        remove: () => change({ [name]: others.length === 0 ? null : others }),
      }
    })
  })
  return [...active, ...useAreas(), ...useDates(), ...useText()]
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
