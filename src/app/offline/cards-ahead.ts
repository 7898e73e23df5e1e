import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { paths } from '#contract/paths.ts'
import { AREA_FIELDS } from '#contract/records/area.ts'
import { CLOSURE_FIELDS } from '#contract/records/closure.ts'
import type { Capabilities } from '#core/api/capabilities.ts'
import { apiUrl, type Api } from '#core/api/client.ts'
import { joinPages, type ListRead, type PageRead } from '#core/api/list.ts'
import type { ToWorker } from '#core/offline/to-worker.ts'
import { organisationsQuery } from '#core/organisations/organisations.ts'
import { AREAS } from '#records/areas/queries.ts'
import { FURTHER_CLOSURES } from '#records/closures/list/further-family.ts'
import { PLACELESS } from '#records/closures/placeless/placeless.ts'
import { AREA_CLOSURES, CLOSURES, CLOSURES_FOUND, DESK_CLOSURES } from '#records/closures/queries.ts'
import { wildlifeQuery } from '#records/closures/wildlife/wildlife-query.ts'

/** The families of the lists that have rows: those read as a whole, and those read as one scrolls. */
const WHOLE = [CLOSURES, CLOSURES_FOUND, AREA_CLOSURES, PLACELESS, AREAS]
const PAGED = [FURTHER_CLOSURES, DESK_CLOSURES]

/**
 * What is read ahead of a list that has at least `beyond` records, `rest` ms after a list last changed: of its first
 * `pages` the first `size` records. Who soon moves on needs few cards; who stays may have scrolled far.
 */
const STEPS = [
  { rest: 4000, beyond: 0, pages: 1, size: 200 },
  { rest: 20_000, beyond: 200, pages: 10, size: 1000 },
] as const
type Step = (typeof STEPS)[number]
/** For how long what was read is good, in ms. */
const GOOD_FOR = 600_000

/** Shapes weigh far more than all the rest; the tiles of the map have them. */
const CARD_FIELDS = AREA_FIELDS.filter((field) => field !== 'geometry')

interface Means {
  readonly client: QueryClient
  readonly api: Api
  readonly capabilities: Capabilities
}

/**
 * Lets the service worker read, whenever the lists of the page have stood for a while, all that the cards of their rows
 * say: they then open without a network, though nobody has opened them. Not where the visitor saves data. Ends with
 * `signal`.
 */
export function cardsAhead(means: Means, signal: AbortSignal): void {
  const read = new Map<string, number>()
  let timers: readonly ReturnType<typeof setTimeout>[] = []
  const look = (step: Step) => {
    const worker = navigator.serviceWorker?.controller ?? null
    if (worker === null || savesData()) return
    const now = Date.now()
    const wanted = wantedOf(means, step).filter(({ key }) => now - (read.get(key) ?? 0) >= GOOD_FOR)
    for (const { key, message } of wanted) {
      read.set(key, now)
      worker.postMessage(message, [])
    }
    if (wanted.length > 0) readOthers(means)
  }
  const cancel = () => timers.forEach(clearTimeout)
  const soon = () => {
    cancel()
    timers = STEPS.map((step) => setTimeout(look, step.rest, step))
  }
  const families = new Set<unknown>([...WHOLE, ...PAGED])
  const unsubscribe = means.client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && families.has(query.queryKey[0])) soon()
  })
  signal.addEventListener('abort', () => {
    cancel()
    unsubscribe()
  })
  soon()
}

interface Wanted {
  /** Which page of which list it is: the addresses of later pages change with each reading. */
  readonly key: string
  readonly message: ToWorker
}

/** What the worker is to read for the lists that the page shows. */
function wantedOf(means: Means, step: Step): readonly Wanted[] {
  const lists = shownLists(means.client).filter(({ count }) => count >= step.beyond)
  return lists.flatMap(({ urls = [] }) =>
    urls.slice(0, step.pages).flatMap((url, index) => {
      const message = wholeRecords(url, step, means)
      return message === null ? [] : [{ key: `${step.size} ${index} ${urls[0]}`, message }]
    }),
  )
}

/** A page of a list with all that cards say; null where records have no address of their own. */
function wholeRecords(page: string, { pages, size }: Step, { api, capabilities }: Means): ToWorker | null {
  const { extensions } = capabilities
  const [path, query] = page.split('?', 2)
  const search = new URLSearchParams(query)
  search.set('page_size', String(size))
  const asked = (list: string, records: string, fields: readonly string[]): ToWorker => {
    search.set('fields', fields.join(','))
    return { kind: 'keep-records', list: apiUrl(api, list, search), records: apiUrl(api, records) }
  }
  if (path === apiUrl(api, paths.areas)) {
    return extensions.has('areas_bbox') ? asked(paths.areas, paths.areas, CARD_FIELDS) : null
  }
  if (!extensions.has('closure_detail')) return null
  // The first step reads few: those that stand first among the rows, where the service has that order.
  const isRanked = path !== apiUrl(api, paths.closures) || (pages === 1 && extensions.has('closures_worst_first'))
  return asked(isRanked ? paths.closuresWorstFirst : paths.closures, paths.closures, CLOSURE_FIELDS)
}

/** The lists of closures and areas that the page shows. */
function shownLists(client: QueryClient): readonly ListRead<unknown>[] {
  const whole = WHOLE.flatMap((family) => {
    return client.getQueriesData<ListRead<unknown>>({ queryKey: [family], type: 'active' })
  })
  const paged = PAGED.flatMap((family) => {
    return client.getQueriesData<InfiniteData<PageRead<unknown>>>({ queryKey: [family], type: 'active' })
  })
  return [...whole.map(([, read]) => read), ...paged.map(([, read]) => read && joinPages(read.pages))].filter(
    (read) => read !== undefined,
  )
}

/** Reads what cards tell beside their record: who is responsible, and wildlife. */
function readOthers({ client, api, capabilities }: Means): void {
  if (capabilities.extensions.size === 0) return
  void client.prefetchQuery(organisationsQuery(api))
  void client.prefetchQuery(wildlifeQuery(api))
}

const Connection = z.object({ saveData: z.boolean() })

/** Not every browser says what the visitor wants. */
function savesData(): boolean {
  const read = Connection.safeParse(Reflect.get(navigator, 'connection'))
  return read.success && read.data.saveData
}
