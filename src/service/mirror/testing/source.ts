import * as z from 'zod/mini'
import { AREA_FIELDS } from '#contract/records/area.ts'
import { CLOSURE_FIELDS } from '#contract/records/closure.ts'
import { API_PREFIX, paths } from '#contract/paths.ts'
import { ORGANISATION_FIELDS } from '#contract/records/organisation.ts'
import { WILDLIFE_FIELDS } from '#contract/records/wildlife.ts'
import { MAY_15 } from '#testing/builders.ts'
import { aService } from '../../http/testing/app.ts'
import { Fetcher } from '../../fetching/fetcher.ts'
import { serve } from '../../http/testing/serve.ts'
import { aDirectory, aStore, aWriter, rangers, type Place } from '../../store/testing/store.ts'
import type { Store, Transaction } from '../../store/domain/store.ts'
import { usualLimits, type MirrorLimits } from '../limits.ts'
import { mirror, type MirrorReport } from '../mirror.ts'
import { SourceClient, type Answer } from '../source-client.ts'
import { Staging } from '../staging.ts'

/** Time that only tests move. */
export class Clock {
  now = MAY_15

  wait(hours: number): void {
    this.now += hours * 3_600_000
  }
}

/** A service of ours whose data can be changed. */
export interface Origin {
  /** That of its API. */
  readonly address: string
  readonly fetch: (request: Request) => Response | Promise<Response>
  change(write: (transaction: Transaction) => Promise<unknown>): Promise<void>
  /** Answers with the data of another origin from now on, as after a backup was restored. */
  restore(older: Pick<Origin, 'fetch'>): void
}

export async function anOrigin(clock: Clock): Promise<Origin> {
  const directory = aDirectory()
  const writer = aWriter(directory, { now: () => clock.now })
  const change: Origin['change'] = async (write) => {
    const transaction = await writer.begin()
    await transaction.putSource(rangers)
    await write(transaction)
    await transaction.commit({ demo: false })
  }
  await change(async () => {})
  const { fetch } = await aService({}, { store: aStore(directory), now: () => clock.now })
  let current = fetch
  const answer: Origin['fetch'] = (request) => current(request)
  const restore: Origin['restore'] = (older) => {
    current = older.fetch
  }
  return { address: (await serve(answer)) + API_PREFIX, fetch: answer, change, restore }
}

class ListeningClient extends SourceClient {
  readonly #before: (url: URL) => Promise<void>

  constructor(before: (url: URL) => Promise<void>, ...options: ConstructorParameters<typeof SourceClient>) {
    super(...options)
    this.#before = before
  }

  override async get(url: URL, language?: string): Promise<Answer> {
    await this.#before(url)
    return super.get(url, language)
  }
}

/** Mirrors from that address, without waiting. */
export class Copy {
  readonly place: Omit<Place, 'script'>
  /** What happens before each request; where it throws, there is no answer. */
  beforeRequest = async (_url: URL): Promise<void> => {}
  readonly #clock: Clock
  readonly #dataDir = aDirectory()
  #store: Promise<Store> | null = null

  constructor(place: Omit<Place, 'script'>, clock: Clock) {
    this.place = place
    this.#clock = clock
  }

  /** What it publishes; one service for the time of the test. */
  store(): Promise<Store> {
    this.#store ??= this.place.openStore()
    return this.#store
  }

  async mirror(address: string, timeoutMs = 5000, limits: Partial<MirrorLimits> = {}): Promise<MirrorReport> {
    const now = () => this.#clock.now
    const waiting = { now, random: () => 0.5, pause: async () => {} }
    const client = new ListeningClient((url) => this.beforeRequest(url), address, {
      ...waiting,
      fetcher: new Fetcher({ privateHosts: true }),
      userAgent: 'Fieldgate/0 (test)',
      timeoutMs,
      limits: { ...usualLimits, ...limits },
    })
    const staging = new Staging(this.#dataDir)
    const writer = await this.place.openWriter({ now })
    try {
      return await mirror({ address, client, writer, staging, timeZone: 'Europe/Berlin', now, onProgress: () => {} })
    } finally {
      staging.close()
      await writer.close()
    }
  }
}

type Fetch = (request: Request) => Response | Promise<Response>
type Listed = Readonly<Record<string, unknown>>[]

const Page = z.object({ results: z.array(z.record(z.string(), z.unknown())), next: z.nullable(z.string()) })

/** What differs between a record and its copy: numbers and times that are each store's own. */
const OWN = ['id', 'created_at', 'updated_at', 'organisation_id'] as const

/** All that a service publishes, but for what each store has of its own. */
export async function contentOf(fetch: Fetch): Promise<Readonly<Record<string, Listed>>> {
  const fields = { areas: AREA_FIELDS, closures: CLOSURE_FIELDS, wildlife: WILDLIFE_FIELDS }
  return {
    areas: await listOf(fetch, `${paths.areas}?fields=${fields.areas.join(',')}`),
    closures: await listOf(
      fetch,
      `${paths.closures}?status=current,upcoming,expired&fields=${fields.closures.join(',')}`,
    ),
    wildlife: await listOf(fetch, `${paths.wildlife}?fields=${fields.wildlife.join(',')}`),
    organisations: await listOf(fetch, `${paths.organisations}?fields=${ORGANISATION_FIELDS.join(',')}`),
  }
}

/** A record without what each store has of its own. */
export function sharedOf(record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !OWN.some((own) => own === name)))
}

async function listOf(fetch: Fetch, path: string): Promise<Listed> {
  const all: Listed = []
  let next: string | null = `http://localhost${API_PREFIX}${path}&page_size=1000`
  while (next !== null) {
    const page: z.infer<typeof Page> = Page.parse(await (await fetch(new Request(next))).json())
    all.push(...page.results)
    next = page.next
  }
  return all.map(sharedOf).sort((a, b) => (String(a['uuid']) < String(b['uuid']) ? -1 : 1))
}
