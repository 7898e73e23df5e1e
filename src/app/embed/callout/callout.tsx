import { useNearnessMessages } from '#core/nearness/messages.ts'
import { useState } from 'react'
import type { Uuid } from '#contract/ids.ts'
import { loadOnFirstAct } from '#core/ui/first-act.ts'
import { useAhead } from '#core/ui/hooks/use-ahead.ts'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { useSelection } from '#core/selection/selection-state.ts'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { useHereMessages } from '#features/here/messages.ts'
import { startAt } from '../../shell/start-at.ts'
import { useOpenFromList, useZoomTo } from '../../panels/map-room.ts'
import { useOpenHere } from '../../panels/open.ts'
import { useOpenPanels } from '../../panels/open-panels.ts'
import { topPanel } from '../../panels/stack.ts'
import { AreaBrief, ClosureBrief } from './brief.tsx'
import styles from './callout.module.css'

/** Come with the first card, and with the first act. */
const Details = lazyComponent(() => import('../../cards/details.tsx'), 'Details', { messages: [useCardMessages] })
const HereCard = lazyComponent(() => import('#features/here/here-card.tsx'), 'HereCard', {
  messages: [useHereMessages, useNearnessMessages, useCardMessages],
})
const Picker = lazyComponent(() => import('#features/here/picker/picker.tsx'), 'Picker', {
  messages: [useHereMessages, useCardMessages],
})

loadOnFirstAct(HereCard, Picker)

/** What is opened on the map: in brief at its edge, and whole over it. */
export function Callout() {
  const top = topPanel(useOpenPanels())
  useAhead(true, Details)
  const [selection, select] = useSelection()
  const zoomTo = useZoomTo()
  const openFromList = useOpenFromList()
  const openHere = useOpenHere()
  const [whole, setWhole] = useState<Uuid | null>(null)
  const onPlaced = startAt(selection, zoomTo)
  const close = () => select(null)
  const briefly = { onClose: close, onPlaced, onMore: () => setWhole(selection?.uuid ?? null) }
  if (top === 'picker') {
    return (
      <aside className={styles.card} data-whole="">
        <Picker beside={false} onAsk={openHere} />
      </aside>
    )
  }
  if (selection?.uuid === whole && selection !== null) {
    return (
      <aside className={styles.card} data-whole="">
        <Details selection={selection} actions={[]} onClose={close} onZoomTo={zoomTo} onPlaced={onPlaced} />
      </aside>
    )
  }
  if (selection?.kind === 'area') return <AreaBrief key={selection.uuid} uuid={selection.uuid} {...briefly} />
  if (selection?.kind === 'closure') return <ClosureBrief key={selection.uuid} uuid={selection.uuid} {...briefly} />
  return (
    top === 'here' && (
      <aside className={styles.card} data-whole="">
        <HereCard onOpen={openFromList} onZoomTo={zoomTo} />
      </aside>
    )
  )
}
