import { useRef, useState } from 'react'
import { sheetRaised } from '#core/panels/sheet-snap.ts'
import type { MeasuredPlace } from '#map/position/position.ts'
import { canWatch, usePositionWatch } from '#map/position/position-watch.ts'
import type { Place } from '../here-address.ts'
import type { Closures } from '../use-applying.ts'
import { Siren } from './alarm.ts'
import { askForCompass } from './heading.ts'
import { useFollowMessages } from './messages.ts'
import { Switch } from '#core/ui/fields/switch.tsx'
import { Watching } from './watching.tsx'
import styles from './follow.module.css'

interface Props {
  readonly place: MeasuredPlace
  /** Undefined while they are not known. */
  readonly closures: Closures | undefined
  /** The visitor is somewhere else by now; `isFirst`: that is the first that is known since they want to be followed. */
  readonly onMoved: (place: Place, isFirst: boolean) => void
}

/** Follows the visitor's position, and warns of closures that are in force: for as long as the card is open. */
export function Follow({ place, closures, onMoved }: Props) {
  const words = useFollowMessages()
  const [siren, setSiren] = useState<Siren | null>(null)
  const [isLost, setLost] = useState(false)
  const isFirst = useRef(true)
  const moved = (now: MeasuredPlace) => {
    setLost(false)
    onMoved(now, isFirst.current)
    isFirst.current = false
  }
  usePositionWatch(siren !== null, moved, () => setLost(true))
  const turn = (isOn: boolean) => {
    siren?.close()
    isFirst.current = true
    setLost(false)
    setSiren(isOn ? begun() : null)
  }
  if (!canWatch()) return null
  return (
    <section className={styles.follow} aria-label={words.follow}>
      <Switch label={words.follow} isOn={siren !== null} onTurn={turn} />
      {siren === null ? (
        <p className={styles.note}>{words.offer}</p>
      ) : (
        <Watching place={place} closures={closures} siren={siren} isLost={isLost} />
      )}
    </section>
  )
}

/** In the press of the visitor, as sound and compass may need one. */
function begun(): Siren {
  const siren = new Siren()
  siren.open()
  askForCompass()
  sheetRaised()
  return siren
}
