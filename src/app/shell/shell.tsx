import { useEffect, useState, type ReactNode } from 'react'
import { useAppConfig } from '#core/api/app-config.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { DropTarget } from '#features/hike/drop-target.ts'
import type { MapTrouble } from '#map/trouble.ts'
import { useMedia } from '#core/ui/hooks/media.ts'
import { WIDE } from '#core/ui/theme/layout.ts'
import { Sheet } from '#core/ui/sheet.tsx'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { useTimelineMessages } from '#records/closures/timeline/messages.ts'
import { useRootTheme } from '#core/ui/theme/theme-state.ts'
import { VisitKeeper } from '#core/visit/visit-keeper.tsx'
import { Behind } from './behind.tsx'
import { Browse } from './browse.tsx'
import { paddingOf } from '../layout.ts'
import { FilterButton } from '../filter-panel/filter-button.tsx'
import { Foot } from './foot.tsx'
import { MapArea } from './map-area.tsx'
import { Menu } from '../menu/menu.tsx'
import { Notices } from '../notices/notices.tsx'
import { SearchBar } from '../search-bar/search-bar.tsx'
import { useOpening, type Opening } from './use-opening.ts'
import { useStart } from './start-view.ts'
import styles from './shell.module.css'

const OpenTimeline = lazyComponent(() => import('./open-timeline.tsx'), 'OpenTimeline', {
  messages: [useTimelineMessages, useCardMessages],
})
const OpenCard = lazyComponent(() => import('./open-card.tsx'), 'OpenCard', { messages: [useCardMessages] })

/** The page: the map, and what floats on it. */
export function Shell({ settingsMissing }: { readonly settingsMissing: boolean }) {
  const { list } = useMessages()
  const { title } = useAppConfig()
  const wide = useMedia(WIDE)
  const [trouble, setTrouble] = useState<MapTrouble | null>(null)
  const opening = useOpening(wide, paddingOf)
  const { cardOpen, timelineOpen, padding, snap, openFromList, openHike } = opening
  const camera = useStart(padding)
  usePage(title)
  const browse = (
    <Browse
      onOpenClosure={({ record }) => openFromList({ kind: 'closure', uuid: record.uuid }, record.bbox ?? null)}
      onOpenArea={(area) => openFromList({ kind: 'area', uuid: area.uuid }, area.bbox ?? null)}
    />
  )
  return (
    <div
      className={styles.shell}
      data-selected={cardOpen}
      data-timeline={timelineOpen}
      data-snap={wide ? undefined : snap}
    >
      <MapArea camera={camera} padding={padding} opening={opening} onTrouble={setTrouble} />
      <section className={wide ? styles.side : styles.top} aria-label={wide ? list.label : title}>
        <h1 className="visually-hidden">{title}</h1>
        <SearchBar onOpen={openFromList} onHere={opening.openHere}>
          <FilterButton />
          <Menu onCheckHike={openHike} onHere={opening.openHere} />
        </SearchBar>
        {wide && browse}
        {wide && <Foot />}
        <DropTarget onFile={opening.openHikeOf} />
        <VisitKeeper />
      </section>
      <div className={styles.notices}>
        <Notices settingsMissing={settingsMissing} mapTrouble={trouble} />
      </div>
      <Opened wide={wide} opening={opening} browse={browse} />
    </div>
  )
}

interface OpenedProps {
  readonly wide: boolean
  readonly opening: Opening
  /** What a phone has in its sheet while nothing is open. */
  readonly browse: ReactNode
}

/** Timeline and card, while they are open: beside each other, or one of them in the sheet of a phone. */
function Opened({ wide, opening, browse }: OpenedProps) {
  const { list } = useMessages()
  const { cardOpen, timelineOpen, snap, setSnap } = opening
  const card = cardOpen && <OpenCard opening={opening} />
  const timeline = timelineOpen && <OpenTimeline opening={opening} />
  if (!wide) {
    return (
      <Sheet label={list.label} snap={snap} onSnap={setSnap}>
        {card || timeline}
        <Behind isCovered={cardOpen || timelineOpen}>{browse}</Behind>
      </Sheet>
    )
  }
  return (
    <>
      {timeline && <div className={styles.timeline}>{timeline}</div>}
      {card && <aside className={styles.card}>{card}</aside>}
    </>
  )
}

/** Theme and name of the page. */
function usePage(title: string): void {
  useRootTheme()
  useEffect(
    function nameThePage() {
      document.title = title
    },
    [title],
  )
}
