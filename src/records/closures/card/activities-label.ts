import type { ClosureRecord } from '#contract/records/closure.ts'
import type { CardWords } from '#core/i18n/card-words/en.ts'

/** What a closure does to its activities: it forbids them, advises against them, or is only about them. */
export function activitiesLabel({ type, is_binding }: ClosureRecord, card: CardWords): string {
  if (type === 'notice') return card.concerns
  return is_binding === false ? card.adviceAgainst : card.notAllowed
}
