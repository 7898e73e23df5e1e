import { useId, type ReactNode } from 'react'
import type { DisplayStatus } from '#contract/standing/display-status.ts'
import { percent, type Part } from '../strips/year-strip-bars.ts'
import strip from '../strips/strip.module.css'
import styles from './closure-card-strip.module.css'

const [TOP, BOTTOM] = [15, 33]

interface Props {
  /** What it shows, in words. */
  readonly label: string
  readonly status: DisplayStatus
  /** Where the present is, from 0 to 1, and what it is called; null where it is not on the strip. */
  readonly now: { readonly at: number; readonly label: string } | null
  readonly children: ReactNode
}

/** A stretch of time from left to right, as wide as there is room; its texts keep their size. */
export function Strip({ label, status, now, children }: Props) {
  return (
    <svg role="img" aria-label={label} className={`${strip.strip} ${strip.bars} ${styles.strip}`} data-status={status}>
      {/* Firefox reads out what is inside an image. */}
      <g aria-hidden="true">
        <rect className={strip.track} width="100%" y={TOP - 0.5} height={BOTTOM - TOP + 1} rx={2} />
        {children}
        {now !== null && <Now {...now} />}
      </g>
    </svg>
  )
}

function Now({ at, label }: { readonly at: number; readonly label: string }) {
  const x = percent(at)
  return (
    <>
      <line className={strip.markCasing} x1={x} x2={x} y1={TOP - 4} y2={BOTTOM + 4} />
      <line className={strip.mark} x1={x} x2={x} y1={TOP - 4} y2={BOTTOM + 4} />
      <text className={styles.nowLabel} x={x} y={9} textAnchor={at < 0.08 ? 'start' : at > 0.92 ? 'end' : 'middle'}>
        {label}
      </text>
    </>
  )
}

/** A time in force, all of it. */
export function SolidBar({ part }: { readonly part: Part }) {
  return <rect className={styles.solid} {...extent(part)} y={TOP} height={BOTTOM - TOP} />
}

interface HatchedBarProps {
  readonly part: Part
  /** The sides on which it goes on beyond the strip. */
  readonly goesOn: { readonly before: boolean; readonly after: boolean }
}

/** A time in force for a part of each day. */
export function HatchedBar({ part, goesOn }: HatchedBarProps) {
  const pattern = useId()
  const [left, right, top, bottom] = [percent(part.from), percent(part.to), TOP + 0.75, BOTTOM - 0.75]
  return (
    <>
      <pattern id={pattern} width={5.6} height={5.6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={styles.stroke} width={1.4} height={5.6} />
      </pattern>
      <rect className={styles.tint} {...extent(part)} y={TOP} height={BOTTOM - TOP} />
      <rect fill={`url(#${pattern})`} {...extent(part)} y={TOP} height={BOTTOM - TOP} />
      <line className={styles.edge} x1={left} x2={right} y1={top} y2={top} />
      <line className={styles.edge} x1={left} x2={right} y1={bottom} y2={bottom} />
      {!goesOn.before && <line className={styles.edge} x1={left} x2={left} y1={TOP} y2={BOTTOM} />}
      {!goesOn.after && <line className={styles.edge} x1={right} x2={right} y1={TOP} y2={BOTTOM} />}
    </>
  )
}

/** Marks at the ends of the strip beyond which a time goes on. */
export function GoesOn({ before, after }: HatchedBarProps['goesOn']) {
  const middle = (TOP + BOTTOM) / 2 + 5
  return (
    <>
      {before && (
        <text className={styles.goesOn} x="3" y={middle}>
          ‹
        </text>
      )}
      {after && (
        <text className={styles.goesOn} x="100%" dx={-3} y={middle} textAnchor="end">
          ›
        </text>
      )}
    </>
  )
}

/** A line across the strip: whole, or from its lower edge a little way up. */
export function Tick({ at, small = false }: { readonly at: number; readonly small?: boolean }) {
  const x = percent(at)
  const className = small ? styles.smallTick : strip.tick
  return <line className={className} x1={x} x2={x} y1={small ? BOTTOM - 4 : TOP} y2={BOTTOM} />
}

interface TickLabelProps {
  readonly at: number
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly children: string
}

/** Words under the strip. */
export function TickLabel({ at, anchor = 'middle', children }: TickLabelProps) {
  return (
    <text x={percent(at)} y={47} textAnchor={anchor}>
      {children}
    </text>
  )
}

function extent({ from, to }: Part) {
  return { x: percent(from), width: percent(to - from) }
}
