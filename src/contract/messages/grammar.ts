import type { Language } from '../vocabulary/languages.ts'
import { localeOf } from './locale.ts'
import { numberFormat } from './numbers.ts'

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
  const rules = new Intl.PluralRules(localeOf(language))
  const numbers = numberFormat(language, {})
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
