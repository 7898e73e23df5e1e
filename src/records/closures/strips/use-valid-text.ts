import type { ClosureRecord } from '#contract/records/closure.ts'
import { capitalised } from '#contract/messages/grammar.ts'
import { formatLocalDate } from '#contract/messages/formats.ts'
import { formatDayOfYear } from '#core/i18n/calendar-formats.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { useCardMessages } from '#core/ui/card/messages.ts'

/** From when to when a record is valid: "1 April to 15 June 2026", "From 1 April 2026 until further notice". */
export function useValidText(): (record: ClosureRecord) => string {
  const language = useLanguage()
  const { standing } = useMessages()
  const { span } = useCardMessages()
  return ({ start_on, end_on }) => {
    const until = end_on == null ? standing.untilFurtherNotice : standing.untilDay(formatLocalDate(language, end_on))
    if (start_on == null) return capitalised(until)
    const from = formatLocalDate(language, start_on)
    if (end_on == null) return capitalised(`${standing.from(from)} ${until}`)
    const last = formatLocalDate(language, end_on)
    if (start_on === end_on) return last
    const sameYear = start_on.slice(0, 4) === end_on.slice(0, 4)
    return span(sameYear ? formatDayOfYear(language, start_on, 'long') : from, last)
  }
}
