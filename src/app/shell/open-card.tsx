import { useHereMessages } from '#features/here/messages.ts'
import { useHikeMessages } from '#features/hike/messages.ts'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { Behind } from './behind.tsx'
import { Details } from '../cards/details.tsx'
import { useShareAction } from '../cards/share-action.ts'
import { useStartAt } from './start-at.ts'
import type { Opening } from './use-opening.ts'

/** Come with the first place that is asked about, the first click on several things, the first card. */
const HereCard = lazyComponent(() => import('#features/here/here-card.tsx'), 'HereCard', {
  messages: [useHereMessages, useCardMessages],
})
const Picker = lazyComponent(() => import('#features/here/picker/picker.tsx'), 'Picker', {
  messages: [useHereMessages],
})
const AlsoHere = lazyComponent(() => import('#features/here/also-here.tsx'), 'AlsoHere', {
  messages: [useHereMessages],
})
/** Comes with the first check of a hike. */
const HikeCard = lazyComponent(() => import('#features/hike/card/hike-card.tsx'), 'HikeCard', {
  messages: [useHikeMessages, useCardMessages],
})
const OnThisHike = lazyComponent(() => import('#features/hike/card/on-this-hike.tsx'), 'OnThisHike', {
  quiet: true,
  messages: [useHikeMessages],
})

interface Props {
  readonly opening: Opening
}

/**
 * The card that is open: a choice, what is selected, what applies at a place, the check of a hike; each stays behind the
 * one before, and one that loads hides none of the others.
 */
export function OpenCard({ opening }: Props) {
  const { selection, hikeOpen, close, closeHike, zoomTo, drawing, openFromList } = opening
  const { here, click, pickerInSheet, choose, stopPicking, openHere, closeHere } = opening
  const startAt = useStartAt(selection, zoomTo)
  const share = useShareAction()
  const isCovered = selection !== null || pickerInSheet
  return (
    <>
      {pickerInSheet && click !== null && (
        <Picker click={click} beside={false} onChoose={choose} onAsk={openHere} onClose={stopPicking} />
      )}
      {selection !== null && (
        <Behind isCovered={pickerInSheet}>
          <Details selection={selection} actions={[share]} onClose={close} onZoomTo={zoomTo} onPlaced={startAt} />
          {hikeOpen && selection.kind === 'closure' && <OnThisHike uuid={selection.uuid} />}
          <AlsoHere selection={selection} click={click} onAsk={openHere} onBack={close} />
        </Behind>
      )}
      {here !== null && (
        <Behind isCovered={isCovered}>
          <HereCard onClose={closeHere} onOpen={openFromList} onZoomTo={zoomTo} />
        </Behind>
      )}
      {hikeOpen && (
        <Behind isCovered={isCovered || here !== null}>
          <HikeCard
            onClose={closeHike}
            onOpenClosure={(uuid, box) => openFromList({ kind: 'closure', uuid }, box)}
            onDrawing={drawing}
            onZoomTo={zoomTo}
          />
        </Behind>
      )}
    </>
  )
}
