import type { Context } from 'hono'
import type { Store } from '../store/store.ts'
import type { AnswerCache } from './answer-cache.ts'
import type { Format } from './format.ts'
import type { ResourceInfo } from './resource.ts'
import type { Revision } from './revision.ts'
import type { Shortcut } from './shortcut.ts'

/** What every request carries. */
export interface ServiceEnv {
  Variables: {
    /** What absolute addresses begin with: `https://example.org`. */
    origin: string
    /** The form in which the request wants its data. */
    format: Format
    /** The resource that was asked for, where the answer is to be shown as a page. */
    shownAsPage: ResourceInfo | undefined
    /** What shows answers as pages. */
    showPage: ShowPage
  }
}
export type ServiceContext = Context<ServiceEnv>

/** Makes the page that shows an answer in JSON. */
export type ShowPage = (c: ServiceContext, info: ResourceInfo, answer: Response) => Promise<Response>

/** What the routes of the API share. */
export interface Publishing {
  readonly store: Store
  readonly revision: Revision
  readonly answers: AnswerCache
  readonly shortcut: Shortcut
  /** The present in epoch milliseconds. */
  readonly now: () => number
}
