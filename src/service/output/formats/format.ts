import type { ServedClosure, ServedClosureField } from '#contract/records/closure.ts'
import type { ClosureFilters } from '#contract/query/closure-query.ts'
import type { Language } from '#contract/vocabulary/languages.ts'
import type { AreaPlace } from '../../store/domain/store.ts'

/** What things are called, in the language of the answer. */
export interface Labels {
  readonly reasons: ReadonlyMap<number, string>
  readonly activities: ReadonlyMap<number, string>
  readonly sources: ReadonlyMap<number, string>
  /** The areas of each closure, by uuid, as many as the format names. */
  readonly places: ReadonlyMap<string, AreaPlace>
}

/** Around whose records and for whom an answer is written. */
export interface FormatContext {
  /** What addresses of the web app begin with: `https://example.org`. */
  readonly origin: string
  /** The public address of the request. */
  readonly url: URL
  /** What the service is called. */
  readonly service: string
  /** Whether the records are demonstration data. */
  readonly demo: boolean
  /** When the data last changed, RFC 3339; null while there is none. */
  readonly changedAt: string | null
  readonly language: Language
  /** The language (BCP 47) in which sources wrote the records; undefined where it is not one alone, or not known. */
  readonly recordsLanguage: string | undefined
  readonly filters: ClosureFilters
  readonly labels: Labels
  /** Epoch milliseconds. */
  readonly now: number
}

/** A page of a list, or one record. */
export interface Listing {
  /** Whether it is the answer about one record. */
  readonly isOne: boolean
  readonly closures: readonly ServedClosure[]
  /** How many records match in all. */
  readonly matched: number
  /** The addresses of the pages around this one. */
  readonly next: string | null
  readonly previous: string | null
  /** The fields asked for; empty where the format chooses. */
  readonly fields: readonly ServedClosureField[]
}

/** A closure that was withdrawn, and when: RFC 3339. */
export interface Withdrawal {
  readonly uuid: string
  readonly deletedAt: string
}

export interface Rendered {
  readonly text: string
  /** When it stops being true though no record's status changes, epoch milliseconds; Infinity if never. */
  readonly until: number
}

/** A way to write closures beside JSON. */
export interface ClosureFormat {
  /** The name under which browsers save it; null where that makes no sense. */
  readonly fileName: string | null
  /** Whether its texts are in a language, so that labels are needed. */
  readonly speaks: boolean
  /** How many of each closure's areas it names. */
  readonly mostAreas: number
  /**
   * Which records come first: those that the store got first, as in the list, so that a walk misses none; or for people,
   * by numbered pages, the last update or the first to begin.
   */
  readonly order: 'list' | 'newest' | 'soonest'
  /** Whether it needs the records' geometry, for the fields asked for. */
  readonly needsGeometry: (fields: readonly ServedClosureField[]) => boolean
  /** What takes long is made in parts, between which others are served. */
  readonly render: (listing: Listing, context: FormatContext) => Rendered | Promise<Rendered>
  /**
   * What is told of a closure that was withdrawn, where programs keep what they have while the answer is an error;
   * without it that is a 404.
   */
  readonly renderWithdrawn?: (withdrawal: Withdrawal, context: FormatContext) => Rendered
}
