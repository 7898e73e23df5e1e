import type { ClosureRecord } from '#contract/records/closure.ts'
import type { Messages } from '#core/i18n/en.ts'
import type { ToneName } from '#core/ui/signs/tone.tsx'

/** What there is to say of how a closure stands, before it is put into lines. */
export interface Sentence {
  readonly lead: string
  readonly tone: ToneName
  readonly until?: string | null
  /** When it is in force again: after `until` on the same line, or by itself. */
  readonly again?: { readonly short: string; readonly whole: string } | null
  /** Whose time it is, where that is not plain. */
  readonly zone?: string | null
}

/** "Closed now", "Please avoid", "Notice". */
export function sayInForce(record: ClosureRecord, { words }: Messages): Sentence {
  if (record.type === 'notice') return { lead: words.notice, tone: 'notice' }
  return { lead: record.is_binding === false ? words.avoid : words.closedNow, tone: 'current' }
}

/** "Closes Mon 18 May 2026", "Please avoid from …", "Notice · from …". */
export function sayUpcoming(record: ClosureRecord, when: string, { words }: Messages): Sentence {
  if (record.type === 'notice') return { lead: words.notice, tone: 'notice', until: words.from(when) }
  return { lead: record.is_binding === false ? words.avoidFrom(when) : words.closes(when), tone: 'upcoming' }
}

/** "closed again 20:00", "please avoid again from …", "applies again …". */
export function sayAgain(record: ClosureRecord, when: string, { words }: Messages): string {
  if (record.type === 'notice') return words.appliesAgain(when)
  return record.is_binding === false ? words.avoidAgain(when) : words.closedAgain(when)
}
