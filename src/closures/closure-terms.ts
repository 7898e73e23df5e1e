import { useCallback } from 'react'
import type { ClosureRecord } from '#contract/closure.ts'
import { useActivities, useReasons } from '#api/lookups.ts'
import type { Language } from '#i18n/language.ts'
import { useLanguage, useMessages } from '#i18n/messages.tsx'

/** Gives the name of a closure's reason, its number where the service names none; null without a reason. */
export function useReasonName(): (record: ClosureRecord) => string | null {
  const { list } = useMessages()
  const reasons = useReasons()
  return useCallback(
    ({ reason_id }) => (reason_id == null ? null : (reasons.get(reason_id)?.name ?? list.reason(reason_id))),
    [reasons, list],
  )
}

/** Gives the names of the activities that a closure is about, the numbers of those that the service does not name. */
export function useActivityNames(): (record: ClosureRecord) => readonly string[] {
  const { list } = useMessages()
  const activities = useActivities()
  return useCallback(
    ({ activity_ids = [] }) => activity_ids.map((id) => activities.get(id)?.name ?? list.activity(id)),
    [activities, list],
  )
}

/** Names as they stand within a line: English writes them small there. */
export function withinLine(names: readonly string[], language: Language): readonly string[] {
  return language === 'en' ? names.map((name) => name.toLowerCase()) : names
}

/** Gives a closure's reason and activities in one line, and whether it has no place. */
export function useTermsLine(): (record: ClosureRecord) => string {
  const { list } = useMessages()
  const language = useLanguage()
  const [reasonOf, activitiesOf] = [useReasonName(), useActivityNames()]
  return (record) => {
    const activities = withinLine(activitiesOf(record), language).join(', ')
    const withoutPlace = record.geometry == null ? list.withoutPlace : null
    return [reasonOf(record), activities, withoutPlace].filter(Boolean).join(' · ')
  }
}
