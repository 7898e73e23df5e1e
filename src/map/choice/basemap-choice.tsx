import { textIn } from '#contract/config/app-config-text.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { RadioChoice } from '#core/ui/fields/radio-choice.tsx'
import { useBasemaps } from '../basemap/basemaps.ts'
import { useMapMessages } from '../messages.ts'
import { ThirdPartyNote } from './third-party-note.tsx'
import styles from './basemap-choice.module.css'

/** The backgrounds that the operator offers, to choose from. */
export function BasemapChoice() {
  const words = useMapMessages()
  const language = useLanguage()
  const { offered, chosen, choose } = useBasemaps()
  return (
    <RadioChoice
      label={words.background}
      options={offered.map(({ id, label, thirdParty }) => ({
        value: id,
        label: textIn(label, language),
        note: thirdParty && <ThirdPartyNote thirdParty={thirdParty} />,
      }))}
      chosen={chosen.id}
      onChoose={choose}
      className={styles.choice}
    />
  )
}
