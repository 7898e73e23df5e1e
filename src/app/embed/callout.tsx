import { useState } from 'react'
import type { Uuid } from '#contract/ids.ts'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { useHereMessages } from '#features/here/messages.ts'
import { useStartAt } from '../shell/start-at.ts'
import type { Opening } from '../shell/use-opening.ts'
import { AreaBrief, ClosureBrief } from './brief.tsx'
import styles from './callout.module.css'

/** Come with the first card, the first place that is asked about, the first click on several things. */
const Details = lazyComponent(() => import('../cards/details.tsx'), 'Details', { messages: [useCardMessages] })
const HereCard = lazyComponent(() => import('#features/here/here-card.tsx'), 'HereCard', {
  messages: [useHereMessages, useCardMessages],
})
const Picker = lazyComponent(() => import('#features/here/picker/picker.tsx'), 'Picker', {
  messages: [useHereMessages],
})

/** What is opened on the map: in brief at its edge, and whole over it. */
export function Callout({ opening }: { readonly opening: Opening }) {
  const { selection, close, zoomTo, here, click, pickerInSheet, choose, stopPicking, openHere } = opening
  const [whole, setWhole] = useState<Uuid | null>(null)
  const startAt = useStartAt(selection, zoomTo)
  const briefly = { onClose: close, onPlaced: startAt, onMore: () => setWhole(selection?.uuid ?? null) }
  if (pickerInSheet && click !== null) {
    return (
      <aside className={styles.card} data-whole="">
        <Picker click={click} beside={false} onChoose={choose} onAsk={openHere} onClose={stopPicking} />
      </aside>
    )
  }
  if (selection?.uuid === whole && selection !== null) {
    return (
      <aside className={styles.card} data-whole="">
        <Details selection={selection} actions={[]} onClose={close} onZoomTo={zoomTo} onPlaced={startAt} />
      </aside>
    )
  }
  if (selection?.kind === 'area') return <AreaBrief key={selection.uuid} uuid={selection.uuid} {...briefly} />
  if (selection?.kind === 'closure') return <ClosureBrief key={selection.uuid} uuid={selection.uuid} {...briefly} />
  return (
    here !== null && (
      <aside className={styles.card} data-whole="">
        <HereCard onClose={opening.closeHere} onOpen={opening.openFromList} onZoomTo={zoomTo} />
      </aside>
    )
  )
}
