import { useTextFilter } from '#core/filters/text-filter.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { EmptyNote } from '#core/ui/list/list.tsx'
import { useClosureFilter } from '../filters/closure-filter.ts'

/** Why the list of closures is empty; `hidden`: how many the filters leave out. */
export function Nothing({ hidden }: { readonly hidden: number }) {
  const { list } = useMessages()
  const [q] = useTextFilter()
  const { isOfAreasAlone } = useClosureFilter()
  if (q !== '') return <EmptyNote title={list.noMatch(q)} />
  if (isOfAreasAlone) return <EmptyNote title={list.noneHere}>{list.emptyClosuresNote}</EmptyNote>
  if (hidden > 0) return <EmptyNote title={list.allHidden} />
  return <EmptyNote title={list.emptyClosures}>{list.emptyClosuresNote}</EmptyNote>
}
