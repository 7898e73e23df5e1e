import type { ClosureRecord } from '#contract/records/closure.ts'
import type { CardMessages } from '#core/ui/card/messages/en.ts'
import { formatDayOfYear } from '#core/i18n/calendar-formats.ts'
import { formatLocalDate } from '#contract/messages/formats.ts'
import type { Language } from '#core/i18n/language.ts'

/** "1 April to 15 June 2026", "From 1 April 2026 until further notice". */
export function validText({ start_on, end_on }: ClosureRecord, language: Language, card: CardMessages): string {
  if (start_on == null) return end_on == null ? card.untilFurtherNotice : card.upTo(formatLocalDate(language, end_on))
  if (end_on == null) return card.fromOn(formatLocalDate(language, start_on))
  const last = formatLocalDate(language, end_on)
  if (start_on === end_on) return last
  const sameYear = start_on.slice(0, 4) === end_on.slice(0, 4)
  const first = sameYear ? formatDayOfYear(language, start_on, 'long') : formatLocalDate(language, start_on)
  return card.span(first, last)
}
