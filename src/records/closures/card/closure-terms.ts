import { useCallback } from 'react'
import type { ClosureRecord } from '#contract/records/closure.ts'
import { nameIn, useActivities, useReasons } from '#core/api/lookups.ts'
import type { Language } from '#core/i18n/language.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { useConcernText } from '../filters/use-concern.ts'

/** Gives the name of a closure's reason, its number where the service names none; null without one, or until it is known. */
export function useReasonName(): (record: ClosureRecord) => string | null {
  const { records } = useMessages()
  const reasons = useReasons()
  return useCallback(
    ({ reason_id }) => (reason_id == null ? null : nameIn(reasons, reason_id, records.reason)),
    [reasons, records],
  )
}

/** Gives the names of the activities that a closure is about, as {@link useReasonName}; none until they are known. */
export function useActivityNames(): (record: ClosureRecord) => readonly string[] {
  const { records } = useMessages()
  const activities = useActivities()
  return useCallback(
    ({ activity_ids = [] }) => activity_ids.flatMap((id) => nameIn(activities, id, records.activity) ?? []),
    [activities, records],
  )
}

/** Names as they stand within a line: small, but for German, whose nouns are not, and for names such as “BASE jumping”. */
export function withinLine(names: readonly string[], language: Language): readonly string[] {
  if (language === 'de') return names
  return names.map((name) => name.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase()))
}

/** Gives a closure's reason and activities in one line, first whether it is about what is filtered by; with a mark for what is not known yet, and whether it has no place. */
export function useTermsLine(): (record: ClosureRecord) => string {
  const { list } = useMessages()
  const language = useLanguage()
  const [reasonOf, activitiesOf, concernOf] = [useReasonName(), useActivityNames(), useConcernText()]
  return (record) => {
    const reason = reasonOf(record)
    const activities = withinLine(activitiesOf(record), language).join(', ')
    const { reason_id, activity_ids = [] } = record
    const isPartial = (reason_id != null && reason === null) || (activity_ids.length > 0 && activities === '')
    const withoutPlace = (record.geometry ?? record.bbox) == null ? list.withoutPlace : null
    return [concernOf(record), reason, activities, isPartial && '…', withoutPlace].filter(Boolean).join(' · ')
  }
}
