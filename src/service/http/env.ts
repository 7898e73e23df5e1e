import type { Context } from 'hono'
import type { Store } from '../store/store.ts'
import type { AnswerCache } from './answer-cache.ts'

/** What every request carries. */
export interface ServiceEnv {
  Variables: {
    /** What absolute addresses begin with: `https://example.org`. */
    origin: string
  }
}
export type ServiceContext = Context<ServiceEnv>

/** What the routes of the API share. */
export interface Publishing {
  readonly store: Store
  readonly answers: AnswerCache
  /** The present in epoch milliseconds. */
  readonly now: () => number
}
