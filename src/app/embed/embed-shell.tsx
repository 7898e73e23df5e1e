import { useEffect, useId, useRef, useState } from 'react'
import { useAppConfig } from '#core/api/app-config.ts'
import { useEmbedOptions } from '#core/embed/options.ts'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { useShareMessages } from '#features/share/messages.ts'
import { useSelection } from '#core/selection/selection-state.ts'
import { useRootTheme } from '#core/ui/theme/theme-state.ts'
import { useOpening } from '../shell/use-opening.ts'
import { EmbedBar } from './embed-bar.tsx'
import { embedLayout, useFrameSize } from './embed-layout.ts'
import { EmbedList } from './embed-list.tsx'
import { EmbedMap } from './embed-map.tsx'
import { HostLine } from './host-line.tsx'
import { useAccent } from './use-accent.ts'
import { useEmbedMessages } from './messages.ts'
import styles from './embed-shell.module.css'

/** Few embeds have either. */
const OperatorBanner = lazyComponent(() => import('../notices/operator-banner.tsx'), 'OperatorBanner')
const ShareButton = lazyComponent(() => import('./share-button.tsx'), 'ShareButton', {
  quiet: true,
  messages: [useShareMessages],
})

const CAN_ANCHOR = CSS.supports('position-area', 'right')

/** The page of an embed: the map with what the host page has chosen to have with it. */
export function EmbedShell({ settingsMissing }: { readonly settingsMissing: boolean }) {
  const { title, banner } = useAppConfig()
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
  const layout = (callout: boolean) => embedLayout(size, { list: isListOpen, callout }, canAnchor)
  const opening = useOpening(false, (_, __, cardOpen) => layout(cardOpen).frame)
  const bar = useFocusAfter(opening.cardOpen)
  usePage(title)
  useAccent(accent)
  return (
    <div className={styles.shell}>
      <header className="visually-hidden">
        <h1>{title}</h1>
      </header>
      {banner !== null && <OperatorBanner />}
      <div className={styles.main} data-list={isListOpen}>
        <EmbedMap opening={opening} layout={layout(opening.cardOpen)} settingsMissing={settingsMissing} />
        {isListOpen && <EmbedList id={listId} onOpen={opening.openFromList} onHeight={setListHeight} />}
      </div>
      {/* Whom to hear is a setting. */}
      {window.parent !== window && !settingsMissing && <HostLine opening={opening} listHeight={listHeight} />}
      <EmbedBar
        ref={bar}
        list={hasList ? { isOpen: isListOpen, id: listId, onToggle: () => setWanted(!isWanted) } : null}
      >
        {ui.includes('share') && <ShareButton />}
      </EmbedBar>
    </div>
  )
}

/** Takes the focus that is lost when a card goes that was opened from nowhere, as by the address or the map. */
function useFocusAfter(cardOpen: boolean) {
  const place = useRef<HTMLElement>(null)
  useEffect(
    function takeLostFocus() {
      const element = place.current
      if (!cardOpen || element === null) return undefined
      return () => {
        const isLost = document.activeElement === document.body
        if (isLost) element.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true })
      }
    },
    [cardOpen],
  )
  return place
}

/** Theme and name of the page. */
function usePage(title: string): void {
  const words = useEmbedMessages()
  useRootTheme()
  useEffect(
    function nameThePage() {
      document.title = words.map(title)
    },
    [title, words],
  )
}
