import { useAreasInView } from '#records/areas/areas-in-view.ts'

/** How many areas match, in words; nothing until that is known. */
export function AreaCount({ words }: { readonly words: (count: number) => string }) {
  const count = useAreasInView().data?.count
  return count === undefined ? null : words(count)
}
