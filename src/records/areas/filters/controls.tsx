import { useState } from 'react'
import { NO_COUNTRY } from '#contract/ids.ts'
import type { AreaQuery } from '#contract/query/area-query.ts'
import { useCategories, useCountries } from '#core/api/lookups.ts'
import { ChoiceChips, type Choice } from '#core/filters/choice-chips.tsx'
import { TextControl } from '#core/filters/text-control.tsx'
import type { ActiveFilter, FilterControls } from '#core/filters/user-filter.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { useAreasInView } from '../areas-in-view.ts'
import { useAreaFilter, type AreaNarrowing } from './area-filter.ts'
import { useAreaChoiceCounts } from './use-area-choice-counts.ts'

/** What sets each filter of areas, in the order of the panel. */
export const areaControls: FilterControls<AreaQuery> = {
  q: { group: 'text', Control: TextControl },
  category_id: { group: 'category', Control: () => <AreaChoices name="category_id" /> },
  country_id: { group: 'country', Control: () => <AreaChoices name="country_id" /> },
}

/** Those met in the view come first, the others when they are asked for; this many where none is met. */
const AT_FIRST = 12

function AreaChoices({ name }: { readonly name: keyof AreaNarrowing }) {
  const { narrowing, change } = useAreaFilter()
  const choices = useAreaChoices()[name]
  const inView = useAreasInView().data?.areas
  const counts = useAreaChoiceCounts(name)
  // Once for all: choices that moved while one chooses would be missed.
  const [met] = useState(() => new Set(inView?.map((area) => area[name] ?? NO_COUNTRY)))
  const isMet = ({ value }: Choice<number>) => met.has(value)
  return (
    <ChoiceChips
      choices={[...choices.filter(isMet), ...choices.filter((choice) => !isMet(choice))]}
      chosen={narrowing[name]}
      countOf={counts && ((value) => counts.get(value) ?? 0)}
      atFirst={choices.filter(isMet).length || AT_FIRST}
      hidesNone
      onChange={(ids) => change({ [name]: ids ?? [] })}
    />
  )
}

/** The values by the service's lists, those chosen that it does not know, and no country where areas in view have none. */
function useAreaChoices(): Readonly<Record<keyof AreaNarrowing, readonly Choice<number>[]>> {
  const { list } = useMessages()
  const { narrowing } = useAreaFilter()
  const [categories, countries] = [useCategories(), useCountries()]
  const isAnyWithout = useAreasInView().data?.areas.some(({ country_id }) => country_id === null) ?? false
  const named = (known: ReadonlyMap<number, { readonly name: string }>, others: readonly number[], words: Words) =>
    [...new Set([...known.keys(), ...others])].map((value) => ({ value, name: known.get(value)?.name ?? words(value) }))
  return {
    category_id: named(categories, narrowing.category_id, list.category),
    country_id: named(
      countries,
      isAnyWithout ? [NO_COUNTRY, ...narrowing.country_id] : narrowing.country_id,
      list.country,
    ),
  }
}

type Words = (id: number) => string

/** What areas are narrowed by, a value each. */
export function useActiveAreaFilters(): readonly ActiveFilter[] {
  const { narrowing, change } = useAreaFilter()
  const choices = useAreaChoices()
  const active = (name: keyof AreaNarrowing) =>
    choices[name]
      .filter(({ value }) => narrowing[name].includes(value))
      .map((choice) => ({
        key: `${name} ${choice.value}`,
        label: choice.name,
        remove: () => change({ [name]: narrowing[name].filter((id) => id !== choice.value) }),
      }))
  return [...active('category_id'), ...active('country_id')]
}
