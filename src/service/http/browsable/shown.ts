import type { html } from 'hono/html'
import type { Language } from '#contract/vocabulary/languages.ts'
import type { Operation } from '../openapi/operation.ts'
import type { Resource } from '../kernel/context.ts'
import type { LongNumbers } from './long-numbers.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A piece of a page, escaped. */
export type Html = ReturnType<typeof html>

/** All that a page shows. */
export interface Shown {
  /** What the operator calls the service. */
  readonly title: string
  /** Where the map is; null without one. */
  readonly mapAddress: string | null
  readonly method: string
  /** What the addresses of the API begin with: `https://example.org/api/v2`. */
  readonly base: string
  /** What was asked for, as the public knows it. */
  readonly url: URL
  /** Null, and no operation: the request reached no resource. */
  readonly resource: Resource | null
  readonly operation: Operation | undefined
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** The answer, read from its JSON. */
  readonly body: unknown
  /** What the body has other texts for, since it is too long to be shown. */
  readonly longNumbers: ReadonlyMap<string, LongNumbers>
  readonly vocabulary: Vocabulary
  /** The language of the vocabulary. All else that the page itself says is English. */
  readonly language: Language
}

/** The address that is shown, in another format. */
export function inFormat({ url }: Pick<Shown, 'url'>, format: string): string {
  const other = new URL(url)
  other.searchParams.set('format', format)
  return other.href
}
