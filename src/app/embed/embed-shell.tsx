import { useCallback, useEffect, useEffectEvent, useId, useMemo, useState } from 'react'
import { useAppConfig } from '#core/api/app-config.ts'
import { useEmbedOptions } from '#core/embed/options.ts'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { useShareMessages } from '#features/share/messages.ts'
import { useSelection } from '#core/selection/selection-state.ts'
import { useZoomTo } from '../panels/map-room.ts'
import { RoomProvider, type Room } from '../panels/room.ts'
import { RecordsInView } from '../records-in-view.tsx'
import { StartView } from '../shell/start-view.tsx'
import { usePage } from '../use-page.ts'
import { EmbedBar } from './bar/embed-bar.tsx'
import { useEmbedSubject, type EmbedSubject } from './embed-subject.ts'
import { textScale } from '#core/ui/theme/text-scale.ts'
import { embedLayout, useFrameSize } from './embed-layout.ts'
import { EmbedList } from './embed-list.tsx'
import { EmbedMap } from './embed-map.tsx'
import { HostLine } from './host/host-line.tsx'
import { useAccent } from './use-accent.ts'
import { useStartBox } from './use-start-box.ts'
import { useEmbedMessages } from './messages.ts'
import styles from './embed-shell.module.css'

/** Few embeds have either. */
const OperatorBanner = lazyComponent(() => import('../notices/operator-banner.tsx'), 'OperatorBanner')
const ShareButton = lazyComponent(() => import('./bar/share-button.tsx'), 'ShareButton', {
  quiet: true,
  messages: [useShareMessages],
})

const CAN_ANCHOR = CSS.supports('position-area', 'right')

/** The page of an embed: the map with what the host page has chosen to have with it. */
export function EmbedShell({ settingsMissing }: { readonly settingsMissing: boolean }) {
  const { banner } = useAppConfig()
  const subject = useEmbedSubject()
  const { name, isNamed } = subject
  const [isLineOpen, setLineOpen] = useState(isNamed)
  if (isNamed && !isLineOpen) setLineOpen(true)
  const { ui, panel, accent } = useEmbedOptions()
  const listId = useId()
  const [isWanted, setWanted] = useState(panel === 'list')
  const [listHeight, setListHeight] = useState<number | null>(null)
  const hasList = ui.includes('list') || panel === 'list'
  const isListOpen = hasList && isWanted
  const size = useFrameSize()
  const [selection] = useSelection()
  // Beside its middle, an area's callout would cover what is closed in it.
  const canAnchor = CAN_ANCHOR && selection?.kind !== 'area'
  const layoutWith = useCallback(
    (callout: boolean) => embedLayout(size, { list: isListOpen, callout }, canAnchor, textScale()),
    [size, isListOpen, canAnchor],
  )
  const room = useMemo<Room>(() => ({ panels: 'sheet', paddingOf: (_, card) => layoutWith(card).frame }), [layoutWith])
  usePage(useEmbedMessages().map(name))
  useAccent(accent)
  return (
    <RoomProvider value={room}>
      <StartView>
        <StartAtAreas subject={subject} />
        <RecordsInView withBeside>
          <div className={styles.shell}>
            <header className="visually-hidden">
              <h1>{name}</h1>
            </header>
            {banner !== null && <OperatorBanner />}
            <div className={styles.main} data-list={isListOpen}>
              <EmbedMap layoutWith={layoutWith} settingsMissing={settingsMissing} />
              {isListOpen && <EmbedList id={listId} onHeight={setListHeight} />}
            </div>
            {/* Whom to hear is a setting, and what the map is called is what it says first. */}
            {window.parent !== window && !settingsMissing && isLineOpen && <HostLine listHeight={listHeight} />}
            <EmbedBar list={hasList ? { isOpen: isListOpen, id: listId, onToggle: () => setWanted(!isWanted) } : null}>
              {ui.includes('share') && <ShareButton />}
            </EmbedBar>
          </div>
        </RecordsInView>
      </StartView>
    </RoomProvider>
  )
}

/** Shows at first what the map is a map of. */
function StartAtAreas({ subject }: { readonly subject: EmbedSubject }) {
  const box = useStartBox(subject)
  const zoomTo = useZoomTo()
  const goThere = useEffectEvent(zoomTo)
  useEffect(
    function startThere() {
      if (box !== null) goThere(box)
    },
    [box],
  )
  return null
}
