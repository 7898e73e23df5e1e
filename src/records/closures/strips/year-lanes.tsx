import type { ReactNode } from 'react'
import type { DisplayStatus } from '#contract/standing/display-status.ts'
import { monthInitials } from '#core/i18n/calendar-formats.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { monthsOf, percent, type Part } from './year-strip-bars.ts'
import strip from './strip.module.css'
import styles from './year-lanes.module.css'

const [TOP, LANE, BAR] = [4, 12, 8]

interface Props {
  /** What it shows, in words. */
  readonly label: string
  readonly year: number
  readonly lanes: number
  /** Where the day that all is told for lies, from 0 to 1; null in another year. */
  readonly marked: number | null
  readonly children: ReactNode
}

/** The months of a year with a lane for each of several things, as {@link LaneBar}s. */
export function YearLanes({ label, year, lanes, marked, children }: Props) {
  const initials = monthInitials(useLanguage())
  const bottom = TOP + lanes * LANE + TOP
  return (
    <svg role="img" aria-label={label} className={strip.strip} height={bottom + 18}>
      <rect className={strip.track} width="100%" height={bottom} rx={2} />
      {monthsOf(year).map(({ from, to }, month) => (
        <g key={from}>
          {month > 0 && <line className={strip.tick} x1={percent(from)} x2={percent(from)} y2={bottom} />}
          <text x={percent((from + to) / 2)} y={bottom + 14} textAnchor="middle">
            {initials[month] ?? ''}
          </text>
        </g>
      ))}
      {children}
      {marked !== null && (
        <>
          <line className={strip.markCasing} x1={percent(marked)} x2={percent(marked)} y2={bottom + 2} />
          <line className={strip.mark} x1={percent(marked)} x2={percent(marked)} y2={bottom + 2} />
        </>
      )}
    </svg>
  )
}

interface LaneBarProps {
  readonly part: Part
  readonly lane: number
  /** How it is coloured. */
  readonly status: DisplayStatus | 'wildlife'
  /** Only a part of each day. */
  readonly byHours?: boolean
  /** What it is, on pointing at it. */
  readonly title?: string
}

/** A time within the year, in its lane. */
export function LaneBar({ part: { from, to }, lane, status, byHours = false, title }: LaneBarProps) {
  return (
    <rect
      className={`${strip.bars} ${styles.bar}`}
      data-status={status}
      data-hours={byHours}
      x={percent(from)}
      width={percent(to - from)}
      y={TOP + lane * LANE + (LANE - BAR) / 2}
      height={BAR}
      rx={1.5}
    >
      {title !== undefined && <title>{title}</title>}
    </rect>
  )
}
