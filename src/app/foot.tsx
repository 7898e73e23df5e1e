import { useAppConfig } from '#api/app-config.ts'
import { useNow } from '#clock/clock.ts'
import { useCapabilities, type Capabilities } from '#api/capabilities.ts'
import { formatAgo } from '#i18n/age-format.ts'
import { deviceTimeZone, formatDate, formatTime } from '#i18n/formats.ts'
import { useLanguage, useMessages } from '#i18n/messages.tsx'
import styles from './foot.module.css'

const DAY = 86_400_000

/** Whose map it is, and how old its data. */
export function Foot() {
  const { title } = useAppConfig()
  const age = useDataAge(useCapabilities())
  return (
    <footer className={styles.foot}>
      <b>{title}</b>
      {age !== null && ` · ${age}`}
    </footer>
  )
}

/** How old the data is; of a copy, when it was last compared with what it is a copy of. */
function useDataAge(capabilities: Capabilities | null): string | null {
  const { app } = useMessages()
  const language = useLanguage()
  const now = useNow()
  const { mirror = null, updatedAt = null } = capabilities ?? {}
  if (mirror !== null) {
    const ago = formatAgo(language, Math.max(0, now - Date.parse(mirror.updatedAt)))
    return app.mirrored(new URL(mirror.address).host, ago)
  }
  if (updatedAt === null) return null
  const instant = Date.parse(updatedAt)
  const format = now - instant < DAY ? formatTime : formatDate
  return app.dataOf(format(language, instant, deviceTimeZone()))
}
