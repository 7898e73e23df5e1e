import type { ClosureRecord } from '#contract/records/closure.ts'
import { capitalised } from '#contract/messages/grammar.ts'
import { validPeriod } from '#contract/standing/valid-period.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'

/** {@link validPeriod} as a sentence of its own: "From 1 April 2026 until further notice". */
export function useValidText(): (record: ClosureRecord) => string {
  const language = useLanguage()
  const { standing } = useMessages()
  return (record) => capitalised(validPeriod(record, language, standing))
}
