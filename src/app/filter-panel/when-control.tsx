import { useState, type ReactNode } from 'react'
import { useWhen } from '#core/clock/moment.ts'
import { RELATIVE_DAYS } from '#contract/standing/when.ts'
import { useTimeline } from '#records/closures/timeline/timeline-window.ts'
import { formatDay, formatTime } from '#contract/messages/formats.ts'
import { useNow } from '#core/clock/clock.ts'
import { deviceTimeZone } from '#core/i18n/formats.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { Icon } from '#core/ui/icon.tsx'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import segments from '#core/ui/segments.module.css'
import styles from './when-control.module.css'

/** Most visits are about now. */
const DateAndTime = lazyComponent(() => import('./date-and-time.tsx'), 'DateAndTime', {
  pending: <div className={styles.fields} />,
})

interface Props {
  /** Whether the page has a timeline to choose it on. */
  readonly hasTimeline?: boolean
}

/** For when everything is shown: now, a day by its name, or a date and a time; and the timeline to choose it on. */
export function WhenControl({ hasTimeline = true }: Props) {
  const words = useMessages().when
  const [when, setWhen] = useWhen()
  const [isAsked, setAsked] = useState(false)
  const day = when === 'now' ? 'now' : when.day
  // There is no room for more on a phone, and few links are of seven days.
  const leftOut = day === 'P7D' ? 'weekend' : 'P7D'
  const isDate = day !== 'now' && !RELATIVE_DAYS.some((name) => name === day)
  const choose = (next: Parameters<typeof setWhen>[0]) => {
    setAsked(false)
    setWhen(next)
  }
  return (
    <fieldset className={styles.when}>
      <legend className="visually-hidden">{words.label}</legend>
      <div className={segments.segments}>
        <Choice on={day === 'now'} onChoose={() => choose('now')}>
          {words.now}
        </Choice>
        {RELATIVE_DAYS.filter((name) => name !== leftOut).map((name) => (
          <Choice key={name} on={day === name} onChoose={() => choose({ day: name, time: null })}>
            {words.days[name]}
          </Choice>
        ))}
        <Choice
          on={isDate}
          label={words.chooseDate}
          isExpanded={isAsked || day !== 'now'}
          onChoose={() => setAsked(!isAsked)}
        >
          <Icon name="calendar" size={18} />
        </Choice>
        {hasTimeline && <TimelineButton />}
      </div>
      {isAsked || day !== 'now' ? <DateAndTime /> : <Present />}
    </fieldset>
  )
}

/** What the reader’s own clock says. */
function Present() {
  const { standing } = useMessages()
  const language = useLanguage()
  const now = useNow()
  const zone = deviceTimeZone()
  return (
    <p className={styles.present}>
      {standing.dayAndTime(formatDay(language, now, zone), formatTime(language, now, zone))}
    </p>
  )
}

function TimelineButton() {
  const words = useMessages().when
  const timeline = useTimeline()
  return (
    <Choice
      label={words.timeline}
      isExpanded={timeline.horizon !== null}
      onChoose={timeline.horizon === null ? timeline.open : timeline.close}
    >
      <Icon name="timeline" size={18} />
    </Choice>
  )
}

interface ChoiceProps {
  /** Whether it is chosen; none for what only opens something. */
  readonly on?: boolean
  readonly onChoose: () => void
  /** Its name, where what it shows is no word. */
  readonly label?: string
  readonly isExpanded?: boolean
  readonly children: ReactNode
}

function Choice({ on, onChoose, label, isExpanded, children }: ChoiceProps) {
  return (
    <button
      type="button"
      className={styles.choice}
      aria-pressed={on}
      aria-label={label}
      title={label}
      aria-expanded={isExpanded}
      onClick={onChoose}
    >
      {children}
    </button>
  )
}
