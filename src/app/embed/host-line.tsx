import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { useAppConfig } from '#api/app-config.ts'
import { EmbedConfig, isHeard } from '#contract/app-config-embed.ts'
import { useHostChannel } from '#embed/messages/use-host-channel.ts'
import { useLanguage } from '#i18n/messages.tsx'
import { basemapsOf } from '#map/basemaps.ts'
import { useIsPositionAsked } from '#map/position.ts'
import { useSelection } from '#selection/selection-state.ts'
import { useView } from '#viewport/bounds.ts'
import { isReadableParameter } from '../bad-address.ts'
import type { Opening } from '../use-opening.ts'
import { embedSearch, patchAddress } from './embed-address.ts'
import { fullMapPath } from './full-map.ts'
import { useShownRecord, type ShownRecord } from './shown-record.ts'
import { useStates } from './states.ts'
import { useToldHeight } from './told-height.ts'

interface Props {
  readonly opening: Opening
  /** How high the rows of the list are, in px; null while it is not shown. */
  readonly listHeight: number | null
}

/** The line to the page around: hears its commands, and tells it what the map shows. */
export function HostLine({ opening, listHeight }: Props) {
  const language = useLanguage()
  const config = useAppConfig()
  const box = useView()?.bounds ?? null
  const isReadable = useCallback(
    (name: string, text: string) => {
      const basemaps = basemapsOf(config.basemaps).map(({ id }) => id)
      return isReadableParameter(name, text, { languages: config.languages, basemaps })
    },
    [config],
  )
  /** Uuid of the record that the page around wants to see. */
  const wanted = useRef<string | null>(null)
  const tellPositionAsked = useHostChannel(
    {
      isHeard: (origin) => isHeard(EmbedConfig.parse(config), origin),
      describe: () => ({
        title: document.title,
        language,
        fullMap: new URL(fullMapPath(embedSearch(), box), window.location.href).href,
      }),
      isReadable,
      onCommands(patch) {
        wanted.current = wantedIn(patch, wanted.current)
        patchAddress(patch)
      },
    },
    useStates(useToldHeight(listHeight), isReadable),
  )
  const isPositionAsked = useIsPositionAsked()
  useEffect(
    function keepPositionToOneself() {
      if (isPositionAsked) tellPositionAsked()
    },
    [isPositionAsked, tellPositionAsked],
  )
  useShowing((record) => {
    if (record.uuid !== wanted.current) return
    wanted.current = null
    if (record.box !== null) opening.zoomTo(record.box)
  })
  return null
}

/** Uuid of the record that a host wants to see after a command; one that says where to look as well wants to see that. */
function wantedIn(patch: ReadonlyMap<string, string | null>, before: string | null): string | null {
  if (patch.has('map') || patch.has('bbox')) return null
  return patch.has('closure') || patch.has('area') ? (patch.get('closure') ?? patch.get('area') ?? null) : before
}

/** Tells of the record that is open, as soon as it has been read. */
function useShowing(onShown: (record: ShownRecord) => void): void {
  const [selection] = useSelection()
  const record = useShownRecord()
  const tell = useEffectEvent(onShown)
  useEffect(
    function tellShown() {
      if (record !== null && record.uuid === selection?.uuid) tell(record)
    },
    [record, selection],
  )
}
