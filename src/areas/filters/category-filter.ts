import { useQueryState } from 'nuqs'
import { ids } from '#contract/query/param.ts'
import { parserOf } from '#filters/parser.ts'

const parser = parserOf(ids).withDefault([])

/** The categories that areas are narrowed to; none means all. */
export function useCategoryFilter(): { readonly categories: readonly number[]; readonly toggle: (id: number) => void } {
  const [categories, set] = useQueryState('category_id', parser)
  const toggle = (id: number) =>
    void set(categories.includes(id) ? categories.filter((other) => other !== id) : [...categories, id])
  return { categories, toggle }
}
