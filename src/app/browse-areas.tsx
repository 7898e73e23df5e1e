import { AreaList } from '#areas/area-list.tsx'
import { CategoryControl } from '#areas/filters/category-control.tsx'
import type { AreaRecord } from '#contract/area.ts'

/** The areas of the view, and the kinds that narrow them. */
export function BrowseAreas({ onOpen }: { readonly onOpen: (area: AreaRecord) => void }) {
  return (
    <>
      <CategoryControl />
      <AreaList onOpen={onOpen} />
    </>
  )
}
