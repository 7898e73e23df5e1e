import type { ComponentProps } from 'react'
import { useWhen } from '#core/clock/moment.ts'
import { RELATIVE_DAYS } from '#contract/standing/when.ts'
import { useTimeline } from '#records/closures/timeline/timeline-window.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { AnchoredPopover } from '#core/ui/anchored-popover.tsx'
import { useCalendarMessages } from '#core/ui/calendar/messages.ts'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { Icon } from '#core/ui/icons/icon.tsx'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import segments from '#core/ui/segments.module.css'
import styles from './when-control.module.css'

/** Most visits are about now. */
const DateAndTime = lazyComponent(() => import('./date-and-time.tsx'), 'DateAndTime', {
  messages: [useCalendarMessages, useCardMessages],
})

interface Props {
  /** Whether the page has a timeline to choose it on. */
  readonly hasTimeline?: boolean
}

/** For when everything is shown: now, a day by its name, or one of the calendar; and the timeline to choose it on. */
export function WhenControl({ hasTimeline = true }: Props) {
  const words = useMessages().when
  const [when, setWhen] = useWhen()
  const day = when === 'now' ? 'now' : when.day
  // There is no room for more on a phone, and few links are of seven days.
  const leftOut = day === 'P7D' ? 'weekend' : 'P7D'
  const isDate = day !== 'now' && !RELATIVE_DAYS.some((name) => name === day)
  return (
    <fieldset>
      <legend className="visually-hidden">{words.label}</legend>
      <div className={segments.segments}>
        <Choice aria-pressed={day === 'now'} onClick={() => setWhen('now')}>
          {words.now}
        </Choice>
        {RELATIVE_DAYS.filter((name) => name !== leftOut).map((name) => (
          <Choice key={name} aria-pressed={day === name} onClick={() => setWhen({ day: name, time: null })}>
            {words.days[name]}
          </Choice>
        ))}
        <div className={`${segments.segments} ${styles.finders}`}>
          <AnchoredPopover
            label={words.chooseDate}
            icon={<Icon name="calendar" size={18} />}
            aria-pressed={isDate}
            className={styles.choice}
          >
            <DateAndTime />
          </AnchoredPopover>
          {hasTimeline && <TimelineButton />}
        </div>
      </div>
    </fieldset>
  )
}

function TimelineButton() {
  const words = useMessages().when
  const timeline = useTimeline()
  return (
    <Choice
      title={words.timeline}
      aria-expanded={timeline.horizon !== null}
      onClick={timeline.horizon === null ? timeline.open : timeline.close}
    >
      <Icon name="timeline" size={18} />
    </Choice>
  )
}

function Choice(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button type="button" className={styles.choice} {...props} />
}
