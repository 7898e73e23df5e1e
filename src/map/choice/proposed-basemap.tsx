import { textIn } from '#contract/config/app-config-text.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { useBasemaps } from '../basemap/basemaps.ts'
import { useChoiceMessages } from './messages.ts'
import { ThirdPartyNote } from './third-party-note.tsx'
import styles from '../controls/basemap-note.module.css'

/** Asks whether a background that a link names, and that a third party serves, is to be shown. */
export function ProposedBasemap() {
  const words = useChoiceMessages()
  const language = useLanguage()
  const { offered, proposed, choose } = useBasemaps()
  if (proposed?.thirdParty === undefined) return null
  return (
    <span className={styles.note}>
      <span>
        {words.proposed(textIn(proposed.label, language))} <ThirdPartyNote thirdParty={proposed.thirdParty} />
      </span>
      <button type="button" onClick={() => choose(proposed.id)}>
        {words.showProposed}
      </button>
      <button type="button" onClick={() => choose(offered[0].id)}>
        {words.leaveProposed}
      </button>
    </span>
  )
}
