import { useMemo, useState } from 'react'
import { useEmbedOptions } from '#core/embed/options.ts'
import type { PointedPlace } from '#map/pointing.ts'
import type { MapTrouble } from '#map/trouble.ts'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import type { MapSetting } from '../layered-map.tsx'
import { MapArea } from '../shell/map-area.tsx'
import { Notices } from '../notices/notices.tsx'
import { useStart } from '../shell/start-view.ts'
import type { Opening } from '../shell/use-opening.ts'
import type { EmbedLayout } from './embed-layout.ts'
import { useShownRecord } from './shown-record.ts'
import styles from './embed-shell.module.css'

/** Neither is needed for the first row of the list. */
const EmbedTools = lazyComponent(() => import('./embed-tools.tsx'), 'EmbedTools', { quiet: true })
const Callout = lazyComponent(() => import('./callout.tsx'), 'Callout', { messages: [useCardMessages] })

interface Props {
  readonly opening: Opening
  /** What a callout takes of it, and whether that stands beside its place. */
  readonly layout: Pick<EmbedLayout, 'map' | 'anchored'>
  readonly settingsMissing: boolean
}

/** The map, and on it what the host page has chosen, what is to be said, and what is open. */
export function EmbedMap({ opening, layout: { map: padding, anchored }, settingsMissing }: Props) {
  const { ui, gestures } = useEmbedOptions()
  const [trouble, setTrouble] = useState<MapTrouble | null>(null)
  const camera = useStart(opening.padding)
  const anchor = useAnchor(anchored, opening)
  const setting = useMemo<MapSetting>(
    () => ({
      gestures,
      controls: { locate: ui.includes('locate'), legend: ui.includes('legend') },
      legendAtStart: false,
      anchor,
    }),
    [gestures, ui, anchor],
  )
  const hasTools = ui.includes('search') || ui.includes('filter')
  return (
    <div className={styles.map} data-tools={hasTools} data-callout={padding.bottom > 0} data-anchored={anchor !== null}>
      <MapArea camera={camera} padding={padding} opening={opening} onTrouble={setTrouble} setting={setting} />
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
  )
}

/** The place beside which what is open is to stand; null: it stands at the map's edge. */
function useAnchor(anchored: boolean, { selection }: Opening): PointedPlace | null {
  const record = useShownRecord()
  const [lng, lat] = (anchored && record?.uuid === selection?.uuid ? record?.icon : null) ?? []
  return useMemo(() => (lng === undefined || lat === undefined ? null : { lng, lat }), [lng, lat])
}
