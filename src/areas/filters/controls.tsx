import type { AreaQuery } from '#contract/query/area-query.ts'
import { useCategories, useCountries } from '#api/lookups.ts'
import { ChoiceChips, type Choice } from '#filters/choice-chips.tsx'
import { TextControl } from '#filters/text-control.tsx'
import type { ActiveFilter, FilterControls } from '#filters/user-filter.ts'
import { useMessages } from '#i18n/messages.tsx'
import { useAreaFilter, type AreaNarrowing } from './area-filter.ts'

/** What sets each filter of areas, in the order of the panel. */
export const areaControls: FilterControls<AreaQuery> = {
  q: { group: 'text', Control: TextControl },
  category_id: { group: 'category', Control: () => <AreaChoices name="category_id" /> },
  country_id: { group: 'country', Control: () => <AreaChoices name="country_id" /> },
}

function AreaChoices({ name }: { readonly name: keyof AreaNarrowing }) {
  const { narrowing, change } = useAreaFilter()
  const choices = useAreaChoices()[name]
  return (
    <ChoiceChips
      choices={choices}
      chosen={narrowing[name]}
      countOf={null}
      onChange={(ids) => change({ [name]: ids ?? [] })}
    />
  )
}

/** The values by the service's lists, and those chosen that it does not know. */
function useAreaChoices(): Readonly<Record<keyof AreaNarrowing, readonly Choice<number>[]>> {
  const { card, list } = useMessages()
  const { narrowing } = useAreaFilter()
  const [categories, countries] = [useCategories(), useCountries()]
  const named = (known: ReadonlyMap<number, { readonly name: string }>, chosen: readonly number[], words: Words) =>
    [...new Set([...known.keys(), ...chosen])].map((value) => ({ value, name: known.get(value)?.name ?? words(value) }))
  return {
    category_id: named(categories, narrowing.category_id, list.category),
    country_id: named(countries, narrowing.country_id, card.country),
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
