import { useAppConfig } from '#core/api/app-config.ts'
import { accentColours, parseAccent } from '#core/embed/accent.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { languageName } from '#contract/messages/language-name.ts'
import { palettes, type Theme } from '#contract/palette/palette.ts'
import { THEME_CHOICES, type ThemeChoice } from '#core/ui/theme/theme-state.ts'
import { Choice } from '../part.tsx'
import type { ChoiceProps } from './choices.ts'
import { Field } from './field.tsx'
import { useEmbeddingMessages } from './messages.ts'
import buttons from '#core/ui/buttons.module.css'
import parts from '../part.module.css'
import styles from './embed.module.css'

/** In which language the map is shown; nothing where there is one. */
export function LanguageField({ choices, change }: ChoiceProps) {
  const words = useEmbeddingMessages()
  const { app } = useMessages()
  const { languages } = useAppConfig()
  if (languages.length < 2) return null
  return (
    <Choice
      label={app.language}
      options={[
        { value: null, label: words.eachLanguage },
        ...languages.map((language) => ({ value: language, label: languageName(language) })),
      ]}
      chosen={choices.language}
      onChoose={(language) => change({ language })}
    />
  )
}

/** In which colours the map is shown. */
export function LookFields({ hasAccent, ...props }: ChoiceProps & { readonly hasAccent: boolean }) {
  const { choices, change } = props
  const words = useEmbeddingMessages()
  return (
    <>
      <Choice
        label={words.theme}
        options={THEME_CHOICES.map((theme) => ({ value: theme, label: words.themes[theme] }))}
        chosen={choices.theme}
        onChoose={(theme) => change({ theme })}
      />
      {hasAccent && <AccentField {...props} />}
    </>
  )
}

function AccentField({ choices: { accent: text, theme }, change }: ChoiceProps) {
  const words = useEmbeddingMessages()
  const accent = parseAccent(text)
  const isWrong = text.trim() !== '' && accent === null
  const shades = accent === null ? [] : shadesOf(accent, theme)
  const shaded = shades.map(({ shown, shade }) => words.accentShaded(words.shadedIn[shown], shade)).join(' ')
  return (
    <Field
      label={words.accent}
      note={shaded === '' ? words.accentWhy : shaded}
      wrong={isWrong ? words.accentWrong : null}
    >
      {(field) => (
        <div className={styles.accent}>
          <input
            type="color"
            className={styles.colour}
            aria-label={words.accentPick}
            value={accent ?? palettes.light.accent}
            onChange={({ target }) => change({ accent: target.value.slice(1) })}
          />
          <input
            {...field}
            className={`${parts.field} ${styles.input} ${styles.short}`}
            autoComplete="off"
            spellCheck={false}
            placeholder={palettes.light.accent.slice(1)}
            value={text}
            onChange={({ target }) => change({ accent: target.value })}
          />
          {text !== '' && (
            <button type="button" className={buttons.button} onClick={() => change({ accent: '' })}>
              {words.accentUsual}
            </button>
          )}
        </div>
      )}
    </Field>
  )
}

/** The themes in which the accent is shown in another shade than the chosen one, for its contrast. */
function shadesOf(accent: string, theme: ThemeChoice): readonly { readonly shown: Theme; readonly shade: string }[] {
  const themes: readonly Theme[] = theme === 'auto' ? ['light', 'dark'] : [theme]
  return themes
    .map((shown) => ({ shown, shade: accentColours(accent, shown).accent }))
    .filter(({ shade }) => shade !== accent)
}
