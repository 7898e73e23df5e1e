import { useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useEmbedOptions } from '#core/embed/options.ts'
import type { LatLng } from '#core/viewport/coordinates.ts'
import type { MapTrouble } from '#map/view/trouble.ts'
import { useAhead } from '#core/ui/hooks/use-ahead.ts'
import { useIsMapDrawn } from '#core/viewport/bounds.ts'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import type { MapSetting } from '../layered-map.tsx'
import { MapArea } from '../shell/map-area.tsx'
import { Notices } from '../notices/notices.tsx'
import { useEscapePanels, useOpenPanels } from '../panels/open-panels.ts'
import { hasCard } from '../panels/stack.ts'
import type { EmbedLayout } from './embed-layout.ts'
import { useShownRecord } from './callout/shown-record.ts'
import styles from './embed-shell.module.css'

/** Neither is needed for the first row of the list. */
const EmbedTools = lazyComponent(() => import('./embed-tools.tsx'), 'EmbedTools', { quiet: true })
const Callout = lazyComponent(() => import('./callout/callout.tsx'), 'Callout', { messages: [useCardMessages] })

interface Props {
  /** How the frame is shared, by whether there is a callout. */
  readonly layoutWith: (callout: boolean) => EmbedLayout
  readonly settingsMissing: boolean
}

/** The map, and on it what the host page has chosen, what is to be said, and what is open. */
export function EmbedMap({ layoutWith, settingsMissing }: Props) {
  const hasCallout = hasCard(useOpenPanels())
  useAhead(useIsMapDrawn(), Callout)
  useEscapePanels()
  const { map: padding, anchored } = layoutWith(hasCallout)
  const { ui, gestures } = useEmbedOptions()
  const [trouble, setTrouble] = useState<MapTrouble | null>(null)
  const anchor = useAnchor(anchored)
  const setting = useMemo<MapSetting>(
    () => ({
      gestures,
      controls: { locate: ui.includes('locate'), legend: ui.includes('legend') },
      anchor,
    }),
    [gestures, ui, anchor],
  )
  const hasTools = ui.includes('search') || ui.includes('filter')
  return (
    <main
      className={styles.map}
      data-tools={hasTools}
      data-callout={padding.bottom > 0}
      data-anchored={anchor !== null}
    >
      <MapArea paddingOf={(_, card) => layoutWith(card).map} onTrouble={setTrouble} setting={setting} />
      {hasTools && (
        <div className={styles.tools}>
          <EmbedTools ui={ui} />
        </div>
      )}
      <div className={styles.notices}>
        <Notices settingsMissing={settingsMissing} mapTrouble={trouble} />
      </div>
      {hasCallout && <Callout />}
    </main>
  )
}

/** The place beside which what is open is to stand; null: it stands at the map's edge. */
function useAnchor(anchored: boolean): LatLng | null {
  const record = useShownRecord()
  const geometry = anchored ? (record?.geometry ?? null) : null
  const { data: iconPoint } = useQuery({
    queryKey: ['icon-point'],
    // Comes with the closures on the map.
    queryFn: async () => (await import('#records/closures/layer/icon-point.ts')).iconPoint,
    enabled: geometry !== null,
  })
  const [lng, lat] = (geometry && iconPoint?.(geometry)) ?? []
  return useMemo(() => (lng === undefined || lat === undefined ? null : { lng, lat }), [lng, lat])
}
