import type { StandingMessages } from '../messages/en.ts'
import type { ClosureRecord } from '../records/closure.ts'
import type { Language } from '../vocabulary/languages.ts'
import { joined } from './sentence.ts'
import { validTimes, type Dated } from './valid-period.ts'

type Titled = Dated & Pick<ClosureRecord, 'name' | 'type' | 'is_binding'>

/**
 * What a record says by its dates alone, whenever it is read: "Closed: 1 May to 31 July 2026, daily 20:00 to 06:00 the next
 * day". For what is kept for long, such as the preview of a link.
 */
export function datedStatement(record: Omit<Titled, 'name'>, language: Language, messages: StandingMessages): string {
  const { closed, avoid, displayStatus, dated } = messages
  const kind = record.type === 'notice' ? displayStatus.notice : record.is_binding === false ? avoid : closed
  return dated(kind, validTimes(record, language, messages))
}

/** A record by its name and its dates, as the title of its page: "Modrava trail · Closed: until 31 May 2026". */
export function recordTitle(record: Titled, language: Language, messages: StandingMessages): string {
  return joined(record.name, datedStatement(record, language, messages))
}
