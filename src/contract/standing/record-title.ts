import type { StandingMessages } from '../messages/en.ts'
import type { ClosureRecord } from '../records/closure.ts'
import type { Language } from '../vocabulary/languages.ts'
import { joined } from './sentence.ts'
import { validTimes, type Dated } from './valid-period.ts'

type Titled = Dated & Pick<ClosureRecord, 'name' | 'type' | 'is_binding'>

/** What a record says by its dates alone, in parts: "Closed", and "1 May to 31 July 2026, daily 20:00 to 06:00 the next day". */
export function datedParts(
  record: Omit<Titled, 'name'>,
  language: Language,
  messages: StandingMessages,
): { readonly kind: string; readonly times: string } {
  const { closed, avoid, displayStatus } = messages
  const kind = record.type === 'notice' ? displayStatus.notice : record.is_binding === false ? avoid : closed
  return { kind, times: validTimes(record, language, messages) }
}

/**
 * The same as one: "Closed: 1 May to 31 July 2026, daily 20:00 to 06:00 the next day". True whenever it is read, so it is
 * for what is kept for long, such as the preview of a link.
 */
function datedStatement(record: Omit<Titled, 'name'>, language: Language, messages: StandingMessages): string {
  const { kind, times } = datedParts(record, language, messages)
  return messages.dated(kind, times)
}

/** A record by its name and its dates, as the title of its page: "Modrava trail · Closed: until 31 May 2026". */
export function recordTitle(record: Titled, language: Language, messages: StandingMessages): string {
  return joined(record.name, datedStatement(record, language, messages))
}
