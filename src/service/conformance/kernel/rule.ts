import type { Extension } from '#contract/root.ts'
import type { Subject } from './subject.ts'

/** Something that the contract promises a client, and how to see whether a service keeps it. */
export interface Rule {
  /** Stable: for those who look one up. */
  readonly id: string
  /** Of the contract. */
  readonly section: number
  /** The promise, in a sentence. */
  readonly says: string
  /** What of this project's, beyond the specification, it is about. */
  readonly needs?: Extension | 'extensions'
  /** Throws a Failure where the service breaks the rule, a Skip where nothing can be said. */
  readonly check: (subject: Subject) => Promise<void>
}

/** What came of a rule; `why` says what was asked, expected and got, or why nothing could be said. */
export type Outcome =
  | { readonly rule: Rule; readonly result: 'passed' }
  | { readonly rule: Rule; readonly result: 'failed' | 'skipped'; readonly why: string }
