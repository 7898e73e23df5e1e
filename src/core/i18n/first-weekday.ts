import { localeOf } from '#contract/messages/locale.ts'
import type { Language } from './language.ts'

interface WeekInfo {
  /** 1 is Monday, 7 Sunday. */
  readonly firstDay: number
}

/** Not every browser has either, and the older ones have the latter. */
type WeekLocale = Intl.Locale & { readonly getWeekInfo?: () => WeekInfo; readonly weekInfo?: WeekInfo }

/** Where weeks begin on Sunday, for browsers that do not know. */
const FROM_SUNDAY: ReadonlySet<string | undefined> = new Set('BR CA HK IL IN JP KR MX PH SG TW US ZA'.split(' '))

/** The day on which weeks begin where the reader is: 0 is Monday, 6 Sunday. */
export function firstWeekday(language: Language): number {
  const locale: WeekLocale = new Intl.Locale(localeOf(language))
  const known = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay
  return (known ?? (FROM_SUNDAY.has(locale.region) ? 7 : 1)) - 1
}
