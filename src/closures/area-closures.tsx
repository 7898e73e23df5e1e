import type { Uuid } from '#contract/ids.ts'
import { useNow } from '#clock/clock.ts'
import { useMessages } from '#i18n/messages.tsx'
import { hoverMoved, useHovered } from '#selection/hover.ts'
import { useSelection } from '#selection/selection-state.ts'
import { EmptyNote } from '#ui/list.tsx'
import { ClosureRow } from './closure-row.tsx'
import { useClosuresInView } from './closures-in-view.ts'

/** The closures in view that name an area as theirs, worst first; those that a filter leaves out too. */
export function AreaClosures({ uuid }: { readonly uuid: Uuid }) {
  const { list } = useMessages()
  const now = useNow()
  const hovered = useHovered()
  const [, select] = useSelection()
  const { data } = useClosuresInView()
  if (data === undefined) return null
  const here = [...data.matching, ...data.others].filter(({ record }) => record.protected_area_uuids?.includes(uuid))
  return (
    <ul>
      {here.length === 0 && <EmptyNote title={list.noneHere} />}
      {here.map((state) => {
        const selection = { kind: 'closure', uuid: state.record.uuid } as const
        return (
          <ClosureRow
            key={selection.uuid}
            state={state}
            now={now}
            selected={false}
            hovered={hovered?.uuid === selection.uuid}
            onSelect={() => select(selection)}
            onHover={(on) => hoverMoved(on ? selection : null)}
          />
        )
      })}
    </ul>
  )
}
