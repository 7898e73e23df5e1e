import { useId } from 'react'
import { wallTimeAt } from '#contract/standing/when.ts'
import { useAppConfig } from '#core/api/app-config.ts'
import { useMoment, useWhen } from '#core/clock/moment.ts'
import { deviceTimeZone } from '#core/i18n/device-time-zone.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { useHidePopover } from '#core/ui/anchored-popover.tsx'
import { Calendar } from '#core/ui/calendar/calendar.tsx'
import { DateText } from '#core/ui/fields/date-input.tsx'
import { TimeInput } from '#core/ui/fields/time-input.tsx'
import { useDayMarks } from '#records/closures/calendar/day-marks.ts'
import { useAppMessages } from '../messages.ts'
import styles from './date-and-time.module.css'

/** The day and the time of what is shown, to be chosen or typed; choosing a day closes the popover around. */
export function DateAndTime() {
  const { date: dateLabel } = useMessages().when
  const { time: timeLabel } = useAppMessages().filters
  const moment = useMoment()
  const [when, setWhen] = useWhen()
  const { timeZone } = useAppConfig()
  const zone = timeZone ?? deviceTimeZone()
  const { date, time } = wallTimeAt(moment, zone)
  const { date: today } = wallTimeAt({ when: 'now', now: moment.now }, zone)
  const marksFrom = useDayMarks(today)
  const id = useId()
  const hide = useHidePopover()
  const setDay = (day: string) => setWhen({ day, time: when === 'now' ? null : when.time })
  return (
    <>
      <Calendar
        value={when === 'now' ? null : date}
        today={today}
        marksFrom={marksFrom}
        onChoose={(day) => {
          setDay(day)
          hide()
        }}
      />
      <div className={styles.fields}>
        <label htmlFor={`${id}-date`}>{dateLabel}</label>
        <label htmlFor={`${id}-time`}>{timeLabel}</label>
        <DateText id={`${id}-date`} value={date} onChange={(chosen) => chosen !== null && setDay(chosen)} />
        <TimeInput
          id={`${id}-time`}
          value={time}
          onChange={(chosen) => setWhen({ day: when === 'now' ? date : when.day, time: chosen })}
        />
      </div>
    </>
  )
}
