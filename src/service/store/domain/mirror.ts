import type { SourceKind } from '#contract/records/closure.ts'

/** What a store is a copy of, and how far it has followed it. */
export interface Mirror {
  /** The API that is copied: `https://example.org/api/v2`. */
  readonly address: string
  /** Whether it says that its data is a demonstration. */
  readonly demo: boolean
  /** When the last update was complete, RFC 3339. */
  readonly updatedAt: string
  /** The UTC day on which that update began, by the earlier of both clocks. */
  readonly since: string
  /** When all records were last compared with those of the source, RFC 3339. */
  readonly sweptAt: string
}

/** A source under the id that it has at the service that is copied. */
export interface KeptSource {
  readonly id: number
  readonly name: string
  readonly kind: SourceKind
  readonly url: string | null
}
