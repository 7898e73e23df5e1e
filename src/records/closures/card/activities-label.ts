import type { StandingMessages } from '#contract/messages/en.ts'
import type { ClosureRecord } from '#contract/records/closure.ts'
import type { CardMessages } from '#core/ui/card/messages/en.ts'

/** What a closure does to its activities: it forbids them, advises against them, or is only about them. */
export function activitiesLabel(
  { type, is_binding }: ClosureRecord,
  { facts, notAllowed }: CardMessages,
  { avoid }: StandingMessages,
): string {
  if (type === 'notice') return facts.concerns
  return is_binding === false ? avoid : notAllowed
}
