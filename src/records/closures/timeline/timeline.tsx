import { isInForce } from '#contract/standing/display-status.ts'
import { formatNumber } from '#contract/messages/numbers.ts'
import { clickForgotten } from '#core/panels/click-state.ts'
import { useChoose } from '#core/panels/use-choose.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import type { ClosureState } from '../closure-state.ts'
import { spanOf } from './formats.ts'
import { TimelineAxis } from './timeline-axis.tsx'
import { TimelineHead } from './timeline-head.tsx'
import { TimelineRows } from './timeline-rows.tsx'
import { useMomentText } from './use-moment-text.ts'
import { useShownTimeline } from './use-shown-timeline.ts'
import { useTimelineMessages } from './messages.ts'
import styles from './timeline.module.css'

/** The closures of the view over some days, and the moment that is shown among these, which can be moved. */
export function Timeline() {
  const { window, ...shown } = useShownTimeline()
  const { wall, entries } = shown
  const words = useTimelineMessages()
  const messages = useMessages()
  const language = useLanguage()
  const said = useMomentText(shown)
  const choose = useChoose()
  if (window === null) return null
  const open = ({ record: { uuid } }: ClosureState) => {
    clickForgotten()
    choose({ kind: 'closure', uuid })
  }
  const inForce = entries.filter(({ state }) => isInForce(state.displayStatus)).length
  const { isCut, counted } = shown
  const text = (n: number) => {
    const number = formatNumber(language, n)
    return isCut && counted === null ? messages.list.atLeast(number) : number
  }
  const numbers = [counted?.inForce ?? inForce, counted?.all ?? entries.length] as const
  const count = shown.hasFailed ? '' : words.inForce(text(numbers[0]), text(numbers[1]))
  const [first, last] = spanOf(language, window, said.thisYear)
  const span = first === last ? first : messages.standing.span(first, last)
  return (
    <section className={styles.timeline} aria-label={messages.when.timeline}>
      <TimelineHead window={window} wall={wall} said={said} span={span} />
      <div className={styles.scroller} aria-busy={shown.isBusy}>
        <div className={styles.top}>
          <p className={styles.count}>{count}</p>
          <TimelineAxis
            window={window}
            wall={wall}
            markedWall={shown.markedWall}
            valueText={[said.there, said.forYou, count].filter(Boolean).join(', ')}
          />
        </div>
        <TimelineRows {...shown} window={window} label={words.closures(span)} onOpen={open} />
      </div>
    </section>
  )
}
