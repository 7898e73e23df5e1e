import { useAppConfig } from '#core/api/app-config.ts'
import { useMoment } from '#core/clock/moment.ts'
import { wallTimeAt } from '#contract/standing/when.ts'
import { formatDay, formatLocalDay, formatTime, zoneName } from '#contract/messages/formats.ts'
import { deviceTimeZone } from '#core/i18n/device-time-zone.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { useDeskMessages } from '../messages.ts'
import styles from '../desk.module.css'

interface Props {
  /** When it stands so, by the device’s clock, in epoch ms. */
  readonly now: number
  /** Epoch ms. */
  readonly loadedAt: number
  /** The last reading failed, so nothing is known of what has changed since. */
  readonly isOld: boolean
}

/** For which moment the statuses are told: now by the device’s clock, or a wall time at each place. */
export function AsOf({ now, loadedAt, isOld }: Props) {
  const words = useDeskMessages()
  const language = useLanguage()
  const messages = useMessages()
  const moment = useMoment()
  const { timeZone } = useAppConfig()
  const device = deviceTimeZone()
  if (moment.when === 'now') {
    const at = isOld ? loadedAt : Math.max(now, loadedAt)
    const when = messages.standing.dayAndTime(formatDay(language, at, device), formatTime(language, at, device))
    return <p className={styles.asOf}>{words.asOf(when, zoneName(language, at, device))}</p>
  }
  const { date, time } = wallTimeAt(moment, timeZone ?? device)
  const when = messages.standing.dayAndTime(formatLocalDay(language, date), time)
  return <p className={styles.asOf}>{words.asOf(when, messages.when.localTime)}</p>
}
