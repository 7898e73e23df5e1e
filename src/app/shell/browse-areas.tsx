import { AreaList } from '#records/areas/list/area-list.tsx'
import { CategoryControl } from '#records/areas/filters/category-control.tsx'
import { AreaStandingLine, useAreaStandings } from '#records/closures/of-area/area-standing-line.tsx'
import type { AreaRecord } from '#contract/records/area.ts'
import { HiddenAreas } from '../filter-panel/hidden-note.tsx'

/** The areas of the view with how they stand, and the kinds that narrow them. */
export function BrowseAreas({ onOpen }: { readonly onOpen: (area: AreaRecord) => void }) {
  const standings = useAreaStandings()
  const lineOf = (area: AreaRecord) => {
    const standing = standings(area)
    return standing && <AreaStandingLine standing={standing} />
  }
  return (
    <>
      <CategoryControl />
      <HiddenAreas />
      <AreaList onOpen={onOpen} standingOf={lineOf} />
    </>
  )
}
