import { useState } from 'react'
import { useAppConfig } from '#core/api/app-config.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { sheetSnapped, useSheetSnap } from '#core/panels/sheet-snap.ts'
import { DropTarget } from '#features/hike/drop-target.ts'
import type { MapTrouble } from '#map/view/trouble.ts'
import { useHereMessages } from '#features/here/messages.ts'
import { useAhead } from '#core/ui/hooks/use-ahead.ts'
import { useIsMapDrawn } from '#core/viewport/bounds.ts'
import { useMedia } from '#core/ui/hooks/media.ts'
import { LOW_WINDOW } from '#core/ui/theme/layout.ts'
import { Sheet } from '#core/ui/sheet.tsx'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { useTimelineMessages } from '#records/closures/timeline/messages.ts'
import { VisitKeeper } from '#core/visit/visit-keeper.tsx'
import { useWindowRoom } from '../layout.ts'
import { Menu } from '../menu/menu.tsx'
import { Notices } from '../notices/notices.tsx'
import { useOpenRoute } from '../panels/open.ts'
import { useEscapePanels, useOpenPanels } from '../panels/open-panels.ts'
import { RoomProvider, useRoom } from '../panels/room.ts'
import { hasCard, topPanel } from '../panels/stack.ts'
import { RecordsInView } from '../records-in-view.tsx'
import { SearchBar } from '../search-bar/search-bar.tsx'
import { KeyDialogs } from '../keys/key-dialogs.tsx'
import { usePage } from '../use-page.ts'
import { Browse } from './browse.tsx'
import { Foot } from './foot.tsx'
import { InertLayer } from './inert-layer.tsx'
import { MapArea } from './map-area.tsx'
import { OpenPack } from './open-pack.tsx'
import { OpenShare } from './open-share.tsx'
import { Questions } from './questions.tsx'
import { SkipLinks } from './skip-links.tsx'
import { StartView } from './start-view.tsx'
import { ViewAnnouncement } from './view-announcement.tsx'
import styles from './shell.module.css'

const Timeline = lazyComponent(() => import('#records/closures/timeline/timeline.tsx'), 'Timeline', {
  messages: [useTimelineMessages, useCardMessages],
})
const OpenCard = lazyComponent(() => import('./open-card.tsx'), 'OpenCard', {
  messages: [useCardMessages, useHereMessages],
})

interface Props {
  /** Whether the operator's settings could not be read. */
  readonly settingsMissing: boolean
}

/** The page: the map, and what floats on it. */
export function Shell(props: Props) {
  const { title } = useAppConfig()
  usePage(title)
  return (
    <RoomProvider value={useWindowRoom()}>
      <StartView>
        <RecordsInView>
          <Floating {...props} />
          <OpenShare />
          <OpenPack />
        </RecordsInView>
      </StartView>
    </RoomProvider>
  )
}

function Floating({ settingsMissing }: Props) {
  const { list } = useMessages()
  const { title } = useAppConfig()
  const { panels } = useRoom()
  const open = useOpenPanels()
  const snap = useSheetSnap()
  const [trouble, setTrouble] = useState<MapTrouble | null>(null)
  useEscapePanels()
  useAhead(useIsMapDrawn(), OpenCard)
  const isSheet = panels === 'sheet'
  return (
    <div
      className={styles.shell}
      data-panels={panels}
      data-selected={hasCard(open)}
      data-timeline={open.timeline}
      data-snap={isSheet ? snap : undefined}
    >
      <main className={styles.main}>
        <SkipLinks />
        <section className={isSheet ? styles.top : styles.side} aria-label={isSheet ? title : list.label}>
          <h1 className="visually-hidden">{title}</h1>
          <SearchBar>
            <Menu />
          </SearchBar>
          <Questions />
          {panels === 'sides' && <Browse />}
          {panels === 'side' && <OneAtATime />}
          {!isSheet && <Foot />}
          <RouteDrop />
          <VisitKeeper />
          <KeyDialogs />
          <ViewAnnouncement />
        </section>
        {panels === 'sides' && <Beside />}
        {isSheet && <PhoneSheet />}
        <div className={styles.notices}>
          <Notices settingsMissing={settingsMissing} mapTrouble={trouble} />
        </div>
        <MapArea onTrouble={setTrouble} />
      </main>
    </div>
  )
}

/** A component of its own, so that no panel is rendered anew with what it follows. */
function RouteDrop() {
  return <DropTarget onFile={useOpenRoute()} />
}

/** Timeline and card, while they are open, beside each other. */
function Beside() {
  const open = useOpenPanels()
  return (
    <>
      {open.timeline && (
        <div className={styles.timeline}>
          <Timeline />
        </div>
      )}
      {hasCard(open) && (
        <aside className={styles.card}>
          <OpenCard />
        </aside>
      )}
    </>
  )
}

function PhoneSheet() {
  const { list } = useMessages()
  const snap = useSheetSnap()
  const isCard = hasCard(useOpenPanels())
  // Half of a low window has no room for a card's text.
  const isLow = useMedia(LOW_WINDOW)
  return (
    <Sheet label={list.label} snap={isLow && isCard && snap === 'half' ? 'full' : snap} onSnap={sheetSnapped}>
      <OneAtATime />
    </Sheet>
  )
}

/** What is shown where there is one place for all panels: card, else timeline, else what is in view. */
function OneAtATime() {
  const open = useOpenPanels()
  const isCard = hasCard(open)
  return (
    <>
      {isCard && <OpenCard />}
      {open.timeline && !isCard && <Timeline />}
      <InertLayer isCovered={topPanel(open) !== null}>
        <Browse />
      </InertLayer>
    </>
  )
}
