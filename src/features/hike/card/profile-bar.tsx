import { useShownName } from '#core/api/shown-name.ts'
import { formatKilometres } from '#core/i18n/size-formats.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import type { LineSummary } from '../check/messages.ts'
import type { ShownLine } from '../line/shown-line.ts'
import type { Encounter } from '../time/encounter.ts'
import { useHikeMessages } from '../messages.ts'
import strip from '#records/closures/strips/strip.module.css'
import styles from './profile-bar.module.css'

const [WIDTH, HILL, BAR] = [1000, 46, 12]
/** A part narrower than this could not be seen. */
const LEAST = 6
/** A profile is never stretched more than a hill of so many metres would need. */
const LEAST_RISE = 100

interface Props {
  readonly line: LineSummary
  readonly encounters: readonly Encounter[]
}

/** The line from left to right: its elevations where it has them, and under them what is touched, worst on top. */
export function ProfileBar({ line, encounters }: Props) {
  const words = useHikeMessages()
  const shownName = useShownName()
  const language = useLanguage()
  const km = formatKilometres(language, line.length)
  const mine = encounters.filter(({ concern }) => concern !== 'no')
  const labels = mine.flatMap(({ touch, parts }) =>
    parts.map(
      ({ from, to }) =>
        `${shownName(touch.record)}, ${words.part(formatKilometres(language, from), formatKilometres(language, to))}`,
    ),
  )
  const top = line.shown.ele === null ? 0 : HILL
  const x = (metres: number) => (line.length === 0 ? 0 : (metres / line.length) * WIDTH)
  return (
    <figure className={styles.figure}>
      <svg
        role="img"
        aria-label={labels.length === 0 ? words.profileNone(km) : words.profile(km, labels.slice(0, 12).join('; '))}
        viewBox={`0 0 ${WIDTH} ${top + BAR}`}
        preserveAspectRatio="none"
        className={styles.bar}
        height={top + BAR}
      >
        {line.shown.ele !== null && <path className={styles.hill} d={hillOf(line.shown, line.shown.ele, x)} />}
        <rect className={styles.track} y={top} width={WIDTH} height={BAR} />
        {mine
          .toReversed()
          .flatMap(({ touch, parts, displayStatus }) =>
            parts.map(({ from, to }) => (
              <rect
                key={`${touch.record.uuid} ${from}`}
                className={`${strip.bars} ${styles.part}`}
                data-status={displayStatus}
                x={Math.min(x(from), WIDTH - LEAST)}
                width={Math.max(LEAST, x(to) - x(from))}
                y={displayStatus === 'closed-now' ? 0 : top}
                height={displayStatus === 'closed-now' ? top + BAR : BAR}
              />
            )),
          )}
      </svg>
      <figcaption className={styles.ends} aria-hidden="true">
        <span>km 0</span>
        <span>km {km}</span>
      </figcaption>
    </figure>
  )
}

function hillOf({ along }: ShownLine, ele: readonly number[], x: (metres: number) => number): string {
  const low = ele.reduce((least, value) => Math.min(least, value), Infinity)
  const high = ele.reduce((most, value) => Math.max(most, value), -Infinity)
  const rise = Math.max(LEAST_RISE, high - low)
  const y = (value: number) => HILL - 2 - ((value - low) / rise) * (HILL - 6)
  const step = Math.max(1, Math.floor(ele.length / 500))
  const points = ele.flatMap((value, index) =>
    index % step === 0 || index === ele.length - 1 ? [`${x(along[index] ?? 0).toFixed(1)} ${y(value).toFixed(1)}`] : [],
  )
  return `M0 ${HILL}L${points.join('L')}L${WIDTH} ${HILL}Z`
}
