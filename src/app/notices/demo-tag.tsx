import { useCapabilities } from '#core/api/capabilities.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import styles from './demo-tag.module.css'

/** Says that what the map shows is invented, for as long as it is. */
export function DemoTag() {
  const { app, records } = useMessages()
  if (useCapabilities()?.demo !== true) return null
  return (
    <p className={styles.tag} data-demo>
      <b>{records.demo}</b>
      <span>{` · ${app.demoNote}`}</span>
    </p>
  )
}
