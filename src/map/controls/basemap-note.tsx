import { textIn } from '#contract/config/app-config-text.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { useBasemaps } from '../basemap/basemaps.ts'
import { useMapMessages } from '../messages.ts'
import styles from './basemap-note.module.css'

/** For those who follow a link that names what a third party serves. */
const ProposedBasemap = lazyComponent(() => import('../choice/proposed-basemap.tsx'), 'ProposedBasemap')

/** Says that the chosen background could not be loaded, and what is shown instead; asks about one that a link names. */
export function BasemapNote() {
  const { app } = useMessages()
  const words = useMapMessages()
  const language = useLanguage()
  const { chosen, proposed, hasFailed, choose } = useBasemaps()
  return (
    <output>
      {proposed !== null && <ProposedBasemap />}
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
