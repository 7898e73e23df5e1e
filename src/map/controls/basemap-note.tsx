import { textIn } from '#contract/config/app-config-text.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { useBasemaps } from '../basemap/basemaps.ts'
import { useMapMessages } from '../messages.ts'
import styles from './basemap-note.module.css'

/** Says that the chosen background could not be loaded, and what is shown instead. */
export function BasemapNote() {
  const { app } = useMessages()
  const words = useMapMessages()
  const language = useLanguage()
  const { chosen, hasFailed, choose } = useBasemaps()
  return (
    <output>
      {hasFailed && (
        <span className={styles.note}>
          {words.backgroundFailed(textIn(chosen.label, language))}
          <button type="button" onClick={() => choose(chosen.id)}>
            {app.retry}
          </button>
        </span>
      )}
    </output>
  )
}
