import type { Language } from '../vocabulary/languages.ts'

/** The locale in which dates and numbers of a language are written. British for English: day before month, 24 hours. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR', it: 'it-IT' }

/** A phrase in each plural form of its language; `#` stands for the number. */
type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

/** What the phrases of a language are made with. */
export interface Grammar {
  /** "1,234" */
  readonly number: (value: number) => string
  /** A phrase about a count, in the form that its number takes: "1 closure", "1,234 closures". */
  readonly count: (forms: PluralForms) => (count: number) => string
}

/** The plurals and the numbers of a language. */
export function grammarOf(language: Language): Grammar {
  const rules = new Intl.PluralRules(LOCALES[language])
  const numbers = new Intl.NumberFormat(LOCALES[language])
  const number = (value: number) => numbers.format(value)
  return {
    number,
    count: (forms) => (count) => (forms[rules.select(count)] ?? forms.other).replaceAll('#', number(count)),
  }
}

/** A phrase as it begins a line. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
