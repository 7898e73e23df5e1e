import { useAppConfig } from '#api/app-config.ts'
import { useMoment } from '#clock/moment.ts'
import { wallTimeAt } from '#clock/when.ts'
import { deviceTimeZone, formatDay, formatTime, zoneName } from '#i18n/formats.ts'
import { useLanguage, useMessages } from '#i18n/messages.tsx'
import { useDeskWords } from './words/words.ts'
import styles from './desk.module.css'

/** For which moment the statuses are told: now by the device’s clock, or a wall time at each place. `loadedAt`: epoch ms. */
export function AsOf({ loadedAt }: { readonly loadedAt: number }) {
  const words = useDeskWords()
  const language = useLanguage()
  const messages = useMessages()
  const moment = useMoment()
  const { timeZone } = useAppConfig()
  const device = deviceTimeZone()
  const dayAndTime = (day: number, time: string) => messages.words.dayAndTime(formatDay(language, day, 'UTC'), time)
  if (moment.when === 'now') {
    const day = formatDay(language, moment.now, device)
    const when = messages.words.dayAndTime(day, formatTime(language, Math.max(moment.now, loadedAt), device))
    return <p className={styles.asOf}>{words.asOf(when, zoneName(language, moment.now, device))}</p>
  }
  const { date, time } = wallTimeAt(moment, timeZone ?? device)
  return (
    <p className={styles.asOf}>
      {words.asOf(dayAndTime(Date.parse(`${date}T00:00:00Z`), time), messages.when.localTime)}
    </p>
  )
}
