import { lazy, Suspense, useEffect, useState } from 'react'
import { useAppConfig } from '#api/app-config.ts'
import { useMessages } from '#i18n/messages.tsx'
import type { MapTrouble } from '#map/trouble.ts'
import { useMedia } from '#ui/media.ts'
import { Sheet } from '#ui/sheet.tsx'
import { useRootTheme } from '#ui/theme/theme-state.ts'
import { Behind } from './behind.tsx'
import { Browse } from './browse.tsx'
import { Foot } from './foot.tsx'
import { WIDE } from './layout.ts'
import { MapArea } from './map-area.tsx'
import { Notices } from './notices.tsx'
import { OpenTimeline } from './open-timeline.tsx'
import { SearchBar } from './search-bar.tsx'
import { useOpening } from './use-opening.ts'
import { useStartCamera, useStartView } from './start-view.ts'
import styles from './shell.module.css'

/** The cards are not needed for the first row of the list. */
const OpenCard = lazy(async () => ({ default: (await import('./open-card.tsx')).OpenCard }))

/** The page: the map, and what floats on it. */
export function Shell({ settingsMissing }: { readonly settingsMissing: boolean }) {
  const { list } = useMessages()
  const { title } = useAppConfig()
  const wide = useMedia(WIDE)
  const [trouble, setTrouble] = useState<MapTrouble | null>(null)
  const opening = useOpening(wide)
  const { cardOpen, padding, snap, setSnap, openFromList, openHike } = opening
  const camera = useStartCamera(padding)
  useStartView(camera, padding)
  usePage(title)
  const browse = (
    <Browse
      onOpenClosure={({ record }) => openFromList({ kind: 'closure', uuid: record.uuid }, record.bbox ?? null)}
      onOpenArea={(area) => openFromList({ kind: 'area', uuid: area.uuid }, area.bbox ?? null)}
    />
  )
  const card = (
    <Suspense>
      <OpenCard opening={opening} mapBroken={trouble === 'map'} />
    </Suspense>
  )
  const timeline = opening.timelineOpen && <OpenTimeline opening={opening} />
  return (
    <div
      className={styles.shell}
      data-selected={cardOpen}
      data-timeline={!!timeline}
      data-snap={wide ? undefined : snap}
    >
      <MapArea camera={camera} padding={padding} opening={opening} onTrouble={setTrouble} />
      <section className={wide ? styles.side : styles.top} aria-label={wide ? list.label : title}>
        <h1 className="visually-hidden">{title}</h1>
        <SearchBar onCheckHike={openHike} onOpen={openFromList} onHere={opening.openHere} />
        {wide && browse}
        {wide && <Foot />}
      </section>
      <div className={styles.notices}>
        <Notices settingsMissing={settingsMissing} mapTrouble={trouble} />
      </div>
      {wide && timeline && <div className={styles.timeline}>{timeline}</div>}
      {wide && cardOpen && <aside className={styles.card}>{card}</aside>}
      {!wide && (
        <Sheet label={list.label} snap={snap} onSnap={setSnap}>
          {cardOpen ? card : timeline}
          <Behind isCovered={cardOpen || Boolean(timeline)}>{browse}</Behind>
        </Sheet>
      )}
    </div>
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
