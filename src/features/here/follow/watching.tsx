import { useEffect, useEffectEvent, useMemo } from 'react'
import { deviceSwitch } from '#core/device/device-switch.ts'
import { lengthText } from '#core/nearness/lengths.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { useShownName } from '#core/api/shown-name.ts'
import { sheetRaised } from '#core/panels/sheet-snap.ts'
import { useSelection } from '#core/selection/selection-state.ts'
import type { MeasuredPlace } from '#map/position/position.ts'
import type { ClosureState } from '#records/closures/closure-state.ts'
import type { Closures } from '../use-applying.ts'
import { canShake, shake, type Siren } from './alarm.ts'
import { Ahead } from './ahead.tsx'
import { useFollowMessages } from './messages.ts'
import { Switch } from '#core/ui/fields/switch.tsx'
import { useWatch } from './use-watch.ts'
import { canStayAwake, useWakeLock } from './wake-lock.ts'
import type { Warning } from './warning.ts'
import styles from './follow.module.css'

const sounds = deviceSwitch('warn-by-sound', true)
const shakes = deviceSwitch('warn-by-shaking', true)
const awake = deviceSwitch('stay-awake', false)

/** A measure that is off by more, in metres, tells no border. */
const TOO_COARSE = 500
const NONE: readonly ClosureState[] = []

interface Props {
  readonly place: MeasuredPlace
  readonly closures: Closures | undefined
  readonly siren: Siren
  /** Whether the device tells no position at present. */
  readonly isLost: boolean
}

/** What one who walks is told, and how. */
export function Watching({ place, closures, siren, isLost }: Props) {
  const words = useFollowMessages()
  const { around, aroundKnown = false } = closures ?? {}
  const inForce = useMemo(
    () => around && { closures: around.filter(isInForce), isAll: aroundKnown },
    [around, aroundKnown],
  )
  const watch = useWatch(place, inForce ?? null)
  useAlarm(watch, siren)
  const [isSounding, isShaking, isAwake] = [sounds.useIsOn(), shakes.useIsOn(), awake.useIsOn()]
  useWakeLock(isAwake)
  return (
    <>
      <div role="alert" className={styles.warnings}>
        {watch.warnings.map((warning) => (
          <WarningLine key={warning.closure.record.uuid} warning={warning} />
        ))}
      </div>
      {watch.warnings.length === 0 && <Ahead place={place} closures={closures} inForce={inForce?.closures ?? NONE} />}
      {isLost && <p className={styles.trouble}>{words.lost}</p>}
      {place.accuracy > TOO_COARSE && <p className={styles.trouble}>{words.tooCoarse}</p>}
      {closures?.aroundIsWhole === false && <p className={styles.note}>{words.notWhole}</p>}
      <Switch label={words.sound} isOn={isSounding} onTurn={sounds.turn} />
      {canShake() && <Switch label={words.shake} isOn={isShaking} onTurn={shakes.turn} />}
      {canStayAwake() && <Switch label={words.stayAwake} isOn={isAwake} onTurn={awake.turn} />}
      <p className={styles.note}>{words.notFromPocket}</p>
    </>
  )
}

/** Notices announce, and close nothing. */
function isInForce({ inForce, record }: ClosureState): boolean {
  return inForce === true && record.type !== 'notice'
}

/** Each new warning sounds once, and brings the card to the front. */
function useAlarm(watch: ReturnType<typeof useWatch>, siren: Siren): void {
  const [, select] = useSelection()
  const warn = useEffectEvent((level: Warning<unknown>['level']) => {
    if (sounds.isOn()) siren.sound(level)
    if (shakes.isOn()) shake(level)
    select(null)
    sheetRaised()
  })
  useEffect(
    function warnOnce() {
      if (watch.rise !== null) warn(watch.rise)
    },
    [watch],
  )
  useEffect(() => () => siren.close(), [siren])
}

function WarningLine({ warning: { closure, level, border } }: { readonly warning: Warning<ClosureState> }) {
  const words = useFollowMessages()
  const shownName = useShownName()
  const language = useLanguage()
  const name = shownName(closure.record)
  const away = lengthText(Math.max(0, border), language)
  const text = { inside: words.inside(name), maybe: words.maybe(name), near: words.near(name, away) }[level]
  return <p className={level === 'near' ? styles.near : styles.within}>{text}</p>
}
