import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { BBox } from '#contract/geometry.ts'
import { paths } from '#contract/paths.ts'
import { areaQuery } from '#contract/query/area-query.ts'
import { AREA_FIELDS, AreaRecord } from '#contract/records/area.ts'
import { CLOSURE_FIELDS } from '#contract/records/closure.ts'
import type { Capabilities } from '#core/api/capabilities.ts'
import { apiUrl, type Api } from '#core/api/client.ts'
import { listAt, type ListRead } from '#core/api/list.ts'
import { closurePages } from '#core/api/operations/closures.ts'
import { worstFirstPages } from '#core/api/operations/closures-worst-first.ts'
import type { ToWorker } from '#core/offline/to-worker.ts'
import { organisationsQuery } from '#core/organisations/organisations.ts'
import { AREAS } from '#records/areas/queries.ts'
import { wildlifeQuery } from '#records/closures/wildlife/wildlife-query.ts'
import { CLOSURES, type ClosuresRead } from '#records/closures/queries.ts'

/**
 * What is read ahead: `rest` ms after a list last changed, the first `most` records of each kind, where a list has at least
 * `beyond`. Who soon moves on needs few cards; who stays may scroll far.
 */
const STEPS = [
  { rest: 4000, most: 200, beyond: 0 },
  { rest: 20_000, most: 1000, beyond: 200 },
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
 * Lets the service worker read, whenever a list of closures has stood for a while, all that the cards of its place say:
 * they then open without a network, though nobody has opened them. Not where the visitor saves data. Ends with `signal`.
 */
export function cardsAhead(means: Means, signal: AbortSignal): void {
  const read = new Map<string, number>()
  let timers: readonly ReturnType<typeof setTimeout>[] = []
  const look = (step: Step) => {
    const worker = navigator.serviceWorker?.controller ?? null
    if (worker === null || savesData()) return
    for (const box of shownBoxes(means.client)) {
      const key = `${step.most} ${box}`
      const before = read.get(key)
      if (before !== undefined && Date.now() - before < GOOD_FOR) continue
      read.set(key, Date.now())
      readAhead(means, box, step, (message) => worker.postMessage(message, []))
    }
  }
  const cancel = () => timers.forEach(clearTimeout)
  const soon = () => {
    cancel()
    timers = STEPS.map((step) => setTimeout(look, step.rest, step))
  }
  const unsubscribe = means.client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === CLOSURES) soon()
  })
  signal.addEventListener('abort', () => {
    cancel()
    unsubscribe()
  })
  soon()
}

function readAhead(means: Means, bbox: BBox, { most, beyond }: Step, say: (message: ToWorker) => void) {
  const { client, api, capabilities } = means
  const { extensions } = capabilities
  if (extensions.has('closure_detail') && countOf(client, CLOSURES) >= beyond) {
    const query = { bbox, fields: CLOSURE_FIELDS }
    // In the order in which rows are shown, where the service has it.
    const { url } = extensions.has('closures_worst_first')
      ? worstFirstPages(api, query, most)
      : closurePages(api, query, most)
    say({ kind: 'keep-records', list: url, records: apiUrl(api, paths.closures) })
  }
  if (extensions.has('areas_bbox') && countOf(client, AREAS) >= beyond) {
    const { url } = listAt(api, paths.areas, areaQuery.write({ bbox, fields: CARD_FIELDS }), AreaRecord, most)
    say({ kind: 'keep-records', list: url, records: apiUrl(api, paths.areas) })
  }
  if (extensions.size === 0) return
  void client.prefetchQuery(organisationsQuery(api))
  void client.prefetchQuery(wildlifeQuery(api))
}

/** How many records the largest of the lists of a kind has that the page shows. */
function countOf(client: QueryClient, kind: string): number {
  const lists = client.getQueriesData<ListRead<unknown>>({ queryKey: [kind], type: 'active' })
  return Math.max(0, ...lists.map(([, read]) => read?.count ?? 0))
}

/** The boxes of the lists that the page shows; of the whole world nothing is read. */
function shownBoxes(client: QueryClient): readonly BBox[] {
  const lists = client.getQueriesData<ClosuresRead>({ queryKey: [CLOSURES], type: 'active' })
  return lists.flatMap(([, read]) => (read?.asked.box == null ? [] : [read.asked.box]))
}

const Connection = z.object({ saveData: z.boolean() })

/** Not every browser says what the visitor wants. */
function savesData(): boolean {
  const read = Connection.safeParse(Reflect.get(navigator, 'connection'))
  return read.success && read.data.saveData
}
