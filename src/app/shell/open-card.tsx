import { useNearnessMessages } from '#core/nearness/messages.ts'
import { useHereMessages } from '#features/here/messages.ts'
import { AlsoHere } from '#features/here/also-here.tsx'
import { useFilterMessages } from '#core/filters/messages.ts'
import { useHikeMessages } from '#features/hike/messages.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { useSearchMessages } from '#features/search/messages.ts'
import { useSelection } from '#core/selection/selection-state.ts'
import type { CardAction } from '#core/ui/card/card.tsx'
import { loadOnFirstAct } from '#core/ui/first-act.ts'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { Details } from '../cards/details.tsx'
import { useCalendarAction, usePackActions, useShareAction } from '../cards/share-actions.ts'
import { useOpenFromList, useZoomTo } from '../panels/map-room.ts'
import { useOpenHere, useOpenHike } from '../panels/open.ts'
import { useOpenPanels } from '../panels/open-panels.ts'
import { isCovered } from '../panels/stack.ts'
import { InertLayer } from './inert-layer.tsx'
import { usePageSubject } from '../use-page.ts'
import { startAt } from './start-at.ts'

/** What may be asked for next, the network or not. */
const HereCard = lazyComponent(() => import('#features/here/here-card.tsx'), 'HereCard', {
  messages: [useHereMessages, useNearnessMessages, useCardMessages],
})
const Picker = lazyComponent(() => import('#features/here/picker/picker.tsx'), 'Picker', {
  messages: [useHereMessages, useCardMessages],
})
/** Comes with the first check of a hike. */
const HikeCard = lazyComponent(() => import('#features/hike/card/hike-card.tsx'), 'HikeCard', {
  messages: [useHikeMessages, useCardMessages, useFilterMessages, useNearnessMessages],
})
/** Finds the points of a hike by their names. */
const PlaceField = lazyComponent(() => import('#features/search/place-field.tsx'), 'PlaceField', {
  messages: [useSearchMessages],
})
const OnThisHike = lazyComponent(() => import('#features/hike/card/on-this-hike.tsx'), 'OnThisHike', {
  quiet: true,
  messages: [useHikeMessages],
})

loadOnFirstAct(HereCard, Picker)

/**
 * The card that is open: a choice, what is selected, what applies at a place, the check of a hike; each stays behind the
 * one before, and one that loads hides none of the others.
 */
export function OpenCard() {
  const open = useOpenPanels()
  const [selection, select] = useSelection()
  const zoomTo = useZoomTo()
  const openFromList = useOpenFromList()
  const openHere = useOpenHere()
  const { titles } = useMessages()
  const actions = [useShareAction(), useCalendarAction(), useRouteAction(), ...usePackActions()]
  return (
    <>
      {open.picker && <Picker beside={false} onAsk={openHere} />}
      {selection !== null && (
        <InertLayer isCovered={isCovered('selection', open)}>
          <Details
            selection={selection}
            actions={actions}
            lead={
              <>
                {open.hike && selection.kind === 'closure' && <OnThisHike uuid={selection.uuid} />}
                <AlsoHere selection={selection} onAsk={openHere} />
              </>
            }
            onClose={() => select(null)}
            onZoomTo={zoomTo}
            onPlaced={startAt(selection, zoomTo)}
          />
        </InertLayer>
      )}
      {open.here && (
        <InertLayer isCovered={isCovered('here', open)}>
          <PageSubject name={titles.here} />
          <HereCard onOpen={openFromList} onZoomTo={zoomTo} />
        </InertLayer>
      )}
      {open.hike && (
        <InertLayer isCovered={isCovered('hike', open)}>
          <PageSubject name={titles.hike} />
          <HikeCard
            onOpenClosure={(uuid, box) => openFromList({ kind: 'closure', uuid }, box)}
            onZoomTo={zoomTo}
            placeField={PlaceField}
          />
        </InertLayer>
      )}
    </>
  )
}

function PageSubject({ name }: { readonly name: string }) {
  usePageSubject(name)
  return null
}

/** Checks a hike of the visitor's own. */
function useRouteAction(): CardAction {
  const { myRoute } = useCardMessages()
  const openHike = useOpenHike()
  return { icon: 'route', label: myRoute, onAct: openHike }
}
