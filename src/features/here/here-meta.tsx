import { useState } from 'react'
import { useApi } from '#core/api/api-context.ts'
import { useSourceNames } from '#core/api/lookups.ts'
import { formatTime } from '#contract/messages/formats.ts'
import { deviceTimeZone } from '#core/i18n/device-time-zone.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { CardMeta } from '#core/ui/card/card.tsx'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { AROUND, REACH } from './applying.ts'
import { useCoordinatesMessages } from './coordinates/messages.ts'
import type { Place } from './here-address.ts'
import { lengthText } from '#core/nearness/lengths.ts'
import type { Areas, Asked, Closures } from './use-applying.ts'
import { useHereMessages } from './messages.ts'
import styles from './here-card.module.css'

interface Props {
  readonly place: Place
  readonly closures: Asked<Closures>
  readonly areas: Asked<Areas>
}

/** Few need grids: they come when they are asked for. */
const Coordinates = lazyComponent(() => import('./coordinates/coordinates.tsx'), 'Coordinates', {
  messages: [useCoordinatesMessages],
})

/** What the card rests on: which sources know the place, who was asked and when, and what is not known. */
export function HereMeta({ place, closures, areas }: Props) {
  const words = useHereMessages()
  const { followSigns } = useCardMessages()
  const { data } = closures
  const lines = useLines(closures)
  const owed = [...new Set(areas.data?.here.flatMap(({ area }) => area.attribution ?? []))]
  return (
    <CardMeta>
      {data !== undefined && data.here.length > 0 && (
        <p className={styles.signs}>{data.hereIsWhole ? words.noOther : followSigns}</p>
      )}
      {lines.map((text) => text !== null && <p key={text}>{text}</p>)}
      {owed.length > 0 && <p>{words.areaSources(owed.join('; '))}</p>}
      {place.accuracy === null && <p>{words.reach(REACH)}</p>}
      <p>{words.filters}</p>
      <MoreCoordinates place={place} />
    </CardMeta>
  )
}

function MoreCoordinates({ place }: Pick<Props, 'place'>) {
  const words = useHereMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="text-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {words.coordinates}
      </button>
      {isOpen && <Coordinates place={place} />}
    </>
  )
}

function useLines({ data, loadedAt }: Asked<Closures>): readonly (string | null)[] {
  const words = useHereMessages()
  const language = useLanguage()
  const api = useApi()
  const { list } = useMessages()
  const names = useSourceNames(data?.sources ?? [])
  if (data === undefined) return []
  const around = lengthText(AROUND, language)
  const sources =
    names.length === 0 ? words.noSource(around) : `${words.sources(names.join(', '), around)} ${words.otherSources}`
  return [
    data.aroundKnown ? sources : null,
    loadedAt === 0 ? null : words.asked(new URL(api.base).host, formatTime(language, loadedAt, deviceTimeZone())),
    data.beyondLimit === null ? null : words.beyond(data.beyondLimit),
    data.unreadable === 0 ? null : list.unreadable(data.unreadable),
  ]
}
