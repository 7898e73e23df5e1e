import type { ClosureRecord } from '#contract/records/closure.ts'
import type { CardMessages } from '#core/ui/card/messages/en.ts'

/** What a closure does to its activities: it forbids them, advises against them, or is only about them. */
export function activitiesLabel({ type, is_binding }: ClosureRecord, card: CardMessages): string {
  if (type === 'notice') return card.concerns
  return is_binding === false ? card.adviceAgainst : card.notAllowed
}
