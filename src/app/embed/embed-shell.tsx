import { useEffect, useId, useMemo, useState } from 'react'
import { useAppConfig } from '#api/app-config.ts'
import { useEmbedOptions } from '#embed/options.ts'
import type { MapSetting } from '../layered-map.tsx'
import type { MapTrouble } from '#map/trouble.ts'
import type { Padding } from '#map/world.ts'
import { latePart } from '#ui/late-part.tsx'
import { useRootTheme } from '#ui/theme/theme-state.ts'
import { MapArea } from '../map-area.tsx'
import { Notices } from '../notices.tsx'
import { useStart } from '../start-view.ts'
import { useOpening } from '../use-opening.ts'
import { EmbedBar } from './embed-bar.tsx'
import { embedPadding, useFrameSize } from './embed-layout.ts'
import { EmbedList } from './embed-list.tsx'
import { positionAsked } from './position-asked.ts'
import { useAccent } from './use-accent.ts'
import { useEmbedWords } from './words/words.ts'
import styles from './embed-shell.module.css'

/** None of these is needed for the first row of the list. */
const OperatorBanner = latePart(() => import('../operator-banner.tsx'), 'OperatorBanner')
const EmbedTools = latePart(() => import('./embed-tools.tsx'), 'EmbedTools', { quiet: true })
const Callout = latePart(() => import('./callout.tsx'), 'Callout')
const HostLine = latePart(() => import('./host-line.tsx'), 'HostLine', { quiet: true })
const ShareButton = latePart(() => import('./share-button.tsx'), 'ShareButton', { quiet: true })

/** Nothing lies over the map: the list stands beside it, or under it. */
const NO_PADDING: Padding = { left: 0, right: 0, top: 0, bottom: 0 }

/** The page of an embed: the map with what the host page has chosen to have with it. */
export function EmbedShell({ settingsMissing }: { readonly settingsMissing: boolean }) {
  const { title, banner } = useAppConfig()
  const { ui, panel, gestures, accent } = useEmbedOptions()
  const [trouble, setTrouble] = useState<MapTrouble | null>(null)
  const listId = useId()
  const [isListOpen, setListOpen] = useState(panel === 'list')
  const [listHeight, setListHeight] = useState<number | null>(null)
  const hasList = ui.includes('list') || panel === 'list'
  const size = useFrameSize()
  const padding = embedPadding(size, hasList && isListOpen)
  const opening = useOpening(false, () => padding)
  const camera = useStart(padding)
  const setting = useMemo<MapSetting>(
    () => ({
      gestures,
      controls: { locate: ui.includes('locate'), legend: ui.includes('legend') },
      legendAtStart: false,
      onPositionAsked: positionAsked,
    }),
    [gestures, ui],
  )
  usePage(title)
  useAccent(accent)
  const list = hasList ? { isOpen: isListOpen, id: listId, onToggle: () => setListOpen(!isListOpen) } : null
  const hasTools = ui.includes('search') || ui.includes('filter')
  return (
    <div className={styles.shell}>
      <h1 className="visually-hidden">{title}</h1>
      {banner !== null && <OperatorBanner />}
      <div className={styles.main} data-list={list?.isOpen}>
        <div className={styles.map} data-tools={hasTools}>
          <MapArea camera={camera} padding={NO_PADDING} opening={opening} onTrouble={setTrouble} setting={setting} />
          {hasTools && (
            <div className={styles.tools}>
              <EmbedTools ui={ui} opening={opening} />
            </div>
          )}
          <div className={styles.notices}>
            <Notices settingsMissing={settingsMissing} mapTrouble={trouble} />
          </div>
          {opening.cardOpen && <Callout opening={opening} />}
        </div>
        {list?.isOpen === true && <EmbedList id={listId} onOpen={opening.openFromList} onHeight={setListHeight} />}
      </div>
      {window.parent !== window && <HostLine opening={opening} listHeight={listHeight} />}
      <EmbedBar list={list}>{ui.includes('share') && <ShareButton />}</EmbedBar>
    </div>
  )
}

/** Theme and name of the page. */
function usePage(title: string): void {
  const words = useEmbedWords()
  useRootTheme()
  useEffect(
    function nameThePage() {
      document.title = words.map(title)
    },
    [title, words],
  )
}
