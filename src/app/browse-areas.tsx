import { useMemo } from 'react'
import { AreaList } from '#areas/area-list.tsx'
import { CategoryControl } from '#areas/filters/category-control.tsx'
import { useClosuresInView } from '#closures/closures-in-view.ts'
import { StatusLine } from '#closures/status-line.tsx'
import { worstByArea } from '#closures/worst-by-area.ts'
import type { AreaRecord } from '#contract/area.ts'
import type { Uuid } from '#contract/ids.ts'
import { HiddenAreas } from './hidden-note.tsx'

/** The areas of the view with how they stand, and the kinds that narrow them. */
export function BrowseAreas({ onOpen }: { readonly onOpen: (area: AreaRecord) => void }) {
  const { data } = useClosuresInView()
  const worst = useMemo(() => data && worstByArea(data), [data])
  const standingOf = (uuid: Uuid) => {
    const state = worst?.get(uuid)
    return state === undefined ? null : <StatusLine state={state} now={state.at} />
  }
  return (
    <>
      <CategoryControl />
      <HiddenAreas />
      <AreaList onOpen={onOpen} standingOf={standingOf} />
    </>
  )
}
