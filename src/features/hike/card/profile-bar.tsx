import { useShownName } from '#core/api/shown-name.ts'
import { formatKilometres } from '#core/i18n/size-formats.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { DISPLAY_STATUSES, type DisplayStatus } from '#contract/standing/display-status.ts'
import type { LineSummary } from '../check/messages.ts'
import type { ShownProfile } from '../line/profile.ts'
import type { Encounter } from '../time/encounter.ts'
import type { Part } from '../touch/touch.ts'
import { useHikeMessages } from '../messages.ts'
import strip from '#records/closures/strips/strip.module.css'
import styles from './profile-bar.module.css'

const [WIDTH, HILL, BAR] = [1000, 46, 12]
/** A part narrower than this could not be seen. */
const LEAST = 6
/** A profile is never stretched more than a hill of so many metres would need. */
const LEAST_RISE = 100
/** Parts that are named to those who don't see the bar. */
const MOST_LABELS = 12

interface Props {
  readonly line: LineSummary
  /** Null without heights. */
  readonly profile: ShownProfile | null
  /** Whether these are the map's. */
  readonly isOfMap: boolean
  readonly encounters: readonly Encounter[]
}

/** The line from left to right: its elevations where it has them, and under them what is touched, worst on top. */
export function ProfileBar({ line, profile, isOfMap, encounters }: Props) {
  const words = useHikeMessages()
  const shownName = useShownName()
  const language = useLanguage()
  const km = formatKilometres(language, line.length)
  const mine = encounters.filter(({ concern }) => concern !== 'no')
  const labels = mine
    .slice(0, MOST_LABELS)
    .flatMap(({ touch, parts }) =>
      parts.map(
        ({ from, to }) =>
          `${shownName(touch.record)}, ${words.part(formatKilometres(language, from), formatKilometres(language, to))}`,
      ),
    )
  const top = profile === null ? 0 : HILL
  const x = (metres: number) => (line.length === 0 ? 0 : (metres / line.length) * WIDTH)
  return (
    <figure className={styles.figure}>
      <svg
        role="img"
        aria-label={
          labels.length === 0 ? words.profileNone(km) : words.profile(km, labels.slice(0, MOST_LABELS).join('; '))
        }
        viewBox={`0 0 ${WIDTH} ${top + BAR}`}
        preserveAspectRatio="none"
        className={styles.bar}
        height={top + BAR}
      >
        {profile !== null && <path className={styles.hill} d={hillOf(profile, x)} />}
        <rect className={styles.track} y={top} width={WIDTH} height={BAR} />
        {partsByStatus(mine).map(([status, parts]) => (
          <path
            key={status}
            className={`${strip.bars} ${styles.part}`}
            data-status={status}
            d={parts
              .map(({ from, to }) => barOf(x(from), x(to), status === 'closed-now' ? 0 : top, top + BAR))
              .join('')}
          />
        ))}
      </svg>
      <figcaption className={styles.ends} aria-hidden="true">
        <span>km 0</span>
        {isOfMap && <span>{words.heightsOfMap}</span>}
        <span>km {km}</span>
      </figcaption>
    </figure>
  )
}

/** The outline of a bar between two places, wide enough to be seen. */
function barOf(from: number, to: number, top: number, bottom: number): string {
  const [left, right] = [Math.min(from, WIDTH - LEAST), Math.max(to, Math.min(from, WIDTH - LEAST) + LEAST)]
  return `M${left.toFixed(1)} ${top}H${right.toFixed(1)}V${bottom}H${left.toFixed(1)}Z`
}

/** What is touched by how it stands when one is there, the worst last, which is drawn on top. */
function partsByStatus(encounters: readonly Encounter[]): readonly (readonly [DisplayStatus, readonly Part[]])[] {
  return DISPLAY_STATUSES.toReversed().flatMap((status) => {
    const parts = encounters.flatMap((encounter) => (encounter.displayStatus === status ? encounter.parts : []))
    return parts.length === 0 ? [] : [[status, parts] as const]
  })
}

/** A hill for each stretch of known heights. */
function hillOf({ along, ele }: ShownProfile, x: (metres: number) => number): string {
  const known = ele.filter((value) => !Number.isNaN(value))
  const [low, high] = [Math.min(...known), Math.max(...known)]
  const rise = Math.max(LEAST_RISE, high - low)
  const y = (value: number) => HILL - 2 - ((value - low) / rise) * (HILL - 6)
  const runs: string[][] = [[]]
  ele.forEach((value, index) => {
    if (Number.isNaN(value)) runs.push([])
    else runs.at(-1)?.push(`${x(along[index] ?? 0).toFixed(1)} ${y(value).toFixed(1)}`)
  })
  return runs
    .filter((run) => run.length > 1)
    .map(closedOf)
    .join('')
}

/** The area under a stretch of the hill. */
function closedOf(points: readonly string[]): string {
  const [left, right] = [points[0], points.at(-1)].map((point) => point?.split(' ')[0] ?? '0')
  return `M${left} ${HILL}L${points.join('L')}L${right} ${HILL}Z`
}
