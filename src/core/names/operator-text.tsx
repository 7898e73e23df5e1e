import { textIn, textLanguage, type OperatorText as Text } from '#contract/config/app-config-text.ts'
import { useLanguage } from '#core/i18n/messages.tsx'

/** A text of the operator, marked with its language where that is known. */
export function OperatorText({ text }: { readonly text: Text }) {
  const language = useLanguage()
  return <bdi lang={textLanguage(text, language)}>{textIn(text, language)}</bdi>
}
