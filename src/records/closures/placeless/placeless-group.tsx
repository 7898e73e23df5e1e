import { useState } from 'react'
import { useTextFilter } from '#core/filters/text-filter.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import disclosure from '#core/ui/disclosure.module.css'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import type { ClosureState } from '../closure-state.ts'
import { useClosureFilter } from '../filters/closure-filter.ts'
import { isNarrowed } from '../filters/narrowing.ts'
import { usePlacelessCount } from './placeless-count.ts'
import styles from './placeless-group.module.css'

/** Few visitors look at them. */
const PlacelessRows = lazyComponent(() => import('./placeless-rows.tsx'), 'PlacelessRows')

interface Props {
  readonly onOpen: (closure: ClosureState) => void
}

/** What the list of each view ends with: the closures that are nowhere, folded but for what a search has found. */
export function PlacelessGroup({ onOpen }: Props) {
  const { list } = useMessages()
  const [q] = useTextFilter()
  const { narrowing } = useClosureFilter()
  const [isOpen, setOpen] = useState(false)
  const [read, setRead] = useState<number | null>(null)
  const known = usePlacelessCount()
  if (known === 0) return null
  // A step of the time asks for nothing: then the number is known when they are looked at.
  const isFiltered = q !== '' || isNarrowed(narrowing)
  const isRead = isOpen || isFiltered
  const count = (isRead ? read : null) ?? known
  return (
    <details
      className={`${disclosure.disclosure} ${styles.group}`}
      hidden={isFiltered && count === null}
      open={isOpen || q !== ''}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{list.placeUnknown(count)}</summary>
      {isRead && <PlacelessRows onCount={setRead} onOpen={onOpen} />}
    </details>
  )
}
