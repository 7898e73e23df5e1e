import { useMemo } from 'react'
import type { BBox } from '#contract/geometry.ts'
import { isTimeZone } from '#contract/status/zone.ts'
import { useAppConfig } from '#core/api/app-config.ts'
import { useMoment } from '#core/clock/moment.ts'
import { instantAt } from '#contract/standing/when.ts'
import { formatDay, formatTime } from '#contract/messages/formats.ts'
import { deviceTimeZone } from '#core/i18n/device-time-zone.ts'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import type { Selection } from '#core/selection/selection.ts'
import { useCopy } from '#core/ui/hooks/use-copy.ts'
import { CardFrame } from '#core/ui/card/card.tsx'
import { formatCoordinates } from '#core/viewport/coordinates.ts'
import { boxAround, reachOf, SHOWN_AROUND } from './applying.ts'
import { AreasHere } from './areas-here.tsx'
import { ClosuresHere, NearestClosures } from './closures-here.tsx'
import { formatHere, type Place } from './here-address.ts'
import { useNearnessMessages } from '#core/nearness/messages.ts'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { useFollowMessages } from './follow/messages.ts'
import { GroundHere } from './ground-here.tsx'
import { HereMeta } from './here-meta.tsx'
import { lengthText } from '#core/nearness/lengths.ts'
import { useApplying, type Areas, type Closures } from './use-applying.ts'
import { useHereMessages } from './messages.ts'
import styles from './here-card.module.css'

interface Props {
  readonly place: Place
  readonly onClose: () => void
  readonly onOpen: (selection: Selection, box: BBox | null) => void
  readonly onZoomTo: (box: BBox) => void
  /** The visitor is somewhere else by now; `isFirst`: that is the first that is known since they want to be followed. */
  readonly onMoved: (place: Place, isFirst: boolean) => void
}

const Follow = lazyComponent(() => import('./follow/follow.tsx'), 'Follow', {
  quiet: true,
  messages: [useFollowMessages, useNearnessMessages],
})

/** Everything recorded for one place at the chosen moment, the worst first; and what is not known. */
export function PlaceCard({ place: { lat, lng, accuracy }, onClose, onOpen, onZoomTo, onMoved }: Props) {
  const place = useMemo(() => ({ lat, lng, accuracy }), [lat, lng, accuracy])
  const measured = useMemo(() => (accuracy === null ? null : { lat, lng, accuracy }), [lat, lng, accuracy])
  const words = useHereMessages()
  const card = useCardMessages()
  const { winds, titles } = useMessages()
  const language = useLanguage()
  const moment = useMoment()
  const { closures, areas } = useApplying(place)
  const when = useWhenWords(closures.data, areas.data)
  const coordinates = formatCoordinates(place, 'decimal', winds)
  const { outcome, copy } = useCopy(formatHere({ lat, lng, accuracy: null }).replace('/', ', '))
  const copyLabel = { nothing: words.copy, copied: words.copied, refused: words.notCopied }[outcome]
  const length = (metres: number) => lengthText(metres, language)
  return (
    <CardFrame
      kind={card.kindOf(coordinates, when)}
      title={moment.when === 'now' ? words.titleNow : titles.here}
      onClose={onClose}
      actions={[
        { icon: 'zoomTo', label: card.zoomTo, onAct: () => onZoomTo(boxAround(place, SHOWN_AROUND)) },
        { icon: 'file', label: copyLabel, onAct: copy },
      ]}
    >
      {accuracy !== null && <p className={styles.note}>{words.accuracy(length(accuracy), length(reachOf(place)))}</p>}
      {measured !== null && moment.when === 'now' && (
        <Follow place={measured} closures={closures.data} onMoved={onMoved} />
      )}
      <ClosuresHere asked={closures} onOpen={onOpen} />
      <AreasHere asked={areas} onOpen={onOpen} />
      <NearestClosures asked={closures} onOpen={onOpen} />
      <GroundHere place={place} onZoomTo={onZoomTo} />
      <HereMeta place={place} closures={closures} areas={areas} />
    </CardFrame>
  )
}

/** "Thu 14 May 2026, 07:40": the moment that the card tells of, by the clocks of the place. */
function useWhenWords(closures: Closures | undefined, areas: Areas | undefined): string {
  const { standing } = useMessages()
  const { deviceTime } = useHereMessages()
  const language = useLanguage()
  const moment = useMoment()
  const { timeZone } = useAppConfig()
  const zones = [
    ...(areas?.here ?? []).map(({ area }) => area.time_zone),
    ...(closures?.here ?? []).map(({ closure }) => closure.zone),
    ...(closures?.nearest ?? []).map(({ closure }) => closure.zone),
    timeZone,
  ]
  const known = zones.find((zone) => zone != null && isTimeZone(zone))
  const zone = known ?? deviceTimeZone()
  const at = instantAt(moment, zone)
  const when = standing.dayAndTime(formatDay(language, at, zone), formatTime(language, at, zone))
  return known == null ? `${when} (${deviceTime})` : when
}
