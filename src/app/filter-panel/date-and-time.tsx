import { isLocalTime } from '#contract/status/local-time.ts'
import { useAppConfig } from '#core/api/app-config.ts'
import { useMoment, useWhen } from '#core/clock/moment.ts'
import { wallTimeAt } from '#contract/standing/when.ts'
import { DateField } from '#core/filters/date-field.tsx'
import { useMessages } from '#core/i18n/messages.tsx'
import { deviceTimeZone } from '#core/i18n/formats.ts'
import { useAppMessages } from '../messages.ts'
import styles from './when-control.module.css'

/** The date and the time of what is shown; of a day with a name the time alone can be changed. */
export function DateAndTime() {
  const { date: label } = useMessages().when
  const messages = useAppMessages().filters
  const moment = useMoment()
  const [when, setWhen] = useWhen()
  const { timeZone } = useAppConfig()
  const { date, time } = wallTimeAt(moment, timeZone ?? deviceTimeZone())
  return (
    <div className={styles.fields}>
      <DateField
        label={label}
        isLabelHidden
        value={date}
        onChange={(chosen) => chosen !== null && setWhen({ day: chosen, time: when === 'now' ? null : when.time })}
      />
      <label className={styles.time}>
        <span className="visually-hidden">{messages.time}</span>
        <input
          type="time"
          value={time}
          onChange={({ target: { value } }) =>
            setWhen({ day: when === 'now' ? date : when.day, time: isLocalTime(value) ? value : null })
          }
        />
      </label>
    </div>
  )
}
