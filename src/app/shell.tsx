import { useEffect, useRef, useState } from 'react'
import type { BBox } from '#contract/geometry.ts'
import { useAppConfig } from '#api/app-config.ts'
import { useSelection } from '#selection/selection-state.ts'
import type { Selection } from '#selection/selection.ts'
import { useMedia } from '#ui/media.ts'
import { heightOf, Sheet, type Snap } from '#ui/sheet.tsx'
import { useRootTheme } from '#ui/theme/theme-state.ts'
import type { MapTrouble } from '#map/trouble.ts'
import type { Padding } from '#map/world.ts'
import { useMessages } from '#i18n/messages.tsx'
import { useCamera } from '#viewport/camera.ts'
import { fitCamera } from '#viewport/fit.ts'
import { Browse } from './browse.tsx'
import { Details } from './details.tsx'
import { Foot } from './foot.tsx'
import { MapArea } from './map-area.tsx'
import { Notices } from './notices.tsx'
import { SearchBar } from './search-bar.tsx'
import { useStartView } from './start-view.ts'
import styles from './shell.module.css'

const SIDEBAR = 356
const CARD = 348
const PHONE_TOP = 64
const MARGIN = 32

/** The page: the map, and what floats on it. */
export function Shell({ settingsMissing }: { readonly settingsMissing: boolean }) {
  const { list } = useMessages()
  const { title } = useAppConfig()
  const wide = useMedia('(min-width: 720px)')
  const [snap, setSnap] = useState<Snap>('half')
  const [selection, select] = useSelection()
  const [, moveTo] = useCamera()
  const [trouble, setTrouble] = useState<MapTrouble | null>(null)
  const padding = paddingOf(wide, snap, selection)
  useRootTheme()
  useStartView(padding)
  useEffect(
    function nameThePage() {
      document.title = title
    },
    [title],
  )
  const zoomTo = (box: BBox) => moveTo(fitCamera(box, spaceWithin(padding)))
  const open = (next: Selection, box: BBox | null) => {
    select(next)
    if (!wide) setSnap('half')
    if (box !== null) zoomTo(box)
  }
  const selectOnMap = (next: Selection | null) => {
    select(next)
    if (!wide && next !== null && snap === 'low') setSnap('half')
  }
  const close = useCloser(selection, () => select(null))
  const browse = (
    <Browse
      onOpenClosure={({ record }) => open({ kind: 'closure', uuid: record.uuid }, record.bbox ?? null)}
      onOpenArea={(area) => open({ kind: 'area', uuid: area.uuid }, area.bbox ?? null)}
    />
  )
  const details = selection !== null && <Details selection={selection} onClose={close} onZoomTo={zoomTo} />
  return (
    <div className={styles.shell} data-selected={selection !== null} data-snap={wide ? undefined : snap}>
      <MapArea padding={padding} onSelect={selectOnMap} onTrouble={setTrouble} />
      {wide ? (
        <section className={styles.side} aria-label={list.label}>
          <SearchBar />
          {browse}
          <Foot />
        </section>
      ) : (
        <div className={styles.top}>
          <SearchBar />
        </div>
      )}
      <div className={styles.notices}>
        <Notices settingsMissing={settingsMissing} mapTrouble={trouble} />
      </div>
      {wide && details !== false && <aside className={styles.card}>{details}</aside>}
      {!wide && (
        <Sheet label={list.label} snap={snap} onSnap={setSnap}>
          {details === false ? browse : details}
        </Sheet>
      )}
    </div>
  )
}

/** What the panels cover of the map. */
function paddingOf(wide: boolean, snap: Snap, selection: Selection | null): Padding {
  if (wide) return { left: SIDEBAR, right: selection === null ? 0 : CARD, top: 0, bottom: 0 }
  return { left: 0, right: 0, top: PHONE_TOP, bottom: heightOf(snap === 'full' ? 'half' : snap) }
}

function spaceWithin({ left, right, top, bottom }: Padding) {
  return {
    width: Math.max(80, window.innerWidth - left - right - 2 * MARGIN),
    height: Math.max(80, window.innerHeight - top - bottom - 2 * MARGIN),
  }
}

/** Closing gives the focus back to where it was when the card opened; Escape closes. */
function useCloser(selection: Selection | null, close: () => void): () => void {
  const opener = useRef<Element | null>(null)
  const isOpen = selection !== null
  const closeAndReturn = () => {
    close()
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
  }
  useEffect(
    function rememberOpener() {
      if (isOpen) opener.current = document.activeElement
    },
    [isOpen],
  )
  useEffect(function closeOnEscape() {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isOpen && !event.defaultPrevented) closeAndReturn()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
  return closeAndReturn
}
