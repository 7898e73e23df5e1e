import type { Context } from 'hono'
import type { Operation } from '../openapi/operation.ts'
import type { Store } from '../../store/domain/store.ts'
import type { Bytes } from '../../answer/answer.ts'
import type { AnswerCache } from '../../answer/answer-cache.ts'
import type { ClosureRanking } from '../../output/summary/closure-ranking.ts'
import type { ClosureSummaries } from '../../output/summary/closure-summaries.ts'
import type { GroundPlaces } from '../../maps/places/ground-places.ts'
import type { Format } from '../../answer/format.ts'
import type { Previews } from '../../output/preview/previews.ts'
import type { ServedClosures } from '../../output/served/served-closures.ts'
import type { KnownState } from './known-state.ts'
import type { RequestKeyCache } from './request-key-cache.ts'
import type { StoreDamage } from './store-damage.ts'

/** A resource as it is routed. */
export interface Resource {
  /** The path below the prefix of the API, as `/protected-areas/:uuid`. */
  readonly path: string
  /** The formats that it gives beside JSON. */
  readonly offers: readonly Format[]
}

/** What every request carries. */
export interface ServiceEnv {
  Variables: {
    /** What absolute addresses begin with: `https://example.org`. */
    origin: string
    /** The form in which the request wants its data. */
    format: Format
    /** The resource that was asked for, where the answer is to be shown as a page. */
    shownAsPage: Resource | undefined
    /** The body of that answer, which a response would copy; undefined where the response has it. */
    shownBody: Bytes | undefined
    site: Site
  }
}
export type ServiceContext = Context<ServiceEnv>

/** What the service knows of all of its resources. */
export interface Site {
  /** What is said of the resource at a path as it is routed, as `/protected-areas/:uuid`. */
  operationAt(path: string): Operation | undefined
  /** Makes the page that shows an answer in JSON, be its body `shownBody` or its own; null: that of a request that reached no resource. */
  showPage(c: ServiceContext, resource: Resource | null, answer: Response): Promise<Response>
  /** Makes the page for a visitor at an address that there is not. */
  showMissing(c: ServiceContext): Promise<Response>
}

/** What the routes of the API share. */
export interface RouteContext {
  readonly store: Store
  readonly closures: ServedClosures
  /** For how long it is waited for where there is something to say without it, in milliseconds. */
  readonly storePatience: number
  readonly state: KnownState
  readonly summaries: ClosureSummaries
  readonly ranking: ClosureRanking
  /** What can be searched of the ground; null where there are no archives. */
  readonly groundPlaces: GroundPlaces | null
  /** The pictures that are shown for links. */
  readonly previews: Previews
  readonly answers: AnswerCache
  readonly requestKeys: RequestKeyCache
  readonly damage: StoreDamage
  /** The present in epoch milliseconds. */
  readonly now: () => number
}
