import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { isFocusLost } from '#core/ui/focus.ts'
import { percent } from '../strips/year-strip-bars.ts'
import { axisMarks, markerLabel } from './formats.ts'
import type { TimelineWindow } from './timeline-window.ts'
import { useScrub } from './use-scrub.ts'
import { extentOf, shareOf, type Wall } from './wall.ts'
import { useTimelineMessages } from './messages.ts'
import styles from './timeline-axis.module.css'

interface Props {
  readonly window: TimelineWindow
  readonly wall: Wall
  /** Where the marker lies. */
  readonly markedWall: Wall
  /** The moment shown, and what it means, in words. */
  readonly valueText: string
}

const MINUTE = 60_000

/** The days or hours of the timeline, with the marker of the moment shown, which can be moved. */
export function TimelineAxis({ window, wall, markedWall, valueText }: Props) {
  const words = useTimelineMessages()
  const language = useLanguage()
  const track = useRef<HTMLDivElement>(null)
  const { pointer, keys } = useScrub({ window, wall, track })
  const slider = useFocusOnOpening()
  const marks = axisMarks(language, window)
  const { start, end } = extentOf(window)
  const at = shareOf(window, markedWall)
  return (
    <div className={styles.axis} {...pointer} onPointerDownCapture={() => slider.current?.focus()}>
      <div ref={track} className={styles.track}>
        <div
          ref={slider}
          role="slider"
          tabIndex={0}
          aria-label={words.moment}
          aria-valuemin={0}
          aria-valuemax={(end - start) / MINUTE}
          aria-valuenow={(wall - start) / MINUTE}
          aria-valuetext={valueText}
          className={styles.marker}
          data-edge={at < 0.06 ? 'start' : at > 0.94 ? 'end' : undefined}
          style={{ left: percent(at) }}
          {...keys}
        >
          <span className={styles.grip} />
          <span className={styles.markerLabel}>{markerLabel(language, window.horizon, wall)}</span>
        </div>
        {marks.map(({ at: from, label, isCentred }, index) => {
          const to = isCentred ? (marks[index + 1]?.at ?? 1) : from
          const edge = isCentred ? undefined : from === 0 ? 'start' : from === 1 ? 'end' : undefined
          return (
            <span
              key={from}
              className={styles.label}
              data-edge={edge}
              data-centred={isCentred}
              style={{ left: percent((from + to) / 2), maxWidth: isCentred ? percent(to - from) : undefined }}
            >
              {label}
            </span>
          )
        })}
      </div>
    </div>
  )
}

/**
 * Whoever opens the timeline can move the moment at once, and is back where that was done when it closes, else at the button
 * that opens it; a page that comes with it open keeps its focus.
 */
function useFocusOnOpening() {
  const slider = useRef<HTMLDivElement>(null)
  const { timeline } = useMessages().when
  const giveBack = useEffectEvent((opener: Element | null) => {
    const button = document.querySelector(`button[title="${timeline}"]`)
    for (const element of [opener, button]) {
      if (isFocusLost() && element instanceof HTMLElement) element.focus({ preventScroll: true })
    }
  })
  useLayoutEffect(function focusOnOpening() {
    const opener = document.activeElement
    // On a phone the button is hidden as soon as it is pressed.
    const isHidden = isFocusLost() && navigator.userActivation.hasBeenActive
    if (isHidden || opener instanceof HTMLButtonElement) slider.current?.focus({ preventScroll: true })
    return () => void setTimeout(() => giveBack(opener))
  }, [])
  return slider
}
