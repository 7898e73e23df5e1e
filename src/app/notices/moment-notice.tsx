import { useMemo } from 'react'
import { useAppConfig } from '#core/api/app-config.ts'
import { isWeekendUnderWay } from '#core/clock/span.ts'
import { useMoment, useWhen } from '#core/clock/moment.ts'
import { wallTimeAt, type When } from '#contract/standing/when.ts'
import { othersWithin } from '#records/closures/of-area/applying-within.ts'
import { useClosuresInView } from '#records/closures/closures-in-view.ts'
import { formatPlannedDay } from '#core/i18n/calendar-formats.ts'
import { deviceTimeZone } from '#core/i18n/device-time-zone.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { Icon } from '#core/ui/icons/icon.tsx'
import { useAppMessages } from '../messages.ts'
import styles from './moment-notice.module.css'

/** Says that what is shown is not how things stand now, and leads back. */
export function MomentNotice() {
  const { when, standing } = useMessages()
  const { shownFor, restOfWeekend, backToNow } = useAppMessages().moment
  const language = useLanguage()
  const moment = useMoment()
  const [, setWhen] = useWhen()
  const { timeZone } = useAppConfig()
  if (moment.when === 'now') return null
  const zone = timeZone ?? deviceTimeZone()
  const { date, time } = wallTimeAt(moment, zone)
  const thisYear = wallTimeAt({ when: 'now', now: moment.now }, zone).date.slice(0, 4)
  const dayAndTime = standing.dayAndTime(formatPlannedDay(language, date, thisYear), time)
  const shown = isWeekendUnderWay(moment, zone) ? restOfWeekend(dayAndTime) : dayAndTime
  return (
    <div className={styles.notice}>
      <Icon name="calendar" />
      <span role="status" className={styles.words}>
        <b>{shownFor(shown)}</b> <span className={styles.whose}>{when.localTime}</span>
        <Others />
      </span>
      <button
        type="button"
        className={styles.back}
        onClick={() => {
          // The notice goes with its button: the focus passes to the choice that says the same.
          document.querySelector<HTMLElement>('fieldset [aria-pressed]')?.focus({ preventScroll: true })
          setWhen('now')
        }}
      >
        {backToNow}
      </button>
    </div>
  )
}

/** How much else applies in the days that are meant, where no time is. */
function Others() {
  const { others, within } = useAppMessages().moment
  const { list } = useMessages()
  const moment = useMoment()
  const { data } = useClosuresInView()
  const count = useMemo(() => (data ? othersWithin(data.ofAnyStatus, moment) : 0), [data, moment])
  if (count === 0) return null
  const text = data?.beyondLimit == null ? others(count) : list.atLeast(others(count))
  return ` · ${text} ${within[daysOf(moment.when)]}`
}

function daysOf(when: When): 'weekend' | 'P7D' | 'day' {
  return when !== 'now' && (when.day === 'weekend' || when.day === 'P7D') ? when.day : 'day'
}
