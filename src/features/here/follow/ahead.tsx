import { lengthText, directionText } from '#core/nearness/lengths.ts'
import { useNearnessMessages } from '#core/nearness/messages.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { useShownName } from '#core/api/shown-name.ts'
import { nearestOf } from '#core/viewport/geometry/nearest.ts'
import type { MeasuredPlace } from '#map/position/position.ts'
import type { ClosureState } from '#records/closures/closure-state.ts'
import type { Closures } from '../use-applying.ts'
import { useHeading } from './heading.ts'
import { useFollowMessages } from './messages.ts'
import styles from './follow.module.css'

interface Props {
  readonly place: MeasuredPlace
  readonly closures: Closures | undefined
  readonly inForce: readonly ClosureState[]
}

/** The nearest closure in force, how far it is and where; what is not known is never told as free. */
export function Ahead({ place, closures, inForce }: Props) {
  const words = useFollowMessages()
  const near = useNearnessMessages()
  const shownName = useShownName()
  const language = useLanguage()
  const heading = useHeading()
  if (closures?.aroundKnown !== true) return <p className={styles.trouble}>{words.unknown}</p>
  const nearest = nearestAmong(place, inForce)
  if (nearest === null) return <p className={styles.note}>{words.noneAround}</p>
  const { closure, metres, bearing } = nearest
  const direction = directionText(bearing, near)
  return (
    <p className={styles.ahead}>
      <Arrow degrees={bearing - (heading ?? 0)} />
      <span>{words.ahead(shownName(closure.record), near.awayTo(lengthText(metres, language), direction))}</span>
    </p>
  )
}

function nearestAmong({ lng, lat }: MeasuredPlace, closures: readonly ClosureState[]) {
  let found: { readonly closure: ClosureState; readonly metres: number; readonly bearing: number } | null = null
  for (const closure of closures) {
    const { geometry } = closure.record
    const nearness = geometry == null ? null : nearestOf([lng, lat], geometry)
    if (nearness === null || (found !== null && found.metres <= nearness.metres)) continue
    found = { closure, metres: nearness.metres, bearing: nearness.bearing ?? 0 }
  }
  return found
}

/** Points in a direction on the screen: clockwise from its top, which is north unless a compass tells. */
function Arrow({ degrees }: { readonly degrees: number }) {
  return (
    <svg width={28} height={28} viewBox="0 0 28 28" aria-hidden="true" style={{ rotate: `${degrees}deg` }}>
      <path fill="currentColor" d="M14 3 21.5 24 14 19.5 6.5 24z" />
    </svg>
  )
}
