import type { Language } from '#contract/vocabulary/languages.ts'

/** What pages for people need to know of the site. */
export interface SiteOptions {
  /** What the operator calls the service. */
  readonly title: string
  /** Whether the map is at the same origin. */
  readonly hasApp: boolean
  /** The languages of the site. */
  readonly languages: readonly Language[]
}
