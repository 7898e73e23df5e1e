import type { Language } from '../vocabulary/languages.ts'
import { LOCALES } from './formats.ts'

/** A phrase in each plural form of its language; `#` stands for the number. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

const rules = new Map<Language, Intl.PluralRules>()
const numbers = new Map<Language, Intl.NumberFormat>()

/** "1 closure", "1,234 closures": the form for a count, with the number as the language writes it. */
export function countText(language: Language, count: number, forms: PluralForms): string {
  const rule = kept(rules, language, () => new Intl.PluralRules(LOCALES[language]))
  const number = kept(numbers, language, () => new Intl.NumberFormat(LOCALES[language]))
  return (forms[rule.select(count)] ?? forms.other).replaceAll('#', number.format(count))
}

function kept<T>(made: Map<Language, T>, language: Language, make: () => T): T {
  const known = made.get(language)
  if (known !== undefined) return known
  const value = make()
  made.set(language, value)
  return value
}
