import { useAppConfig } from '#core/api/app-config.ts'
import { useMoment } from '#core/clock/moment.ts'
import { formatWhen, RELATIVE_DAYS, wallTimeAt, type WallTime } from '#contract/standing/when.ts'
import { formatPlannedDay } from '#core/i18n/calendar-formats.ts'
import { deviceTimeZone } from '#core/i18n/device-time-zone.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { useShareMessages } from '../messages.ts'

/** A moment that a link can keep, as an address has it; null: whenever it is opened. */
export interface KeptMoment {
  readonly value: string | null
  readonly label: string
}

/** No year is this one: a link is kept for longer. */
const WITH_YEAR = 'any'

/** The moments that a link to what is shown can keep, the one that is chosen first; none where it is the present. */
export function useKeptMoments(): readonly KeptMoment[] {
  const moment = useMoment()
  const { link } = useShareMessages()
  const { when: whenWords, standing } = useMessages()
  const language = useLanguage()
  const { timeZone } = useAppConfig()
  if (moment.when === 'now') return []
  const { when } = moment
  const { date } = wallTimeAt(moment, timeZone ?? deviceTimeZone())
  const withTime = (day: string) => (when.time === null ? day : standing.dayAndTime(day, when.time))
  const fixed: WallTime = { day: date, time: when.time }
  const onDate = { value: formatWhen(fixed), label: link.fixed(withTime(formatPlannedDay(language, date, WITH_YEAR))) }
  const name = RELATIVE_DAYS.find((day) => day === when.day)
  if (name === undefined) return [onDate, { value: null, label: link.whenOpened }]
  return [{ value: formatWhen(when), label: link.always(withTime(whenWords.days[name])) }, onDate]
}
