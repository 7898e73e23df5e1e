import type { ReactNode } from 'react'
import type { DisplayStatus } from '#contract/standing/display-status.ts'
import { monthInitials } from '#core/i18n/calendar-formats.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { besideBar } from './beside-bar.ts'
import { monthsOf, percent, type Part, type YearOfRecord } from './year-strip-bars.ts'
import strip from './strip.module.css'
import styles from './year-lanes.module.css'

const [TOP, LANE] = [4, 12]
/** How high a lane is that has a name in it, and what of a lane its bar leaves free. */
export const NAMED_LANE = 20
const AROUND_BAR = 4

interface Props {
  /** What it shows, in words. */
  readonly label: string
  readonly year: number
  readonly lanes: number
  /** Where the day that all is told for lies, from 0 to 1; null in another year. */
  readonly marked: number | null
  /** What each lane is, and where its bar lies, beside which that is written. */
  readonly names?: readonly { readonly name: string; readonly part: Part }[]
  readonly children: ReactNode
}

/** The months of a year with a lane for each of several things, as {@link LaneBar}s. */
export function YearLanes({ label, year, lanes, marked, names, children }: Props) {
  const initials = monthInitials(useLanguage())
  const bottom = TOP + lanes * (names === undefined ? LANE : NAMED_LANE) + TOP
  return (
    <div className={styles.lanes}>
      <svg role="img" aria-label={label} className={strip.strip} height={bottom + 18}>
        {/* Firefox reads out what is inside an image. */}
        <g aria-hidden="true">
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
        </g>
      </svg>
      {names !== undefined && <Names names={names} />}
    </div>
  )
}

/** For those who see the bars; the drawing's own words tell the rest. */
function Names({ names }: Required<Pick<Props, 'names'>>) {
  return (
    <ol className={styles.names} aria-hidden="true" style={{ top: TOP }}>
      {names.map(({ name, part }, lane) => {
        const { side, from, to } = besideBar(part)
        return (
          <li
            key={lane}
            data-side={side}
            style={{ top: lane * NAMED_LANE, left: percent(from), right: percent(1 - to), height: NAMED_LANE }}
          >
            <span>{name}</span>
          </li>
        )
      })}
    </ol>
  )
}

interface LaneBarProps {
  readonly part: Part
  readonly lane: number
  readonly laneHeight?: number
  /** On which sides it goes on beyond the year. */
  readonly goesOn?: YearOfRecord['goesOn']
  /** How it is coloured. */
  readonly status: DisplayStatus | 'wildlife'
  /** Only a part of each day. */
  readonly byHours?: boolean
  /** What it is, on pointing at it. */
  readonly title?: string
}

/** A time within the year, in its lane. */
export function LaneBar({
  part: { from, to },
  lane,
  laneHeight = LANE,
  goesOn,
  status,
  byHours = false,
  title,
}: LaneBarProps) {
  const top = TOP + lane * laneHeight
  const arrow = top + laneHeight / 2 + 5
  return (
    <>
      <rect
        className={`${strip.bars} ${styles.bar}`}
        data-status={status}
        data-hours={byHours}
        x={percent(from)}
        width={percent(to - from)}
        y={top + AROUND_BAR / 2}
        height={laneHeight - AROUND_BAR}
        rx={1.5}
      >
        {title !== undefined && <title>{title}</title>}
      </rect>
      {goesOn?.before === true && (
        <text className={styles.goesOn} x="3" y={arrow}>
          ‹
        </text>
      )}
      {goesOn?.after === true && (
        <text className={styles.goesOn} x="100%" dx={-3} y={arrow} textAnchor="end">
          ›
        </text>
      )}
    </>
  )
}
