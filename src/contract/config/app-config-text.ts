/** A text of the operator: the same for every language, or one for each. */
export type OperatorText = string | Readonly<Record<string, string | undefined>>

/** The language of what {@link textIn} gives; undefined for a text for all languages, whose own is not known. */
export function textLanguage(text: OperatorText, language: string): string | undefined {
  if (typeof text === 'string') return undefined
  return text[language] === undefined ? Object.keys(text)[0] : language
}

/** A text in a language; where there is none in it, in the first that it is in. */
export function textIn(text: OperatorText, language: string): string {
  return typeof text === 'string' ? text : (text[language] ?? Object.values(text)[0] ?? '')
}
