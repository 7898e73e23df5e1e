import { dailyHoursOf, dailyHoursText } from '#contract/standing/daily-hours.ts'
import { SourceText } from '#core/names/source-text.tsx'
import { useShownName } from '#core/api/shown-name.ts'
import { deviceTimeZone } from '#core/i18n/device-time-zone.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { useRowState } from '#core/selection/row-state.ts'
import { StatusIcon } from '#core/signs/status-icon.tsx'
import { StatusLine } from '../list/status-line.tsx'
import { useValidText } from '../strips/use-valid-text.ts'
import { percent } from '../strips/year-strip-bars.ts'
import type { Bar, TimelineEntry } from './bars.ts'
import type { TimelineWindow } from './timeline-window.ts'
import { latestWallAt, shareOf } from './wall.ts'
import strip from '../strips/strip.module.css'
import styles from './timeline-row.module.css'

interface Props extends TimelineEntry {
  readonly window: TimelineWindow
  /** The marks of the axis, as a background. */
  readonly grid: string
  readonly onOpen: () => void
}

/** A closure of the timeline: its name, how it stands at the moment shown, and when it is valid. */
export function TimelineRow({ state, bars, window, grid, onOpen }: Props) {
  const messages = useMessages()
  const validText = useValidText()
  const shownName = useShownName()
  const { record, displayStatus } = state
  const { selected, hovered, onHover } = useRowState({ kind: 'closure', uuid: record.uuid })
  const hours = dailyHoursOf(record)
  // Without a zone another moment is told in UTC, as the bars are.
  const zone = state.zone ?? (state.isNow ? deviceTimeZone() : 'UTC')
  const at = shareOf(window, latestWallAt(zone, state.at))
  return (
    <li>
      <button
        type="button"
        className={`${strip.bars} ${styles.row}`}
        data-status={displayStatus}
        data-hovered={hovered}
        aria-current={selected ? 'true' : undefined}
        onClick={onOpen}
        onPointerEnter={() => onHover(true)}
        onPointerLeave={() => onHover(false)}
        onFocus={() => onHover(true)}
        onBlur={() => onHover(false)}
      >
        <span className={styles.icon}>
          <StatusIcon status={displayStatus} size={20} />
        </span>
        <span className={styles.name}>
          <SourceText>{shownName(record)}</SourceText>
        </span>
        <span className={styles.status}>
          <StatusLine state={state} />
        </span>
        <span className="visually-hidden">
          {validText(record)}
          {hours !== null && `, ${dailyHoursText(hours, messages.standing)}`}
        </span>
        <span className={styles.track} style={{ background: grid }} aria-hidden="true">
          {bars.map((bar) => (
            <TimelineBar key={bar.from} {...bar} />
          ))}
          {at >= 0 && at <= 1 && <span className={styles.mark} style={{ left: percent(at) }} />}
        </span>
      </button>
    </li>
  )
}

function TimelineBar({ from, to, isPartly }: Bar) {
  return (
    <span
      className={styles.bar}
      data-partly={isPartly}
      data-before={from <= 0}
      data-after={to >= 1}
      style={{ left: percent(from), width: percent(to - from) }}
    />
  )
}
