import { useAppConfig } from '#api/app-config.ts'
import { useMoment, useWhen } from '#clock/moment.ts'
import { wallTimeAt } from '#clock/when.ts'
import { formatPlannedDay } from '#i18n/calendar-formats.ts'
import { deviceTimeZone } from '#i18n/formats.ts'
import { lateWords } from '#i18n/late-words.ts'
import { useLanguage, useMessages } from '#i18n/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './moment-notice.module.css'

const useNoticeWords = lateWords({
  en: {
    shownFor: (when: string) => `Shown for ${when}`,
    backToNow: 'Back to now',
  },
  de: {
    shownFor: (when: string) => `Stand für ${when}`,
    backToNow: 'Zurück zu jetzt',
  },
})

/** Says that what is shown is not how things stand now, and leads back. */
export function MomentNotice() {
  const { when, words } = useMessages()
  const { shownFor, backToNow } = useNoticeWords()
  const language = useLanguage()
  const moment = useMoment()
  const [, setWhen] = useWhen()
  const { timeZone } = useAppConfig()
  if (moment.when === 'now') return null
  const zone = timeZone ?? deviceTimeZone()
  const { date, time } = wallTimeAt(moment, zone)
  const thisYear = wallTimeAt({ when: 'now', now: moment.now }, zone).date.slice(0, 4)
  const day = formatPlannedDay(language, date, thisYear)
  return (
    <div role="status" className={styles.notice}>
      <Icon name="calendar" />
      <span className={styles.words}>
        <b>{shownFor(words.dayAndTime(day, time))}</b> <span className={styles.whose}>{when.localTime}</span>
      </span>
      <button type="button" className={styles.back} onClick={() => setWhen('now')}>
        {backToNow}
      </button>
    </div>
  )
}
