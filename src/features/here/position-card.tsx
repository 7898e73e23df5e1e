import { useEffect, useEffectEvent } from 'react'
import { boxCentre } from '#contract/geo/box.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { useMapMessages } from '#map/messages.ts'
import { usePosition } from '#map/position/position.ts'
import { Banner } from '#core/ui/banner.tsx'
import { CardFrame } from '#core/ui/card/card.tsx'
import { useView } from '#core/viewport/bounds.ts'
import type { Place } from './here-address.ts'
import { useHereMessages } from './messages.ts'
import styles from './here-card.module.css'

interface Props {
  readonly onClose: () => void
  readonly onFound: (place: Place) => void
}

/** The card while the device looks for where it is, and when it did not find that. */
export function PositionCard({ onClose, onFound }: Props) {
  const words = useHereMessages()
  const map = useMapMessages()
  const { app } = useMessages()
  const { position, locate } = usePosition(onFound)
  const look = useEffectEvent(locate)
  useEffect(function lookAtOnce() {
    look()
  }, [])
  const failed = position.kind === 'denied' || position.kind === 'failed'
  return (
    <CardFrame kind={map.locate} title={words.titleNow} onClose={onClose}>
      {failed ? (
        <>
          <Banner action={{ label: app.retry, onAct: locate }}>
            {position.kind === 'denied' ? map.locateDenied : map.locateFailed}
          </Banner>
          <p className={styles.note}>{words.pointInstead}</p>
        </>
      ) : (
        <p role="status" className={styles.note}>
          {map.locating}
        </p>
      )}
      <Middle onFound={onFound} />
    </CardFrame>
  )
}

/** The way on for whom no device tells a position, and who can not point: the middle of the map. */
function Middle({ onFound }: Pick<Props, 'onFound'>) {
  const words = useHereMessages()
  const view = useView()
  if (view === null) return null
  const [lng, lat] = boxCentre(view.bounds)
  return (
    <button
      type="button"
      className={`text-button ${styles.middle}`}
      onClick={() => onFound({ lng, lat, accuracy: null })}
    >
      {words.askMiddle}
    </button>
  )
}
