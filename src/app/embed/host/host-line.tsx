import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useAppConfig } from '#core/api/app-config.ts'
import { EmbedConfig, isAllowedOrigin } from '#contract/config/app-config-embed.ts'
import { useHostChannel } from '#core/embed/messages/use-host-channel.ts'
import { requestAfter, type SelectRequest } from '#core/embed/messages/select-request.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { basemapsOf } from '#map/basemap/basemaps.ts'
import { useIsPositionAsked } from '#map/position/position.ts'
import { useSelection } from '#core/selection/selection-state.ts'
import { useView } from '#core/viewport/bounds.ts'
import { isReadableParameter } from '../../notices/bad-address.ts'
import { useZoomTo } from '../../panels/map-room.ts'
import { embedSearch, patchAddress } from '../embed-address.ts'
import { fullMapPath } from '../bar/full-map.ts'
import { useShownRecord, type ShownRecord } from '../callout/shown-record.ts'
import { useStates } from './states.ts'
import { useNeededHeight } from './needed-height.ts'

interface Props {
  /** How high the rows of the list are, in px; null while it is not shown. */
  readonly listHeight: number | null
}

/** The line to the page around: hears its commands, and tells it what the map shows. */
export function HostLine({ listHeight }: Props) {
  const language = useLanguage()
  const config = useAppConfig()
  const zoomTo = useZoomTo()
  const box = useView()?.bounds ?? null
  const isReadable = useCallback(
    (name: string, text: string) => {
      const basemaps = basemapsOf(config.basemaps).map(({ id }) => id)
      return isReadableParameter(name, text, { languages: config.languages, basemaps })
    },
    [config],
  )
  const [request, setRequest] = useState<SelectRequest | null>(null)
  const line = useHostChannel(
    {
      isAllowedOrigin: (origin) => isAllowedOrigin(EmbedConfig.parse(config), origin),
      describe: () => ({
        title: document.title,
        language,
        fullMap: new URL(fullMapPath(embedSearch(), box), window.location.href).href,
      }),
      isReadable,
      onCommands(patch) {
        setRequest((before) => requestAfter(patch, before))
        patchAddress(patch)
      },
    },
    useStates(useNeededHeight(listHeight), isReadable),
  )
  const isPositionAsked = useIsPositionAsked()
  useEffect(
    function keepPositionToOneself() {
      if (isPositionAsked) line.positionAsked()
    },
    [isPositionAsked, line],
  )
  useAnswerTo(request, {
    onShown({ box }) {
      setRequest(null)
      if (box !== null && request?.movesMap === true) zoomTo(box)
    },
    onMissing(record) {
      setRequest(null)
      line.missing(record)
    },
  })
  return null
}

interface Outcome {
  readonly onShown: (record: ShownRecord) => void
  readonly onMissing: (record: SelectRequest['record']) => void
}

/** Reports what becomes of a request, unless something else is open by then. */
function useAnswerTo(request: SelectRequest | null, outcome: Outcome): void {
  const [selection] = useSelection()
  const shown = useShownRecord()
  const report = useEffectEvent((record: SelectRequest['record'], found: ShownRecord | null) =>
    found === null ? outcome.onMissing(record) : outcome.onShown(found),
  )
  useEffect(
    function reportOutcome() {
      if (request === null || request.record.uuid !== selection?.uuid) return
      if (shown !== undefined) report(request.record, shown)
    },
    [request, selection, shown],
  )
}
