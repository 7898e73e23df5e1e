import { useTextFilter } from '#core/filters/text-filter.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { EmptyNote } from '#core/ui/list/list.tsx'
import { useClosureFilter } from '../filters/closure-filter.ts'

interface Props {
  /** How many the filters leave out. */
  readonly hidden: number
  /** Whether there may be closures of which nobody knows here. */
  readonly isPartial?: boolean
}

/** Why the list of closures is empty. */
export function Nothing({ hidden, isPartial = false }: Props) {
  const { list } = useMessages()
  const [q] = useTextFilter()
  const { isOfAreasAlone } = useClosureFilter()
  if (q !== '') return <EmptyNote title={list.noMatch(q)} />
  if (isPartial) return <EmptyNote title={list.notLoaded}>{list.emptyClosuresNote}</EmptyNote>
  if (isOfAreasAlone) return <EmptyNote title={list.noneHere}>{list.emptyClosuresNote}</EmptyNote>
  if (hidden > 0) return <EmptyNote title={list.allHidden} />
  return <EmptyNote title={list.emptyClosures}>{list.emptyClosuresNote}</EmptyNote>
}
