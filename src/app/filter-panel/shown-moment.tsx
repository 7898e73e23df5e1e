import { useAppConfig } from '#core/api/app-config.ts'
import { useMoment } from '#core/clock/moment.ts'
import { instantAt } from '#contract/standing/when.ts'
import { formatDay, formatTime } from '#contract/messages/formats.ts'
import { deviceTimeZone } from '#core/i18n/device-time-zone.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import styles from './shown-moment.module.css'

/** The moment that is shown, by the reader’s own clock or that of the region. */
export function ShownMoment() {
  const { standing } = useMessages()
  const language = useLanguage()
  const moment = useMoment()
  const { timeZone } = useAppConfig()
  const zone = moment.when === 'now' ? deviceTimeZone() : (timeZone ?? deviceTimeZone())
  const at = instantAt(moment, zone)
  return (
    <p className={styles.shown}>{standing.dayAndTime(formatDay(language, at, zone), formatTime(language, at, zone))}</p>
  )
}
