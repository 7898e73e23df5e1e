import { useAppConfig } from '#api/app-config.ts'
import { useNow } from '#clock/clock.ts'
import { useCapabilities } from '#api/capabilities.ts'
import { deviceTimeZone, formatDate, formatTime } from '#i18n/formats.ts'
import { useLanguage, useMessages } from '#i18n/messages.tsx'
import styles from './foot.module.css'

const DAY = 86_400_000

/** Whose map it is, and how old its data. */
export function Foot() {
  const { app } = useMessages()
  const { title } = useAppConfig()
  const language = useLanguage()
  const updatedAt = useCapabilities()?.updatedAt ?? null
  const instant = updatedAt === null ? null : Date.parse(updatedAt)
  const now = useNow()
  const format = instant !== null && now - instant < DAY ? formatTime : formatDate
  return (
    <footer className={styles.foot}>
      <b>{title}</b>
      {instant !== null && ` · ${app.dataOf(format(language, instant, deviceTimeZone()))}`}
    </footer>
  )
}
