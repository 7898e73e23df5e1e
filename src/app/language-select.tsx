import { useId } from 'react'
import { useAppConfig } from '#core/api/app-config.ts'
import { isLanguage } from '#core/i18n/language.ts'
import { languageName } from '#contract/messages/language-name.ts'
import { useLanguageState } from '#core/i18n/language-state.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import styles from './language-select.module.css'

/** The language of a page that has no menu. What it shows stays open. */
export function LanguageSelect() {
  const { app } = useMessages()
  const { languages } = useAppConfig()
  const [language, setLanguage] = useLanguageState(languages)
  const id = useId()
  if (languages.length === 1) return null
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        {app.language}
      </label>
      <select
        id={id}
        value={language}
        className={styles.select}
        onChange={({ target: { value } }) => {
          if (isLanguage(value)) setLanguage(value)
        }}
      >
        {languages.map((name) => (
          <option key={name} value={name} lang={name}>
            {languageName(name)}
          </option>
        ))}
      </select>
    </>
  )
}
